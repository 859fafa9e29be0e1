// The file tree: directories, names, paths, whole files.
import Dispatch
import FoundationEssentials
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct FileSystemTests {
    @Test(arguments: [
        ("/a/b", "/a/b"), ("/a//b/./c/", "/a/b/c"), ("/a/../b", "/b"), ("/../..", "/"), ("/", "/"),
    ])
    func absolutePathsAreFolded(path: String, expected: String) throws {
        #expect(try FileSystem.absolute(path) == expected)
    }

    @Test func relativePathsBeginWhereTheProcessIs() throws {
        let here = try FileSystem.absolute(".")
        #expect(here.hasPrefix("/"))
        #expect(try FileSystem.absolute("x/../y") == (here == "/" ? "/y" : here + "/y"))
    }

    @Test(
        arguments: [
            ("/a/b", "/a", "b"), ("/a", "/", "a"), ("a", nil, "a"), ("a/b", "a", "b"),
        ] as [(String, String?, String)])
    func pathsHaveAParentAndAName(path: String, parent: String?, name: String) {
        #expect(FileSystem.parent(of: path) == parent)
        #expect(FileSystem.name(of: path) == name)
    }

    @Test func directoriesAreMadeWithThoseAbove() throws {
        try withTemporaryFolder { folder in
            try FileSystem.makeDirectory("\(folder)/a/b/c")
            try FileSystem.makeDirectory("\(folder)/a/b/c")
            #expect(try FileSystem.facts("\(folder)/a/b")?.kind == .directory)
            #expect(try FileSystem.facts("\(folder)/a/b")?.mode == 0o700)
            try AtomicFile.write([1], to: "\(folder)/file", durable: false)
            let error = #expect(throws: SystemError.self) { try FileSystem.makeDirectory("\(folder)/file/x") }
            #expect(error?.code == .notDirectory)
            #expect(throws: SystemError.self) { try FileSystem.makeDirectory("\(folder)/file") }
        }
    }

    @Test func aFileTakesAnothersPlaceAndLeavesNothing() throws {
        try withTemporaryFolder { folder in
            for content: UInt8 in [1, 2] {
                try AtomicFile.write([content], to: "\(folder)/new", durable: false)
                try FileSystem.replace("\(folder)/old", by: "\(folder)/new")
                #expect(try FileSystem.contents(of: "\(folder)/old", limit: 9).map(Array.init) == [content])
                #expect(try FileSystem.names(in: folder) == ["old"])
            }
            // A directory is no file, and stays.
            try AtomicFile.write([3], to: "\(folder)/new", durable: false)
            try FileSystem.makeDirectory("\(folder)/directory")
            #expect(throws: SystemError.self) {
                try FileSystem.replace("\(folder)/directory", by: "\(folder)/new")
            }
            #expect(try FileSystem.names(in: folder) == ["directory", "new", "old"])
        }
    }

    /// The directory above is there, and still the system says that there is none.
    @Test(arguments: ["/proc/none", "/proc/none/a/b", "/proc/none/", "/sys/none/a"])
    func whereNothingCanBeMadeThatIsTheError(path: String) {
        let error = #expect(throws: SystemError.self) { try FileSystem.makeDirectory(path) }
        #expect(error?.call.description == "mkdir")
    }

    /// Whoever makes the same directories at the same time is no trouble.
    @Test func directoriesThatOthersMakeAreTaken() throws {
        try withTemporaryFolder { folder in
            let failures = Failures()
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                failures.gather { try FileSystem.makeDirectory("\(folder)/a/b/c/d/e/f") }
            }
            #expect(failures.all == [])
        }
    }

    @Test func treesAreRemovedAndWhatLinksLeadToIsNot() throws {
        try withTemporaryFolder { folder in
            try FileSystem.makeDirectory("\(folder)/a/b/c")
            try FileSystem.makeDirectory("\(folder)/kept")
            for name in ["a/f", "a/b/f", "a/b/c/.f", "kept/f"] {
                try AtomicFile.write([1], to: "\(folder)/\(name)", durable: false)
            }
            #expect(symlink("../../kept", "\(folder)/a/b/link") == 0)
            try FileSystem.removeTree("\(folder)/a")
            try FileSystem.removeTree("\(folder)/none")
            #expect(try FileSystem.names(in: folder) == ["kept"])
            #expect(try FileSystem.names(in: "\(folder)/kept") == ["f"])
        }
    }

    /// What stands at a path, and whether a file could be renamed over it.
    @Test(arguments: [("nothing", false), ("file", false), ("link", false), ("directory", true), ("fifo", true)])
    func roomIsMade(_ what: String, _ isInTheWay: Bool) throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/x"
            switch what {
            case "file": try AtomicFile.write([1], to: path, durable: false)
            case "link": #expect(symlink("y", path) == 0)
            case "directory": try FileSystem.makeDirectory("\(path)/inner")
            case "fifo": #expect(mkfifo(path, 0o600) == 0)
            default: break
            }
            let aside = try FileSystem.makeRoom(at: path)
            #expect((aside != nil) == isInTheWay)
            if let aside {
                #expect(try FileSystem.facts(path, followingLinks: false) == nil)
                #expect(try FileSystem.names(in: folder) == [FileSystem.name(of: aside)])
            }
        }
    }

    @Test func namesComeInTheOrderOfTheirBytes() throws {
        try withTemporaryFolder { folder in
            for name in ["b", "B", "é", "a"] { try AtomicFile.write([1], to: "\(folder)/\(name)", durable: false) }
            #expect(try FileSystem.names(in: folder) == ["B", "a", "b", "é"])
            #expect(try FileSystem.names(in: folder + "/none") == [])
        }
    }

    @Test func whatIsMissingIsNilOrFalse() throws {
        try withTemporaryFolder { folder throws in
            #expect(try FileSystem.facts("\(folder)/none") == nil)
            #expect(try FileSystem.contents(of: "\(folder)/none", limit: 1) == nil)
            #expect(try FileSystem.mapWhole("\(folder)/none", limit: 1) == nil)
            #expect(try FileSystem.remove("\(folder)/none") == false)
            #expect(try FileSystem.removeDirectory("\(folder)/none") == false)
        }
    }

    @Test(arguments: [0, 1, 4096, 200_000]) func wholeFilesAreReadAndMapped(size: Int) throws {
        try withTemporaryFolder { folder in
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let path = "\(folder)/f"
            try AtomicFile.write(bytes, to: path, durable: true)
            #expect(try FileSystem.contents(of: path, limit: size) == Data(bytes))
            #expect(try FileSystem.mapWhole(path, limit: size) == Data(bytes))
            if size > 0 {
                let error = #expect(throws: FileReadError.self) { try FileSystem.contents(of: path, limit: size - 1) }
                #expect(error == .tooLong(path: path, limit: size - 1))
            }
        }
    }

    @Test func whatIsNoFileIsRefusedWithoutWaiting() throws {
        try withTemporaryFolder { folder in
            let fifo = "\(folder)/fifo"
            #expect(mkfifo(fifo, 0o600) == 0)
            try AtomicFile.write([1], to: "\(folder)/target", durable: false)
            #expect(symlink("target", "\(folder)/link") == 0)
            #expect(try FileSystem.contents(of: "\(folder)/link", limit: 10) == Data([1]))
            for path in [fifo, folder, "/dev/zero"] {
                let error = #expect(throws: FileReadError.self) { try FileSystem.contents(of: path, limit: 10) }
                #expect(error == .notRegular(path: path))
            }
            let error = #expect(throws: FileReadError.self) {
                try FileSystem.contents(of: "\(folder)/link", limit: 10, followingLinks: false)
            }
            #expect(error == .notRegular(path: "\(folder)/link"))
        }
    }
}
