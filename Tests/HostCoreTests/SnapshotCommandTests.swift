// `snapshot`: where the picture goes that the daemon has drawn, and what is said when it cannot get there.
import Foundation
import Glibc
import GroupContainer
import HostCore
import Posix
import ReloadService
import TestSupport
import Testing

@Suite struct SnapshotCommandTests {
    let folder: Folder
    let picture = "\u{89}PNG\r\n picture"

    init() throws {
        folder = try Folder()
        try FileSystem.makeDirectory(folder.group.rendersDirectory)
        try AtomicFile.write(Array(picture.utf8), to: "\(folder.group.directory)/run/renders/a.png", durable: false)
    }

    static func answer(_ file: String = "run/renders/a.png", unit: String = "pixels") throws -> String {
        let snapshot = RenderedSnapshot(
            widget: "A.b", generation: 3, entry: .entry(index: 2, count: 24, date: Timestamp(0)), at: Timestamp(60),
            nextChange: Timestamp(3600), file: file, hash: "00", text: "x", size: [316, 316], unit: unit, scale: 2,
            appearance: "dark", diagnostics: ["no pixel file"]
        )
        return String(decoding: AnswerLine.result(snapshot, for: .integer(1)).dropLast(), as: UTF8.self)
    }

    @Test func printsThePathFirst() throws {
        let run = try folder.run("snapshot A.b --scale 2", answers: [Self.answer()])
        #expect(
            run.output == """
                \(folder.group.directory)/run/renders/a.png
                entry 2/24 of 1970-01-01T00:00:00.000Z, generation 3, at 1970-01-01T00:01:00.000Z, 316x316 pixels, dark, \
                next change 1970-01-01T01:00:00.000Z
                no pixel file

                """
        )
        #expect(run.sent == #"{"id":1,"jsonrpc":"2.0","method":"snapshot","params":{"scale":2,"widget":"A.b"}}"# + "\n")
        #expect(run.code == .done)
    }

    @Test func writesThePictureWhole() throws {
        let file = "\(folder.path)/out.png"
        for _ in 0..<2 {
            let run = try folder.run("snapshot A.b -o \(file)", answers: [Self.answer()])
            #expect(run.output.hasPrefix("\(file)\n"))
            #expect(run.code == .done)
            #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data(picture.utf8))
        }
        #expect(try FileSystem.names(in: folder.path).filter(AtomicFile.isTemporary) == [])
    }

    /// Where the picture shall go, the sentence's part, the exit code.
    static let places: [(String, String, ExitCode)] = [
        (".", "not a regular file", .refused), ("fifo", "not a regular file", .refused),
        ("missing/out.png", "cannot be written: No such file or directory (ENOENT)", .systemRefused),
        ("file/out.png", "cannot be written: Not a directory (ENOTDIR)", .systemRefused),
    ]

    @Test(arguments: places)
    func saysWhereItCannotGo(_ place: String, _ sentence: String, _ code: ExitCode) throws {
        _ = try folder.write("", as: "file")
        #expect(mkfifo("\(folder.path)/fifo", 0o600) == 0)
        let run = try folder.run("snapshot A.b -o \(folder.path)/\(place)", answers: [Self.answer()])
        #expect(run.errors.contains(sentence), "\(run.errors)")
        #expect(run.code == code)
        #expect(run.output.isEmpty)
        #expect(try FileSystem.facts("\(folder.path)/fifo")?.kind == .other)
    }

    @Test func saysThatThePictureHasGone() throws {
        let run = try folder.run("snapshot A.b -o -", answers: [Self.answer("run/renders/b.png")])
        #expect(run.errors.contains("b.png was removed before it could be read"))
        #expect(run.code == .systemRefused)
    }

    /// Among commands from standard input the answers need standard output.
    @Test func keepsPicturesOutOfAnswers() throws {
        let run = try HostProgramTests.run(
            ["--container", folder.path, "--group", "group.a"], input: "snapshot A.b -o -\n"
        )
        #expect(run.errors == "widget-host: line 1: -o - and answers cannot share standard output: name a file\n")
        #expect(run.code == .usage)
    }

    /// The picture's unit, whether standard output is a terminal, and the exit code.
    static let outputs: [(String, Bool, ExitCode)] = [
        ("pixels", false, .done), ("pixels", true, .usage), ("cells", true, .done), ("cells", false, .done),
    ]

    @Test(arguments: outputs)
    func writesToStandardOutput(_ unit: String, _ isTerminal: Bool, _ code: ExitCode) throws {
        let listener = try UnixSocket.listen(at: folder.group.socket)
        let (shown, output) = isTerminal ? try TerminalTests.terminal() : try Descriptor.pipe()
        let answering = Thread {
            // A daemon of one answer; where it fails the program complains, and so does the test.
            guard becomesReadable(listener, within: patience), let peer = try? UnixSocket.accept(listener) else {
                return
            }
            var request: [UInt8] = []
            // As above.
            guard let answer = try? Self.answer(unit: unit), (try? peer.read(appendingTo: &request)) != nil else {
                return
            }
            // As above.
            try? peer.writeAll(answer + "\n")
        }
        answering.start()
        var errors: (reading: Descriptor, writing: Descriptor)? = try Descriptor.pipe()
        let complaints = try #require(errors?.reading)
        var program: HostProgram? = try HostProgram(output: output, errors: #require(errors?.writing))
        #expect(
            program?.run(
                ["--container", folder.path, "--group", "group.a", "snapshot", "A.b", "-o", "-"], environment: [:])
                == code
        )
        (program, errors) = (nil, nil)
        let complained = String(decoding: try complaints.readToEnd(limit: 65536), as: UTF8.self)
        #expect(complained.contains("is a terminal") == (code == .usage), "\(complained)")
        guard code == .done, !isTerminal else { return }
        var bytes: [UInt8] = []
        _ = try shown.read(appendingTo: &bytes)
        #expect(bytes == Array(picture.utf8))
    }
}
