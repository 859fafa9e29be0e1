// The commands that write files and need no daemon.
import Glibc
import GroupContainer
import HostCore
import Posix
import Testing

@Suite struct PublishCommandTests {
    @Test func publishesEntries() throws {
        let folder = try Folder()
        let file = try folder.write(
            #"{"version":1,"entries":[{"id":"a"},{"date":"2026-01-01T00:00:00Z"}]}"#, as: "in.json")
        let run = try folder.run("put-entries Feed \(file)")
        #expect(
            run.output == "published 2 entries of Feed\nnote: no daemon has said yet which kinds there are\n"
        )
        #expect(run.code == .done)
        #expect(try folder.text("entries/Feed.json")?.contains("2026-01-01T00:00:00Z") == true)
    }

    static let offered =
        #"{"id":1,"result":{"kinds":[{"kind":"Photo","displayName":"","description":"","families":[],"configuration":"static"}]}}"#
    static let refused = #"{"id":1,"error":{"code":-32004,"message":"the daemon is shutting down"}}"#

    /// The kind; what the daemon answers, and what an earlier one left in `run/descriptors.json`; a part of what is
    /// said, the exit code, whether the daemon was asked.
    static let kinds: [(kind: String, answer: String?, left: String?, part: String, code: ExitCode, isAsked: Bool)] = [
        ("Photo", offered, nil, "published 0 entries of Photo\n", .done, true),
        ("Phto", offered, nil, "no kind \"Phto\"; did you mean Photo?", .refused, true),
        ("Phto", nil, "Photo", "no kind \"Phto\"; did you mean Photo?", .refused, true),
        ("Photo", nil, "Photo", "published 0 entries of Photo\n", .done, false),
        // What an earlier daemon offered counts for nothing where another one answers.
        ("Old", offered, "Older", "no kind \"Old\"; known: Photo", .refused, true),
        ("Phto", refused, nil, "note: no daemon has said yet which kinds there are", .done, true),
    ]

    @Test(arguments: kinds)
    func publishesKindsThatExist(
        _ row: (kind: String, answer: String?, left: String?, part: String, code: ExitCode, isAsked: Bool)
    ) throws {
        let folder = try Folder()
        if let left = row.left {
            try FileSystem.makeDirectory(folder.group.runDirectory)
            let text = #"{"version":1,"kinds":[{"kind":"\#(left)"}]}"#
            try AtomicFile.write(Array(text.utf8), to: folder.group.descriptors, durable: false)
        }
        let file = try folder.write("[]", as: "in.json")
        let run = try folder.run("put-entries \(row.kind) \(file)", answers: row.answer.map { [$0] } ?? [])
        #expect((run.output + run.errors).contains(row.part), "\(run)")
        #expect(run.output.contains("note:") == row.part.contains("note:"), "\(run)")
        #expect(run.code == row.code)
        #expect(run.sent.isEmpty != row.isAsked)
        #expect((try folder.text("entries/\(row.kind).json") == nil) == (row.code != .done))
    }

    @Test func notesOnceThatKindsAreUnknown() throws {
        let folder = try Folder()
        let file = try folder.write("[]", as: "in.json")
        var executor = Executor(group: folder.group)
        let put = Command.putEntries(kind: "A", .file(file))
        let reports = executor.run(block: [.set([.init(key: "a", value: .text("1"))]), put, put]) + [executor.run(put)]
        #expect(reports.map(\.lines.count) == [1, 2, 1, 1])
    }

