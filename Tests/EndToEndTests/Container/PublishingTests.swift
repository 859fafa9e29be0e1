// The locks, as `widget-host` takes them: only while it writes, and for all of a block at once.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct PublishingTests {
    /// While it waits for a reload it holds no lock, neither alone nor at the end of a block.
    @Test func noLockIsHeldWhileAReloadIsWaitedFor() throws {
        try DaemonFixture.with(Programs.path(of: "trial-widgets"), group: "group.sundial.trial", isStarted: false) {
            daemon in
            try daemon.install(("Steps", "systemSmall"))
            try daemon.start()
            try daemon.reload("Steps")
            let host = try PipedHost(daemon)
            _ = try host.answer(to: "status")
            daemon.forgetLog()
            for line in ["begin", "set hang:=true", "reload Steps --wait --timeout 50", "commit"] {
                try host.send(line)
            }
            try daemon.awaitLine("the hang") { $0["text"] == "the test asked for a hang" }
            for lock in ["run/publish.lock", "run/defaults.lock"] {
                #expect(try Lock.tryAcquire(daemon.path(lock)) != nil, "\(lock)")
            }
            try host.end()
        }
    }

    /// Of a block all is written or nothing, and its reloads come after all of it.
    @Test func aBlockIsOneChange() throws {
        try DaemonFixture.with(Programs.path(of: "trial-widgets"), group: "group.sundial.trial", isStarted: false) {
            daemon in
            try daemon.install(("Counter", "systemSmall"))
            try daemon.start()
            try daemon.reload("Counter")
            let file = daemon.scratch + "/e.json"
            for number in 1...3 {
                try Data(#"[{"count":\#(number)}]"#.utf8).write(to: URL(fileURLWithPath: file))
                let lines = [
                    "begin", "reload Counter --wait", "put-entries Counter \(file)", "set count:=\(number)", "commit",
                ]
                try daemon.host.run([], input: lines.joined(separator: "\n") + "\n").succeeding()
                let text = try daemon.accessibleText("Counter.systemSmall")
                #expect(text.hasPrefix("entries \(number)\ndefaults \(number)\n"), "\(text)")
            }
            let bad = ["begin", "set count:=9", "put-entries Counter /nowhere.json", "set x:=9", "commit"]
            let refused = try daemon.host.run([], input: bad.joined(separator: "\n") + "\n")
            #expect(refused.code == 5, "\(refused)")
            #expect(try daemon.host("get", "count").output == "3\n")
            #expect(try daemon.host("get", "x").code == 5)
        }
    }

    /// Who finds the lock held waits for it, and has written nothing until then.
    @Test func aHostWaitsForTheOther() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let host = try PipedHost(daemon)
            _ = try host.answer(to: "set a=b")
            var lock: Lock? = try Lock.acquire(daemon.path("run/publish.lock"))
            try host.send("put-image \(Photo.rocket.path) --as a.png")
            try PublishingTests.awaitWaiter(for: daemon.path("run/publish.lock"))
            #expect(!daemon.exists("a.png"))
            #expect(lock != nil)
            lock = nil
            #expect(try host.answer().text("image") == "a.png")
            #expect(daemon.exists("a.png"))
            try host.end()
        }
    }

    /// Returns once somebody waits for the lock of a file, as the system tells everybody.
    private static func awaitWaiter(for path: String) throws {
        let inode = try #require(try FileSystem.facts(path)).inode
        try waitUntil("somebody waits for \(path)") {
            let locks = try String(contentsOfFile: "/proc/locks", encoding: .utf8)
            return locks.split(separator: "\n").contains { $0.contains("-> FLOCK") && $0.contains(":\(inode) ") }
        }
    }
}
