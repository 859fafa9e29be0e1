// Changing and reading the file tree by path.
import CPosix
import Glibc

/// The file tree.
package enum FileSystem {
    /// The facts of what a path names; nil when nothing is there. `stat`, `lstat`
    package static func facts(_ path: String, followingLinks: Bool = true) throws(SystemError) -> FileFacts? {
        var status = stat()
        do throws(SystemError) {
            _ = try retrying(followingLinks ? "stat" : "lstat", path) {
                followingLinks ? stat(path, &status) : lstat(path, &status)
            }
        } catch {
            if error.code == .noEntry || error.code == .notDirectory { return nil }
            throw error
        }
        return FileFacts(status)
    }

    /// Puts a file in the place of another, which readers see whole at every instant. `rename`
    package static func rename(_ old: String, to new: String) throws(SystemError) {
        _ = try retrying("rename", new) { Glibc.rename(old, new) }
    }

    /// Puts a file in the place of another that need not outlive a power loss: the two names change places, which is as
    /// whole as a rename, and the old file is removed. By a rename over another file, ext4 starts to write the new one
    /// out, which takes longer than all the rest. `renameat2`
    package static func replace(_ target: String, by new: String) throws(SystemError) {
        if try facts(target, followingLinks: false)?.kind == .regular, cposix_exchange(new, target) == 0 {
            unlink(new)
        } else {
            // There is no file to replace, or the file system cannot do it.
            try rename(new, to: target)
        }
    }

    /// Removes a file; false when there was none. `unlink`
    @discardableResult
    package static func remove(_ path: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            _ = try retrying("unlink", path) { unlink(path) }
            return true
        } catch {
            if error.code == .noEntry { return false }
            throw error
        }
    }

    /// Removes an empty directory; false when there was none. `rmdir`
    @discardableResult
    package static func removeDirectory(_ path: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            _ = try retrying("rmdir", path) { rmdir(path) }
            return true
        } catch {
            if error.code == .noEntry { return false }
            throw error
        }
    }

    /// Removes a directory with all that is in it; links are removed, and not what they lead to.
    package static func removeTree(_ path: String) throws(SystemError) {
        for name in try names(in: path) {
            let inner = "\(path)/\(name)"
            if try facts(inner, followingLinks: false)?.kind == .directory {
                try removeTree(inner)
            } else {
                try remove(inner)
            }
        }
        try removeDirectory(path)
    }

    /// Makes room for a file: what stands at its path and is neither file nor link gets a name beside it, which is
    /// returned; nil when nothing is in the way.
    package static func makeRoom(at path: String) throws(SystemError) -> String? {
        switch try facts(path, followingLinks: false)?.kind {
        case nil, .regular, .symbolicLink: return nil
        case .directory, .socket, .other:
            let aside = "\(path).aside-\(randomHex(digits: 8))"
            try rename(path, to: aside)
            return aside
        }
    }

    /// Makes a directory and those above it that are missing; one that exists stays as it is. `mkdir`
    package static func makeDirectory(_ path: String, mode: UInt32 = 0o700) throws(SystemError) {
        do throws(SystemError) {
            try makeOneDirectory(path, mode)
        } catch {
            // Of the two names that the error could have the one that helps is that of what is no directory.
            if error.code == .notDirectory {
                throw SystemError(code: .notDirectory, call: "mkdir", path: try obstacle(above: path) ?? path)
            }
            guard error.code == .noEntry, let above = parent(of: path), above != path else { throw error }
            try makeDirectory(above, mode: mode)
            // Once: there are places, as in `/proc`, where nothing can be made though the directory above is there.
            try makeOneDirectory(path, mode)
        }
    }

    private static func makeOneDirectory(_ path: String, _ mode: UInt32) throws(SystemError) {
        do throws(SystemError) {
            _ = try retrying("mkdir", path) { mkdir(path, mode) }
        } catch {
            guard error.code == .exists else { throw error }
            if try facts(path)?.kind != .directory {
                throw SystemError(code: .notDirectory, call: "mkdir", path: path)
            }
        }
    }

    /// What stands where a path needs a directory, and is none.
    package static func obstacle(above path: String) throws(SystemError) -> String? {
        var part = path
        while let above = parent(of: part), above != part {
            if let facts = try facts(above) { return facts.kind == .directory ? nil : above }
            part = above
        }
        return nil
    }

    /// The names in a directory but `.` and `..`, in the order of their bytes; none when it does not exist. `readdir`
    package static func names(in path: String) throws(SystemError) -> [String] {
        guard let stream = opendir(path) else {
            let code = Errno.current
            if code == .noEntry { return [] }
            throw SystemError(code: code, call: "opendir", path: path)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The path without symbolic links, `.` and `..`. `realpath`
    package static func resolved(_ path: String) throws(SystemError) -> String {
        guard let text = realpath(path, nil) else {
            throw SystemError(code: .current, call: "realpath", path: path)
        }
        defer { free(text) }
        return String(cString: text)
    }

    /// Whether a path that begins with a directory's leads to something in it, wherever symbolic links may lead.
    package static func isInside(_ directory: String, _ path: String) throws(SystemError) -> Bool {
        // Without links, which a single call sees, it does.
        if path.hasPrefix(directory + "/"), hasNoLinks(path) { return true }
        return try resolved(path).hasPrefix(resolved(directory) + "/")
    }

    /// Whether nothing in a path is a symbolic link or `..`; false also where nothing is there. `openat2`
    private static func hasNoLinks(_ path: String) -> Bool {
        if path.contains("/..") { return false }
        let place = cposix_open_without_links(path)
        if place >= 0 { close(place) }
        return place >= 0
    }

    /// The absolute form of a path, without touching symbolic links; `.` and `..` are folded as text.
    package static func absolute(_ path: String) throws(SystemError) -> String {
        var start = ""
        if !path.hasPrefix("/") {
            guard let text = getcwd(nil, 0) else { throw SystemError(code: .current, call: "getcwd") }
            defer { free(text) }
            start = String(cString: text)
        }
        var components: [Substring] = []
        for component in "\(start)/\(path)".split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.joined(separator: "/")
    }

    /// The directory that a path lies in; nil for the root and for a bare name.
    package static func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/") else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component of a path.
    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
}
