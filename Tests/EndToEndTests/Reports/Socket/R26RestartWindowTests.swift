// R26: a message while the daemon starts or ends is done or refused, never lost; and nobody removes what is starting.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct R26 {
    /// Start, at once a reload, at once the end.
    @Test func aReloadAtAnyInstantIsDoneOrRefused() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let rounds = Rounds.count(6, all: 100)
            for round in 1...rounds {
                try daemon.host("set", "title=Round \(round)").succeeding()
                try daemon.launch()
                let reload = try daemon.host("reload", "Status")
                let reasons = ["no daemon listens", "ended before it answered"]
                let isExplicit = reload.code == 3 && reasons.contains { reload.errors.contains($0) }
                #expect(reload.code == 0 && reload.output.contains("accepted") || isExplicit, "\(reload)")
                // A signal before the daemon hears it ends it, too, and there is nothing to clear away then.
                daemon.daemon?.child.send(.terminate, toGroup: false)
                let exit = try #require(daemon.daemon).waitForEnd()
                #expect(exit == .code(0) || exit == .signal(.terminate), "\(exit)")
                #expect(try FileSystem.facts(daemon.socket) == nil, "round \(round) left its socket")
            }
            try daemon.start()
            try daemon.awaitSnapshot(of: "Status.systemSmall", "of the newest data") {
                $0["text"]?.contains("Round \(rounds)") == true
            }
        }
    }

    /// Between `bind` and `listen` the socket is there and refuses: hosts must leave it where it is.
    @Test(.enabled(if: isComplete || FileManager.default.isExecutableFile(atPath: "/usr/bin/gcc")))
    func nobodyRemovesTheSocketOfADaemonThatStarts() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.host("set", "title=Window").succeeding()
            let hold = try HeldListen(in: daemon.scratch)
            try daemon.launch(environment: hold.environment)
            try hold.awaitListen()

            let before = try #require(try FileSystem.facts(daemon.socket))
            for words in [["reload", "Status"], ["reload", "Status", "--wait"], ["status"]] {
                let result = try daemon.host.run(words)
                #expect(result.code == 3 && result.errors.contains("no daemon listens"), "\(result)")
            }
            let second = try runToEnd(Programs.path(of: "widgetd"), daemon.words, scratch: daemon.scratch)
            #expect(second.code == 7, "\(second)")
            #expect(second.errors.contains("process \(try #require(daemon.daemon).child.id)"), "\(second)")
            let after = try #require(try FileSystem.facts(daemon.socket))
            #expect(after.isSameFile(as: before))
            #expect(daemon.daemon?.output.lines == [], "ready is said once it listens")

            try hold.release()
            try daemon.awaitReady()
            try daemon.reload("Status")
            #expect(try daemon.accessibleText("Status.systemSmall").contains("Window"))
        }
    }

    /// The provider hangs for ever; the end does not wait for it, and leaves nothing behind.
    @Test(arguments: [Signal.terminate, .interrupt])
    func anEndDuringARunLeavesNothing(_ signal: Signal) throws {
        try DaemonFixture.with(Programs.path(of: "trial-widgets"), group: "group.sundial.trial") { daemon in
            try daemon.host("reload", "--wait").succeeding()
            try daemon.host("set", "hang:=true").succeeding()
            try daemon.host("reload", "Steps").succeeding()
            try daemon.awaitLine("the hang") { $0["text"] == "the test asked for a hang" }
            let program = try #require(daemon.daemon)
            let children = try Self.children(of: program.child.id)
            #expect(!children.isEmpty)

            program.child.send(signal, toGroup: false)
            #expect(try program.waitForEnd() == .code(0))
            #expect(try FileSystem.facts(daemon.socket) == nil)
            for child in children { try Self.awaitEnd(of: child) }
            for name in try FileManager.default.subpathsOfDirectory(atPath: daemon.directory) {
                #expect(!name.contains(".tmp-"), "\(name) is left over")
            }
            for lock in ["widgetd.lock", "publish.lock", "defaults.lock"] {
                #expect(try Lock.tryAcquire(daemon.path("run/\(lock)")) != nil, "\(lock) is held")
            }
            try daemon.host("set", "hang:=false").succeeding()
            try daemon.start()
            try daemon.reload("Steps")
        }
    }

    private static func children(of parent: Int32) throws -> [Int32] {
        try FileSystem.names(in: "/proc").compactMap { Int32($0) }.filter { id in
            // A process that has just ended has no more facts.
            let bytes = try? FileSystem.contents(of: "/proc/\(id)/stat", limit: 4096)
            let words = bytes.map { String(decoding: $0, as: UTF8.self) }?.split(separator: ")").last?.split(
                separator: " ")
            return words?.dropFirst().first.map(String.init) == "\(parent)"
        }
    }

    /// It ends when it sees the end of its pair; no notice comes to those who are not its parent.
    private static func awaitEnd(of id: Int32) throws {
        try waitUntil("the extension process \(id) ends") { kill(id, 0) != 0 }
    }
}