    /// The file, and a part of what is complained; whatever was there stays.
    static let badEntries: [(String, String)] = [
        ("{", "line 1, byte 2: the text ends before a key"),
        (#"{"version":1,"entries":[{"a":1,"a":2}]}"#, #"at entries[0]: the key "a" is there twice"#),
        (
            #"{"version":1,"entries":[{"date":"2026-01-01"}]}"#,
            #""2026-01-01" is not a time: a time of day must follow"#
        ),
        (#"{"version":2,"entries":[]}"#, "version 2"),
        (#"{"version":1}"#, "bad.json: not an object with the array 'entries'"),
        ("[{},7]", "nothing is published: "), ("[{},7]", "/bad.json entry 1: not an object"),
    ]

    @Test(arguments: badEntries)
    func refusesEntries(_ text: String, _ part: String) throws {
        let folder = try Folder()
        _ = try folder.run("put-entries Feed \(try folder.write("[]", as: "good.json"))")
        let before = try folder.text("entries/Feed.json")
        let run = try folder.run("put-entries Feed \(try folder.write(text, as: "bad.json"))")
        #expect(run.code == .refused)
        #expect(run.output == "")
        #expect(run.errors.contains(part), "\(run.errors)")
        #expect(before != nil)
        #expect(try folder.text("entries/Feed.json") == before)
    }

    @Test func publishesAndRemovesImages() throws {
        let folder = try Folder()
        let picture = "GIF89a\u{1}\0\u{1}\0\0\0\0;"
        let file = try folder.write(picture, as: "in.png")
        #expect(
            try folder.run("put-image \(file) --as album/photo.png").output == "published album/photo.png, 14 bytes\n")
        #expect(try folder.text("album/photo.png") == picture)
        #expect(try folder.run("remove album/photo.png").output == "removed album/photo.png\n")
        #expect(try folder.text("album/photo.png") == nil)
        #expect(try folder.run("remove album/photo.png").code == .refused)
    }

    static let badImages: [(String, ExitCode, String)] = [
        ("put-image FILE --as ../x.png", .refused, "dot"), ("put-image FILE --as run/x.png", .refused, "run"),
        ("put-image FILE --as /x.png", .refused, "absolute"), ("put-image /does/not/exist.png", .refused, "exist.png"),
        ("put-image / --as x.png", .refused, "widget-host: / is a directory, not a file\n"),
        ("put-entries Feed /", .refused, "widget-host: / is a directory, not a file\n"),
        ("put-image /dev/null --as x.png", .refused, "/dev/null is no picture: it is empty"),
        ("put-image FILE --as x.png", .refused, "/in.png is no picture: it begins with the text \"x\""),
    ]

    @Test(arguments: badImages)
    func refusesImages(_ line: String, _ code: ExitCode, _ part: String) throws {
        let folder = try Folder()
        let file = try folder.write("x", as: "in.png")
        let words = line.split(separator: " ").map { $0 == "FILE" ? file : String($0) }
        let run = try folder.run(words.joined(separator: " "))
        #expect(run.code == code)
        #expect(run.errors.lowercased().contains(part), "\(run.errors)")
    }

    /// An assignment, and what the property list holds, or a part of the complaint.
    static let tagged: [(String, String)] = [
        (#"w:={"$date":"2026-01-01T00:00:00Z"}"#, "<date>2026-01-01T00:00:00Z</date>"),
        (#"w:=[{"a":{"$data":"AAE="}}]"#, "AAE="),
        (#"w:={"$date":"2026-01-01"}"#, #"widget-host: "w": $date: "2026-01-01" is not a time"#),
        (#"w:={"$date":"2026-01-01T00:00:00.000Z"}"#, "<date>2026-01-01T00:00:00Z</date>"),
        (
            #"w:=[{"$date":"2026-03-01T09:30:15.750+02:00"}]"#,
            #"widget-host: "w": $date: "2026-03-01T09:30:15.750+02:00" has a fraction of a second, which a property list "#
                + "does not keep; the nearest whole second is 2026-03-01T07:30:16.000Z"
        ),
        (#"w:={"$date":5}"#, #""w": $date must be a string"#), (#"w:={"$data":"?"}"#, #""w": $data is not base 64"#),
        (#"w:={"$date":"x","more":1}"#, "<key>$date</key>"),
    ]

    @Test(arguments: tagged)
    func storesWhatJSONHasNoWordFor(_ assignment: String, _ part: String) throws {
        let folder = try Folder()
        let run = try folder.run("set \(assignment)")
        let plist = try folder.text("Library/Preferences/group.a.plist") ?? ""
        #expect((plist + run.errors).contains(part), "\(plist)\(run.errors)")
        #expect(run.code == (plist.isEmpty ? .refused : .done))
    }

    /// A pipe that a shell gives a name, and the words before it.
    @Test(arguments: ["put-image --as x.png", "put-entries Feed"])
    func waitsForPipes(_ words: String) throws {
        let folder = try Folder()
        let fifo = "\(folder.path)/fifo"
        #expect(mkfifo(fifo, 0o600) == 0)
        let silent = try folder.run("\(words) --timeout 0.1 \(fifo)")
        #expect(silent.code == .timedOut)
        #expect(silent.errors.hasPrefix("widget-host: \(fifo) is no regular file, and nobody wrote into it for 0.1 s"))
        // As a shell names the pipe of a command that has ended.
        var pipe: (reading: Descriptor, writing: Descriptor)? = try Descriptor.pipe()
        let reading = try #require(pipe?.reading)
        try pipe?.writing.writeAll(words.contains("image") ? "GIF89a\u{1}\0\u{1}\0\0\0\0;" : "[]")
        pipe = nil
        #expect(try folder.run("\(words) /dev/fd/\(reading.rawValue)").output.hasPrefix("published "))
    }

    @Test func changesSharedDefaults() throws {
        let folder = try Folder()
        #expect(try folder.run("set title=A_b n:=3 x:=3.0").output == "set n title x\n")
        #expect(try folder.run("get").output == "n      3\ntitle  A b\nx      3.0\n")
        #expect(try folder.run("get title").output == "A b\n")
        #expect(try folder.run("get", json: true).output == #"{"n":3,"title":"A b","x":3}"# + "\n")
        let plist = try folder.text("Library/Preferences/group.a.plist") ?? ""
        #expect(plist.contains("<real>3") && plist.contains("<integer>3</integer>"))
        #expect(try folder.run("unset n x gone").output == "unset gone n x\n")
        #expect(try folder.run("get").output == "title  A b\n")
        let run = try folder.run("get titel")
        #expect(run.code == .refused)
        #expect(run.errors == "widget-host: no shared default \"titel\"; did you mean title?\n")
    }

    @Test func setsAllOrNone() throws {
        let folder = try Folder()
        let run = try folder.run("set a=1 b:=[null]")
        #expect(run.code == .refused)
        #expect(run.errors.contains("\"b\": a property list holds no null; unset removes a key"))
        #expect(try folder.run("get").output == "")
    }

    @Test func publishesABlockAsOneChange() throws {
        let folder = try Folder()
        let good = try folder.write("[]", as: "good.json")
        let bad = try folder.write("[", as: "bad.json")
        var executor = Executor(group: folder.group)
        let block: [Command] = [
            .set([.init(key: "a", value: .text("1"))]), .putEntries(kind: "Feed", .file(good)),
            .putEntries(kind: "Photo", .file(bad)),
        ]
        let refused = executor.run(block: block)
        #expect(refused.map(\.code) == [.refused])
        #expect(try folder.text("entries/Feed.json") == nil)
        #expect(try folder.run("get").output == "")

        let done = executor.run(block: block.dropLast() + [.get(key: "a")])
        #expect(done.map(\.code) == [.done, .done, .done])
        #expect(done.last?.lines == ["1"])
        #expect(try folder.text("entries/Feed.json") != nil)
    }

    @Test func holdsTheLockOnlyWhileItWrites() throws {
        let folder = try Folder()
        _ = try folder.run("set a=1")
        #expect(try Lock.tryAcquire(folder.group.publishLock) != nil)
    }
}
