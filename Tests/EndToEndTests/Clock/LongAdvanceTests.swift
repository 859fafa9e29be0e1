// Moves of the clock that take their time: who waits sees how far they are, and who goes stops them.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct LongAdvanceTests {
    private static let way = "2026-01-01T00:00:00.000Z, on the way to 2026-01-01T01:00:00.000Z"

    /// A clock that cannot go on, as a provider never answers.
    private func withStandingClock(_ body: (DaemonFixture) throws -> Void) throws {
        try VirtualDaemon.with(only: ["Steps.systemSmall"], options: ["--provider-timeout", "1h"]) { daemon in
            try daemon.host("set", "hang:=true").succeeding()
            try daemon.host("reload", "Steps").succeeding()
            try daemon.awaitLine("the hang") { $0["text"] == "the test asked for a hang" }
            try body(daemon)
        }
    }

    private func startHost(_ daemon: DaemonFixture, _ words: String...) throws -> RunningProgram {
        try RunningProgram(
            Programs.path(of: "widget-host"), ["--container", daemon.container, "--group", daemon.group] + words,
            errorsTo: daemon.scratch + "/host.err"
        )
    }

    private func status(_ daemon: DaemonFixture) throws -> JSONObject {
        try JSONObject(parsing: daemon.host("status", "--json").succeeding().output)
    }

    /// Asks for the status until it says what it should.
    @discardableResult private func awaitStatus(
        _ daemon: DaemonFixture, _ what: String, _ matches: (JSONObject?) -> Bool
    ) throws -> JSONObject? {
        let deadline = Clock.monotonicNow() + Int64(patience * 1e9)
        while true {
            let advance = try status(daemon).object("advance")
            if matches(advance) { return advance }
            if Clock.monotonicNow() > deadline { throw TestFailure("\(what): \(String(describing: advance))") }
        }
    }

    @Test func theStatusSaysHowFarItIsAndWhoGoesStopsIt() throws {
        try withStandingClock { daemon in
            let host = try startHost(daemon, "advance", "1h")
            let advance = try awaitStatus(daemon, "a move is made") { $0 != nil }
            #expect(advance?.text("from") == "2026-01-01T00:00:00.000Z")
            #expect(advance?.text("reached") == "2026-01-01T00:00:00.000Z")
            #expect(advance?.text("goal") == "2026-01-01T01:00:00.000Z")
            #expect(advance?.integer("pid") == Int(host.child.id) && advance?.integer("waiting") == 0)
            let shown = try daemon.host("status").succeeding().output
            #expect(shown.contains("virtual, \(Self.way) since 2026-01-01T00:00:00.000Z (process \(host.child.id))\n"))

            // Another one waits for its turn, says so when it has waited long enough, and is taken back.
            let other = try daemon.host("advance", "0", "--timeout", "0.5")
            #expect(other.code == 4 && other.output.isEmpty)
            #expect(
                other.errors == "widget-host: another advance is under way, that of process \(host.child.id): "
                    + "the clock has come to \(Self.way); --timeout S waits longer than 0.5 s\n")
            try awaitStatus(daemon, "nobody waits") { $0?.integer("waiting") == 0 }

            host.child.send(.interrupt, toGroup: false)
            _ = try host.waitForEnd()
            let line = try daemon.awaitLine("that it was stopped") { $0["code"] == "advance-stopped" }
            #expect(line["pid"] == "\(host.child.id)")
            #expect(line["message"]?.contains("the clock to go to 2026-01-01T01:00:00.000Z has gone") == true)
            #expect(host.output.lines.isEmpty, "nothing is written to a pipe before the end")
            let after = try status(daemon)
            #expect(after.object("advance") == nil && after.text("now") == "2026-01-01T00:00:00.000Z")
        }
    }

    /// A move that takes its time ends where the clock is: what was printed says where that is, and what happened.
    @Test(arguments: [true, false]) func whoWaitsNoLongerHearsWhatHappened(_ isTimeout: Bool) throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"]) { daemon in
            try daemon.host("set", "minutes:=1", "policy=after").succeeding()
            try daemon.reload("Minutes")
            let timeout = isTimeout ? "0.3" : "60"
            let host = try startHost(daemon, "advance", "3000d", "--json", "--timeout", timeout)
            if !isTimeout {
                try awaitStatus(daemon, "it moves") { $0.map { $0.text("reached") != $0.text("from") } == true }
                host.child.send(.interrupt, toGroup: false)
            }
            #expect(try host.waitForEnd() == .code(4))
            let advanced = try JSONObject(parsing: try #require(try host.output.linesToTheEnd().first))
            #expect(advanced.text("stopped") == "asked")
            let now = try #require(advanced.text("now"))
            if !isTimeout { #expect(advanced.objects("happened").contains { $0.text("event") == "timeline" }) }
            let errors = try String(contentsOfFile: daemon.scratch + "/host.err", encoding: .utf8)
            let why = isTimeout ? "--timeout S waits longer than 0.3 s" : "it was interrupted"
            #expect(errors.contains("the clock stands at \(now), and goes no further; \(why)"), "\(errors)")
            let after = try status(daemon)
            #expect(after.object("advance") == nil && after.text("now") == now)
            #expect(!daemon.log.contains { $0["code"] == "advance-stopped" })
        }
    }

    /// A `stop` ends the moves of its own connection, those that wait as well, and no others.
    @Test func aMoveIsStoppedByWhoAskedForIt() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"]) { daemon in
            let move = #"{"id":1,"method":"advance","params":{"by":3600}}"# + "\n"
            let stop = #"{"id":2,"method":"advance","params":{"stop":true}}"# + "\n"
            let one = try daemon.connect()
            try one.send(move + move + stop)
            for _ in 0..<3 {
                let advanced = try #require(try one.answer().object("result"))
                #expect(advanced.text("stopped") == "asked" && advanced.text("now") == "2026-01-01T00:00:00.000Z")
            }
            try one.send(stop + move)
            #expect(try one.answer().object("result")?.objects("happened").isEmpty == true)
            #expect(try one.answer().object("result")?.text("stopped") == "target")
            let (first, second) = (try daemon.connect(), try daemon.connect())
            try first.send(move)
            try second.send(stop)
            #expect(try second.answer().object("result")?.text("stopped") == "asked")
            #expect(try first.answer().object("result")?.text("now") == "2026-01-01T02:00:00.000Z")
        }
    }

    @Test func aTimeoutStopsItAndSaysHowFarItIs() throws {
        try withStandingClock { daemon in
            let late = try daemon.host("advance", "1h", "--timeout", "0.5", "--json")
            #expect(late.code == 4 && late.output.isEmpty)
            #expect(late.errors.contains("the clock has come to \(Self.way), and stops there"), "\(late)")
            try daemon.awaitLine("that it was stopped") { $0["code"] == "advance-stopped" }
            #expect(try status(daemon).object("advance") == nil)
        }
    }

    @Test func aTerminalShowsHowFarItIs() throws {
        try withStandingClock { daemon in
            let terminal = try TestTerminal(columns: 100, rows: 10)
            let host = try terminal.start(
                Programs.path(of: "widget-host"),
                ["--container", daemon.container, "--group", daemon.group, "advance", "1h"],
                environment: Programs.environment.merging(["TERM": "xterm"]) { $1 }
            )
            try terminal.wait(for: "how far it is") { $0.lines.contains(Self.way) }
            host.send(.interrupt, toGroup: false)
            _ = try host.waitForEnd()
            try daemon.awaitLine("that it was stopped") { $0["code"] == "advance-stopped" }
        }
    }

    /// The answer takes the place of what was shown.
    @Test func aTerminalShowsTheAnswerAlone() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"]) { daemon in
            let terminal = try TestTerminal(columns: 100, rows: 10)
            let host = try terminal.start(
                Programs.path(of: "widget-host"),
                ["--container", daemon.container, "--group", daemon.group, "advance", "1h"],
                environment: Programs.environment.merging(["TERM": "xterm"]) { $1 }
            )
            #expect(try host.waitForEnd() == .code(0))
            try terminal.takeRest()
            let lines = terminal.lines.filter { !$0.isEmpty }
            #expect(lines == ["now 2026-01-01T01:00:00.000Z: 0 snapshots, 0 timelines, 0 failures"])
        }
    }
}
