// The snapshots' log on disk: appended, mended, rotated.
import Glibc
import Posix
import ReloadService
import Testing

@testable import DaemonCore

@MainActor @Suite struct SnapshotLogTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func log(limit: Int = 1000) -> SnapshotLog {
        SnapshotLog(path: "\(folder.path)/s.jsonl", rotatedPath: "\(folder.path)/s.1.jsonl", limit: limit)
    }

    private func line(_ number: Int) -> LogLine {
        LogLine(time: Timestamp(0), event: "x", fields: [.init("n", .integer(number))])
    }

    private func json(_ numbers: Int...) -> String {
        numbers.map { #"{"time":"1970-01-01T00:00:00.000Z","event":"x","n":\#($0)}"# + "\n" }.joined()
    }

    @Test func appendsLines() throws {
        let log = log()
        try log.open()
        try log.append(line(1))
        try log.append(line(2))
        #expect(try folder.read("s.jsonl") == json(1, 2))
    }

    @Test(arguments: [
        ("", ""), ("a\nb\n", "a\nb\n"), ("a\ncut", "a\n"), ("cut", ""),
        ("a\n" + String(repeating: "x", count: 200_000), "a\n"),
    ]) func removesACutLastLine(_ before: String, _ after: String) throws {
        _ = try folder.write(before, to: "s.jsonl")
        try log().open()
        #expect(try folder.read("s.jsonl") == after)
    }

    @Test func rotatesAtItsLimit() throws {
        let log = log(limit: json(1, 2).utf8.count)
        try log.open()
        for number in 1...5 { try log.append(line(number)) }
        #expect(try folder.read("s.1.jsonl") == json(3, 4))
        #expect(try folder.read("s.jsonl") == json(5))
    }

    @Test(arguments: ["directory", "fifo"]) func makesRoomForTheFile(_ what: String) throws {
        let path = "\(folder.path)/s.jsonl"
        if what == "fifo" { #expect(mkfifo(path, 0o600) == 0) } else { try FileSystem.makeDirectory(path) }
        let log = log()
        var told: [String] = []
        log.onMovedAside = { told += [$0, $1] }
        try log.open()
        try log.append(line(1))
        #expect(try folder.read("s.jsonl") == json(1))
        #expect(told.count == 2 && told[0] == path)
    }

    @Test func beginsAnewWhenTheFileIsRemoved() throws {
        let log = log()
        try log.open()
        try log.append(line(1))
        try FileSystem.remove("\(folder.path)/s.jsonl")
        try log.append(line(2))
        #expect(try folder.read("s.jsonl") == json(2))
    }
}
