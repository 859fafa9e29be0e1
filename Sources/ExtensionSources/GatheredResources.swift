// The resources of an extension in one folder, as an app's bundle has them.
import Foundation
import Resources

/// Which file comes where.
struct GatheredResources {
    /// Originals by path in the bundle; of two for one place the first stays.
    private var files: [String: String] = [:]
    private let drawings: ConvertedDrawings

    /// Takes files, and folders as a whole; folders of one name, as `en.lproj`, are put together.
    init(_ paths: [String], _ drawings: ConvertedDrawings) {
        self.drawings = drawings
        for path in paths { add(path, as: URL(fileURLWithPath: path).lastPathComponent) }
    }

    private mutating func add(_ path: String, as place: String) {
        guard ResourceFolders.isFolder(path) else {
            guard files[place] == nil else { return }
            files[place] = path
            if place.lowercased().hasSuffix(".pdf"), place.contains(".imageset/"),
                let drawing = drawings.svg(ofPDF: path)
            {
                files["\(place).\(ResourceFolders.convertedEnding)"] = drawing
            }
            return
        }
        for name in ResourceFolders.names(in: path) where !name.hasPrefix(".") {
            add("\(path)/\(name)", as: "\(place)/\(name)")
        }
    }

    /// Makes a folder hold these files and no others; one that does is left alone.
    func write(into folder: String) throws {
        guard !isWritten(into: folder) else { return }
        let disk = FileManager.default
        // A folder that is made anew is copied anew by the build.
        if disk.fileExists(atPath: folder) { try disk.removeItem(atPath: folder) }
        try disk.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (place, path) in files {
            let target = URL(fileURLWithPath: "\(folder)/\(place)")
            try disk.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            // A link's own file, so that the bundle stands for itself.
            try disk.copyItem(at: URL(fileURLWithPath: path).resolvingSymlinksInPath(), to: target)
        }
    }

    private func isWritten(into folder: String) -> Bool {
        let disk = FileManager.default
        // A folder that is not there holds nothing.
        guard let present = try? disk.subpathsOfDirectory(atPath: folder) else { return false }
        let written = present.filter { !ResourceFolders.isFolder("\(folder)/\($0)") }
        return Set(written) == Set(files.keys)
            && files.allSatisfy { disk.contentsEqual(atPath: $0.value, andPath: "\(folder)/\($0.key)") }
    }
}
