// R30: `ready` is said when hosts are answered, whatever the daemon's streams are.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct R30 {
    /// Starts it and asks at once. Before it listens a host is told so at once, after `ready` each is answered.
    @Test func afterReadyEveryHostIsAnswered() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            for _ in 0..<Rounds.count(6, all: 100) {
                try daemon.launch()
                let early = try daemon.host("reload", "Status", "--wait")
                #expect(
                    early.code == 0 || early.code == 3 && early.errors.contains("no daemon listens"), "\(early)")
                try daemon.awaitReady()
                for words in [["reload", "Status", "--wait"], ["status"], ["reload", "Status"]] {
                    #expect(try daemon.host.run(words).code == 0)
                }
                try daemon.mustShutDownCleanly()
            }
        }
    }

    /// From a script that closes what it does not need: nothing that is printed lands in a file of the container.
    @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
    func closedStreamsAreNoHindrance(_ redirection: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try FileSystem.makeDirectory(daemon.container)
            let shell = try RunningProgram(
                "/bin/sh", ["-c", #"exec "$0" "$@" \#(redirection)"#, Programs.path(of: "widgetd")] + daemon.words,
                errorsTo: daemon.scratch + "/shell.err"
            )
            defer { shell.child.send(.kill) }
            try Self.awaitAnswer(daemon)
            try daemon.host("set", "title=Silent").succeeding()
            try daemon.reload("Status")
            #expect(try daemon.accessibleText("Status.systemSmall").contains("Silent"))
            #expect(try daemon.text("run/widgetd.lock") == "\(shell.child.id)\n")
            for name in try FileManager.default.subpathsOfDirectory(atPath: daemon.directory) {
                guard try FileSystem.facts(daemon.path(name), followingLinks: false)?.kind == .regular else { continue }
                #expect(try daemon.bytes(name).range(of: Data("ready protocol=".utf8)) == nil, "\(name)")
            }
            shell.child.send(.terminate, toGroup: false)
            #expect(try shell.waitForEnd() == .code(0))
            #expect(try FileSystem.facts(daemon.socket) == nil)
        }
    }

    /// Without a terminal, a session or any variable, as a service is started.
    @Test func aServiceNeedsNoSurroundings() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try FileSystem.makeDirectory(daemon.container)
            let service = try RunningProgram(
                "/usr/bin/setsid", ["--wait", Programs.path(of: "widgetd")] + daemon.words, environment: [:],
                errorsTo: daemon.scratch + "/service.err"
            )
            defer { service.child.send(.kill) }
            _ = try service.output.wait(for: "ready") { $0.hasPrefix("ready ") }
            try daemon.reload("Status")
            let status = try JSONObject(parsing: daemon.host("status", "--json").succeeding().output)
            let id = Int32(try #require(status.integer("pid")))
            #expect(kill(id, SIGTERM) == 0)
            #expect(try service.waitForEnd() == .code(0))
        }
    }

    /// Asks until a daemon answers; no line tells when.
    private static func awaitAnswer(_ daemon: DaemonFixture) throws {
        let deadline = Clock.monotonicNow() + Int64(patience * 1e9)
        while try daemon.host("kinds").code != 0 {
            if Clock.monotonicNow() > deadline { throw TestFailure("the daemon does not answer") }
        }
    }
}
