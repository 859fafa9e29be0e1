// Images are published byte for byte, and nothing leads out of the group's folder.
import FoundationEssentials
import Glibc
import GroupContainer
import Posix
import Testing

@Suite struct ImageTests {
    @Test func imagesAreReplacedAndRemoved() throws {
        try withGroup { group throws in
            let name = try ImageName("albums/2026/photo.png")
            let path = try group.publishImage(Data([1, 2, 3]), as: name)
            #expect(path == "\(group.directory)/albums/2026/photo.png")
            try group.publishImage(Data([4]), as: name)
            #expect(try FileSystem.contents(of: path, limit: 10) == Data([4]))
            #expect(try FileSystem.names(in: "\(group.directory)/albums/2026") == ["photo.png"])
            #expect(try group.removeImage(name))
            #expect(try group.removeImage(name) == false)
        }
    }

    @Test(arguments: ["out/a.png", "out", "out/deeper/a.png"]) func linksThatLeaveAreRefused(text: String) throws {
        try withGroup { group throws in
            try group.prepareForPublishing()
            #expect(symlink("/usr", "\(group.directory)/out") == 0)
            #expect(throws: ContainerError.leavesContainer(path: text)) { try group.imageFile(try ImageName(text)) }
            #expect(throws: ContainerError.leavesContainer(path: text)) {
                try group.publishImage(Data([1]), as: try ImageName(text))
            }
        }
    }

    /// Files that hosts publish, each a link out of the group; and the folder of entries as one.
    @Test func filesThatAreLinksOutOfTheGroupAreNotRead() throws {
        try withGroup { group throws in
            let out = group.directory + "-elsewhere"
            try write("{\"version\":1,\"entries\":[],\"widgets\":[]}", to: "\(out)/f")
            try group.prepare()
            try FileSystem.remove(group.versionFile)
            for path in [group.entriesFile("A"), group.widgetsFile, group.preferencesFile, group.versionFile] {
                #expect(symlink("\(out)/f", path) == 0)
            }
            func leaves(_ path: String) -> ContainerError { .leavesContainer(path: group.relative(path)) }
            #expect(throws: leaves(group.entriesFile("A"))) { try group.entries(of: "A", rules: rules) }
            #expect(throws: leaves(group.widgetsFile)) { try group.installedWidgets(kinds: [], rules: rules) }
            #expect(throws: DefaultsError.container(leaves(group.preferencesFile))) {
                try SharedDefaults(of: group).values()
            }
            #expect(throws: leaves(group.versionFile)) { try group.checkVersion() }

            try FileSystem.remove(group.versionFile)
            try FileSystem.removeTree(group.entriesDirectory)
            #expect(symlink(out, group.entriesDirectory) == 0)
            #expect(throws: leaves(group.entriesDirectory)) {
                try group.publishEntries(Data("[]".utf8), from: "-", of: "A", rules: rules)
            }
            #expect(try FileSystem.names(in: out) == ["f"])
        }
    }

    @Test func linksThatStayAreFollowed() throws {
        try withGroup { group throws in
            try group.publishImage(Data([1]), as: try ImageName("real/a.png"))
            #expect(symlink("real", "\(group.directory)/link") == 0)
            let path = try group.publishImage(Data([2]), as: try ImageName("link/a.png"))
            #expect(try FileSystem.contents(of: path, limit: 1) == Data([2]))
            #expect(try FileSystem.contents(of: "\(group.directory)/real/a.png", limit: 1) == Data([2]))
        }
    }

    @Test func aMovedContainerWorks() throws {
        try withGroup { group throws in
            try group.publishImage(Data([1]), as: try ImageName("a/b.png"))
            let moved = Group(id: group.id, directory: group.directory + "-moved")
            try FileSystem.rename(group.directory, to: moved.directory)
            #expect(try FileSystem.contents(of: try moved.imageFile(try ImageName("a/b.png")), limit: 1) == Data([1]))
        }
    }

    @Test func whatIsNoFileIsNotReplaced() throws {
        try withGroup { group throws in
            try group.prepareForPublishing()
            #expect(mkfifo("\(group.directory)/pipe.png", 0o600) == 0)
            try FileSystem.makeDirectory("\(group.directory)/folder.png")
            for name in ["pipe.png", "folder.png"] {
                #expect(throws: ContainerError.notRegular(path: name)) {
                    try group.publishImage(Data([1]), as: try ImageName(name))
                }
                #expect(throws: ContainerError.self) { try group.removeImage(try ImageName(name)) }
            }
        }
    }
}
