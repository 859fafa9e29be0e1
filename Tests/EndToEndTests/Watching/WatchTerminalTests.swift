// `watch` in a terminal: a table that redraws in place, fits the window, and gives the terminal back as it was.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct WatchTerminalTests {
    /// A terminal in which somebody watches a daemon.
    private func watch(
        _ fixture: DaemonFixture, columns: Int = 100, rows: Int = 14
    ) throws -> (TestTerminal, ChildProcess) {
        let terminal = try TestTerminal(columns: columns, rows: rows)
        let host = try terminal.start(
            Programs.path(of: "widget-host"), ["--container", fixture.container, "--group", fixture.group, "watch"],
            environment: Programs.environment.merging(["TERM": "xterm"]) { $1 }
        )
        return (terminal, host)
    }

    @Test func showsWhatHappens() throws {
        try DaemonFixture.with { fixture in
            // Else one of those would come after the one that is to be the newest.
            try fixture.awaitFirstSnapshots()
            let (terminal, host) = try watch(fixture)
            try terminal.wait(for: "the table") { $0.lines.contains { $0.contains("Status.accessoryRectangular") } }
            #expect(terminal.isOnOtherScreen && !terminal.isCursorShown && !terminal.takesLines)
            #expect(terminal.lines[0].hasPrefix("group.sundial.demo  pid "))
            #expect(terminal.lines[1].hasPrefix("  widget "))

            // Its line, and only its line, is the newest.
            try fixture.host("set", "title=Tea").succeeding()
            try fixture.reload("Status")
            let last = try fixture.awaitSnapshot(of: "Status.accessoryRectangular") {
                $0["text"]?.contains("Tea") == true
            }
            #expect(last["cause"] == "reload")
            try terminal.wait(for: "the mark") {
                $0.lines.contains { $0.hasPrefix("> Status.") && $0.contains("rendered, reload") }
            }
            #expect(terminal.lines.filter { $0.hasPrefix("> ") }.count == 1)

            // Ages grow in place, once a second.
            let photo = try #require(terminal.lines.firstIndex { $0.contains("Photo.systemSmall ") })
            let before = terminal.lines[photo]
            try terminal.wait(for: "another age") { $0.lines[photo] != before }
            #expect(terminal.lines[photo].prefix(19) == before.prefix(19))
            host.send(.interrupt, toGroup: false)
            #expect(try host.waitForEnd() == .code(0))
        }
    }

    /// The clock at the top and the ages are the daemon's, also when it was moved and nothing was due.
    @Test func followsAClockThatHostsMove() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"]) { fixture in
            let (terminal, host) = try watch(fixture)
            try terminal.wait(for: "the clock") { $0.lines[0].hasSuffix("virtual clock 2026-01-01T00:00:00Z") }
            try fixture.advance("3h")
            try terminal.wait(for: "three hours") { $0.lines[0].hasSuffix("virtual clock 2026-01-01T03:00:00Z") }
            #expect(terminal.lines.contains { $0.contains("Minutes.systemSmall ") && $0.contains("  3 h  ") })
            host.send(.interrupt, toGroup: false)
            #expect(try host.waitForEnd() == .code(0))
        }
    }

    @Test func fitsTheWindow() throws {
        try DaemonFixture.with { fixture in
            let (terminal, host) = try watch(fixture)
            try terminal.wait(for: "the table") { $0.lines.contains { $0.contains("next run") } }
            try terminal.resize(columns: 30, rows: 6)
            host.send(.windowChange, toGroup: false)
            try terminal.wait(for: "a narrow table") { $0.lines.contains { $0.hasSuffix(" more") } }
            #expect(terminal.lines.allSatisfy { $0.count <= 30 })
            #expect(!terminal.lines[1].contains("next run"))
            try terminal.resize(columns: 120, rows: 20)
            host.send(.windowChange, toGroup: false)
            try terminal.wait(for: "a wide table") { $0.lines[1].contains("next run") }
            #expect(terminal.lines.contains { $0.contains("Status.accessoryRectangular") })
            host.send(.terminate, toGroup: false)
            #expect(try host.waitForEnd() == .code(0))
        }
    }

    @Test func saysThatNoDaemonListens() throws {
        try DaemonFixture.with { fixture in
            let (terminal, host) = try watch(fixture)
            try terminal.wait(for: "the table") { $0.lines[0].contains(" pid ") && $0.lines[2].contains(".system") }
            let row = try #require(terminal.lines[2].split(separator: " ").first { $0.contains(".") })
            try fixture.kill()
            try terminal.wait(for: "no daemon") { $0.lines[0].contains("no daemon listens in \(fixture.directory)") }
            // What was known stays.
            #expect(terminal.lines[2].contains(row))
            try fixture.start()
            try terminal.wait(for: "another daemon") { $0.lines[0].contains(" pid ") }
            try terminal.type("q")
            #expect(try host.waitForEnd() == .code(0))
        }
    }

    /// How somebody ends it.
    static let ends = ["interrupt", "hang up", "q", "Ctrl-D"]

    @Test(arguments: ends)
    func givesTheTerminalBack(_ end: String) throws {
        try DaemonFixture.with { fixture in
            let (terminal, host) = try watch(fixture)
            try terminal.wait(for: "the table") { $0.lines.contains { $0.contains("Photo.systemSmall") } }
            switch end {
            case "interrupt": host.send(.interrupt, toGroup: false)
            case "hang up": host.send(.hangUp, toGroup: false)
            case "q": try terminal.type("q")
            default: try terminal.type("\u{4}")
            }
            #expect(try host.waitForEnd() == .code(0))
            try terminal.takeRest()
            #expect(!terminal.isOnOtherScreen && terminal.isCursorShown && terminal.takesLines)
            // What it showed last stands among the other lines.
            #expect(terminal.lines.contains { $0.dropFirst(2).hasPrefix("Photo.systemSmall ") }, "\(terminal.lines)")
        }
    }

    @Test func isStoppedAndGoesOn() throws {
        try DaemonFixture.with { fixture in
            let (terminal, host) = try watch(fixture)
            try terminal.wait(for: "the table") { $0.lines.contains { $0.contains("Photo.systemSmall") } }
            host.send(.stopByKey, toGroup: false)
            try terminal.wait(for: "the shell's screen") { !$0.isOnOtherScreen && $0.isCursorShown }
            // Else it could be told to go on before it has stopped.
            try host.waitUntilStopped()
            host.send(.goOn, toGroup: false)
            try terminal.wait(for: "the table again") { $0.isOnOtherScreen && $0.lines[0].contains(" pid ") }
            #expect(!terminal.takesLines && !terminal.isCursorShown)
            host.send(.interrupt, toGroup: false)
            #expect(try host.waitForEnd() == .code(0))
        }
    }

    /// A terminal that cannot place its cursor gets lines.
    @Test func writesLinesToADumbTerminal() throws {
        try DaemonFixture.with { fixture in
            let terminal = try TestTerminal(columns: 300, rows: 14)
            let host = try terminal.start(
                Programs.path(of: "widget-host"), ["--container", fixture.container, "watch"],
                environment: Programs.environment.merging(["TERM": "dumb"]) { $1 }
            )
            try terminal.wait(for: "a line") { $0.lines[0].contains(" connected pid=") }
            #expect(!terminal.isOnOtherScreen && terminal.takesLines)
            host.send(.interrupt, toGroup: false)
            #expect(try host.waitForEnd() == .code(0))
        }
    }
}
