// The daemon's look at entries that somebody wrote by hand.
import Glibc
import GroupContainer
import Posix
import Testing

@testable import DaemonCore

@Suite struct EntriesCheckTests {
    /// What stands in the file, and what is said of it.
    static let rows: [(String?, [String])] = [
        (nil, []), (#"{"version":1,"entries":[]}"#, []), (#"{"entries":[{}]}"#, []),
        (#"{"version":1,"entr"#, ["entries/A.json: line 1, byte 19: the text ends before '\"'"]),
        (
            #"{"version":1,"entries":[7,{"date":"x"},{}]}"#,
            [
                "entries/A.json entry 0: not an object",
                #"entries/A.json entry 1 field date: "x" is not a time: not of the form 2026-01-01T00:00:00Z"#,
            ]
        ),
        (
            #"{"version":9,"entries":[]}"#,
            ["entries/A.json has version 9, and this program knows 1 at most; it is left alone"]
        ),
        // That is left to the process that reads it.
        (
            #"{"version":1,"entries":[7]}"# + String(repeating: " ", count: Entries.daemonLimit),
            [
                "entries/A.json has 1048603 bytes: above 1048576 it is checked by the widget's own process, in the memory "
                    + "that a run has"
            ]
        ),
        ("[" + String(repeating: "7,", count: 20) + "7]", ["entries/A.json: not an object with the array 'entries'"]),
    ]

    @Test(arguments: rows)
    func says(_ content: String?, _ messages: [String]) throws {
        let folder = try TemporaryFolder()
        let group = Group(id: try GroupID("g"), directory: folder.path)
        if let content { try write(content, group) }
        var check = EntriesCheck()
        _ = check.look(at: "A", in: group)
        #expect(check.findings.map(\.message) == messages)
    }

    @Test func looksAgainOnceTheFileIsAnother() throws {
        let folder = try TemporaryFolder()
        let group = Group(id: try GroupID("g"), directory: folder.path)
        var check = EntriesCheck()
        let looks = [check.look(at: "A", in: group), check.look(at: "A", in: group)]
        #expect(looks == [true, false])
        for content in ["{", "[", #"{"version":1,"entries":[]}"#] {
            try write(content, group)
            let looks = [check.look(at: "A", in: group), check.look(at: "A", in: group)]
            #expect(looks == [true, false])
        }
        #expect(check.findings == [])
    }

    /// What stands in the file, and whether a run could use any of it.
    @Test(
        arguments: [
            (nil, true), (#"{"version":1,"entries":[]}"#, true), (#"{"version":1,"entries":[7]}"#, true),
            (#"{"version":1,"entr"#, false), ("", false), (#"{"version":9,"entries":[]}"#, false),
            ("[" + String(repeating: " ", count: 1 << 20), true),
        ] as [(String?, Bool)])
    func tellsAFaultFromAnOddity(_ content: String?, _ isUsable: Bool) throws {
        let folder = try TemporaryFolder()
        let group = Group(id: try GroupID("g"), directory: folder.path)
        if let content { try write(content, group) }
        var check = EntriesCheck()
        check.look(at: "A", in: group)
        #expect((check.fault == nil) == isUsable)
        #expect(check.fault == nil || check.findings.map(\.message) == [check.fault])
    }

    @Test func seesWhatIsWrittenInPlace() throws {
        let folder = try TemporaryFolder()
        let group = Group(id: try GroupID("g"), directory: folder.path)
        var check = EntriesCheck()
        check.look(at: "A", in: group)
        #expect(!check.isWrittenInPlace(of: "A", in: group))
        try write(#"{"version":1,"entries":[]}"#, group)
        #expect(!check.isWrittenInPlace(of: "A", in: group), "a file that comes to be")
        check.look(at: "A", in: group)
        try write(#"{"version":1,"entries":[{}]}"#, group)
        #expect(!check.isWrittenInPlace(of: "A", in: group), "one that is replaced")
        check.look(at: "A", in: group)
        #expect(chmod(group.entriesFile("A"), 0o644) == 0)
        #expect(!check.isWrittenInPlace(of: "A", in: group), "one that others may read now")
        try Descriptor.open(group.entriesFile("A"), [.writing, .appending]).writeAll(" ")
        #expect(check.isWrittenInPlace(of: "A", in: group))
    }

    @Test func saysNoScreenOfIt() throws {
        let folder = try TemporaryFolder()
        let group = Group(id: try GroupID("g"), directory: folder.path)
        try write(#"{"version":1,"entries":["# + String(repeating: "7,", count: 20) + "7]}", group)
        var check = EntriesCheck()
        _ = check.look(at: "A", in: group)
        #expect(check.findings.count == 11)
        #expect(check.findings.last?.message == "entries/A.json: and 11 more")
    }

    private func write(_ text: String, _ group: Group) throws {
        try FileSystem.makeDirectory(group.entriesDirectory)
        try AtomicFile.write(Array(text.utf8), to: group.entriesFile("A"), durable: false)
    }

    /// What is in the way of the file, or leads away from it, and goes again without a trace in the file's own facts.
    @Test(arguments: ["a link to itself", "a link to nothing", "a link out of the group", "a file for the folder"])
    func forgetsAFaultWithItsCause(_ what: String) throws {
        let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
        let group = Group(id: try GroupID("g"), directory: folder.path)
        let (path, good) = (group.entriesFile("A"), elsewhere.path + "/A.json")
        try write(#"{"version":1,"entries":[]}"#, group)
        try FileSystem.rename(path, to: good)
        let isFolder = what.hasSuffix("folder")
        var check = EntriesCheck()
        check.look(at: "A", in: group)
        if isFolder {
            try FileSystem.removeDirectory(group.entriesDirectory)
            try AtomicFile.write([], to: group.entriesDirectory, durable: false)
        } else {
            let target = what.hasSuffix("itself") ? path : what.hasSuffix("nothing") ? path + ".none" : good
            #expect(symlink(target, path) == 0)
        }
        let looks = [check.look(at: "A", in: group), check.look(at: "A", in: group)]
        #expect(looks == [true, false] && check.fault != nil)
        try FileSystem.remove(isFolder ? group.entriesDirectory : path)
        if what.hasSuffix("group") { try FileSystem.rename(good, to: path) }
        check.look(at: "A", in: group)
        #expect(check.fault == nil && check.findings == [])
    }
}
