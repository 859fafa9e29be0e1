// `watch`, piped: a line an event, through a daemon's end and the start of the next.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct WatchTests {
    /// Starts the host, and returns once it is connected.
    private func watch(_ fixture: DaemonFixture, _ words: [String] = []) throws -> RunningProgram {
        let host = try RunningProgram(
            Programs.path(of: "widget-host"),
            ["--container", fixture.container, "--group", fixture.group, "watch"] + words,
            errorsTo: fixture.scratch + "/watch.err"
        )
        _ = try host.output.wait(for: "connected") { $0.contains("connected") }
        return host
    }

    private func end(_ host: RunningProgram) throws {
        host.child.send(.interrupt, toGroup: false)
        #expect(try host.waitForEnd() == .code(0))
    }

    @Test func writesALineAnEvent() throws {
        try DaemonFixture.with { fixture in
            try fixture.awaitSnapshot(of: "Status.accessoryRectangular")
            let host = try watch(fixture, ["Status.systemSmall", "Feed"])
            try fixture.host("set", "title=Tea").succeeding()
            try fixture.reload("Photo")
            try fixture.reload("Status")
            let snapshot = try host.output.wait(for: "a snapshot") { $0.contains(" snapshot ") }.line
            // The very line of the daemon's log, but for a duration that was rounded twice.
            let logged = try fixture.awaitSnapshot(of: "Status.systemSmall") { $0["text"]?.contains("Tea") == true }
            #expect(Self.withoutDuration(snapshot) == Self.withoutDuration(logged.text))
            try fixture.host("put-entries", "Feed", "-", input: "[]").succeeding()
            try fixture.reload("Feed")
            _ = try host.output.wait(for: "a timeline") { $0.contains(" timeline widget=Feed.systemMedium") }
            try end(host)
            let lines = host.output.lines
            #expect(!lines.contains { $0.contains("Photo") || $0.contains("widget=Status.systemMedium") }, "\(lines)")
            #expect(lines.contains { $0.contains(" timeline widget=Status.systemSmall ") }, "\(lines)")
        }
    }

    private static func withoutDuration(_ line: String) -> String {
        line.split(separator: " ").filter { !$0.hasPrefix("took=") }.joined(separator: " ")
    }

    @Test func writesObjectsForPrograms() throws {
        let program = Programs.path(of: "trial-widgets")
        try DaemonFixture.with(program, group: "group.sundial.trial", isStarted: false) { fixture in
            try fixture.host("set", "dates:=[]").succeeding()
            try fixture.start()
            try fixture.awaitLine("a failed run") { $0["code"] == "run-failed" }
            let host = try watch(fixture, ["Dated", "--json"])
            try fixture.host("reload", "Dated", "--wait")
            let line = try host.output.wait(for: "an error") { $0.contains("run-failed") }.line
            let event = try JSONObject(parsing: line)
            #expect(event.text("event") == "error")
            #expect(event.text("widget") == "Dated.systemSmall")
            #expect(event.text("message") == "no entries")
            for line in host.output.lines { _ = try JSONObject(parsing: line) }
            try end(host)
        }
    }

    /// The position after the next line that contains a text.
    private static func position(of text: String, in host: RunningProgram, from start: Int) throws -> Int {
        try host.output.wait(for: text, from: start) { $0.contains(text) }.next
    }

    @Test func survivesTheDaemon() throws {
        try DaemonFixture.with { fixture in
            let host = try watch(fixture)
            try fixture.kill()
            let lost = try Self.position(of: "no-daemon path=", in: host, from: 0)
            try fixture.start()
            let found = try Self.position(of: " connected pid=", in: host, from: lost)
            try fixture.reload("Photo")
            _ = try Self.position(of: "snapshot widget=Photo.systemSmall", in: host, from: found)
            // However often it was looked for, its absence was told once.
            #expect(host.output.lines.filter { $0.contains("no-daemon") }.count == 1)
            try end(host)
        }
    }

    /// The time in every line is the daemon's, also in those that the host writes of the connection.
    @Test func tellsTheDaemonsTime() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"]) { fixture in
            let host = try watch(fixture)
            try fixture.host("set", "minutes:=3", "policy=atEnd").succeeding()
            try fixture.reload("Minutes")
            _ = try host.output.wait(for: "a snapshot") { $0.contains(" snapshot ") }
            try fixture.advance("60")
            _ = try host.output.wait(for: "the next entry") { $0.contains(" cause=entry ") }
            try fixture.kill()
            _ = try host.output.wait(for: "no daemon") { $0.contains("no-daemon") }
            try end(host)
            let times = host.output.lines.map { $0.prefix { $0 != " " } }
            #expect(times.first == "2026-01-01T00:00:00.000Z" && times.last == "2026-01-01T00:01:00.000Z")
            #expect(times.allSatisfy { $0 <= "2026-01-01T00:01:00.000Z" }, "\(times)")
        }
    }

    @Test func waitsForTheFirstDaemon() throws {
        try DaemonFixture.with(isStarted: false) { fixture in
            let host = try RunningProgram(
                Programs.path(of: "widget-host"), ["--container", fixture.container, "watch"],
                errorsTo: fixture.scratch + "/watch.err"
            )
            _ = try host.output.wait(for: "no daemon") { $0.contains("no-daemon") }
            try fixture.start()
            _ = try host.output.wait(for: "a daemon") { $0.contains(" connected ") }
            try end(host)
        }
    }

    /// The words, the sentence, the exit code.
    static let mistakes: [([String], String, CInt)] = [
        (["Phto"], "widget-host: no widget or kind \"Phto\"; did you mean Photo?\n", 5),
        (["--wait"], "widget-host: watch has no option --wait; reload has\n", 2),
    ]

    @Test(arguments: mistakes)
    func refusesMistakes(_ words: [String], _ sentence: String, _ code: CInt) throws {
        try DaemonFixture.with { fixture in
            let result = try fixture.host.run(["watch"] + words)
            #expect(result.errors == sentence)
            #expect(result.output.isEmpty)
            #expect(result.code == code)
        }
    }

    @Test func endsWithItsReader() throws {
        try DaemonFixture.with { fixture in
            let host = try Self.watchReadOnce(fixture)
            // Nothing happens any more that it could write of.
            #expect(try host.waitForEnd() == .code(0))
        }
    }

    /// A host whose first line was seen, and whose output has no reader any more.
    private static func watchReadOnce(_ fixture: DaemonFixture) throws -> ChildProcess {
        let (reading, writing) = try Descriptor.pipe()
        let host = try ChildProcess.spawn(
            Programs.path(of: "widget-host"), arguments: ["widget-host", "--container", fixture.container, "watch"],
            environment: Programs.environment, descriptors: [1: writing]
        )
        #expect(becomesReadable(reading, within: patience))
        return host
    }
}
