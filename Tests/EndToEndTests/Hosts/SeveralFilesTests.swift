// Several files as one change, by the lock that every language has: `flock` on `run/publish.lock`.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct SeveralFilesTests {
    /// A host in the middle of its change, which goes on when someone writes to the pipe `go`.
    static let host = """
        mkdir -p entries && mkfifo "$0/go"
        printf '{"version":1,"entries":[{"id":"1","title":"Half"}]}' > entries/.tmp-00000001
        printf '{"version":1,"entries":[{"id":"1","title":"Whole"}]}' > entries/.tmp-00000002
        exec flock run/publish.lock sh -c '
            mv entries/.tmp-00000001 entries/Feed.json
            echo half
            read word < "$0/go"
            mv entries/.tmp-00000002 entries/Feed.json
        ' "$0"
        """

    @Test func noRunStartsInBetween() throws {
        try DaemonFixture.with { daemon in
            try daemon.awaitFirstSnapshots()
            let host = try RunningProgram(
                "/bin/sh", ["-euc", "cd \"$1\"\n" + Self.host, daemon.scratch, daemon.directory],
                errorsTo: daemon.scratch + "/host.err"
            )
            _ = try host.output.wait(for: "half of the change") { $0 == "half" }
            let early = try daemon.connect()
            try early.send(#"{"id":1,"method":"reloadTimelines","params":{"kind":"Feed"}}"# + "\n")
            #expect(try early.answer().integer("id") == 1)
            // The daemon does all else meanwhile, longer than a run would take to read half of the change.
            for _ in 0..<10 { try daemon.host("status").succeeding() }
            try runToEnd("/bin/sh", ["-c", "echo go > \"$0/go\"", daemon.scratch], scratch: daemon.scratch).succeeding()
            _ = try host.waitForEnd()
            try daemon.awaitSnapshot(of: "Feed.systemMedium", "of all of it") { $0["text"] == "Whole" }
            // Where the two seconds were too short for all this, the daemon went on, and said so.
            if !daemon.log.contains(where: { $0["code"] == "publish-lock" }) {
                #expect(!daemon.log.contains { $0["text"] == "Half" })
            }
        }
    }

    @Test func whoKeepsTheLockKeepsNobodyWaiting() throws {
        try DaemonFixture.with { daemon in
            try daemon.awaitFirstSnapshots()
            let lock = try Lock.acquire(daemon.path("run/publish.lock"))
            try daemon.put(#"{"version":1,"entries":[{"id":"1","title":"Half"}]}"#, "entries/Feed.json")
            let receipts = try daemon.reload("Feed")
            #expect(receipts["Feed.systemMedium"]?.text("outcome") == "rendered")
            try daemon.awaitLine("that the lock was kept") { $0["code"] == "publish-lock" }
            #expect(try daemon.accessibleText("Feed.systemMedium") == "Half\n")
            withExtendedLifetime(lock) {}
        }
    }

    /// The runs of a reload come one after another, and wait together: only the first finds that the lock is kept.
    @Test func aReloadOfSeveralWidgetsWaitsOnce() throws {
        try DaemonFixture.with { daemon in
            try daemon.awaitFirstSnapshots()
            let lock = try Lock.acquire(daemon.path("run/publish.lock"))
            for reload in 1...2 {
                let receipts = try daemon.reload("Status")
                #expect(receipts.count > 2 && receipts.values.allSatisfy { $0.text("outcome") == "unchanged" })
                try daemon.awaitLine("that the lock was kept") { $0["code"] == "publish-lock" }
                #expect(daemon.log.count { $0["code"] == "publish-lock" } == reload)
            }
            withExtendedLifetime(lock) {}
        }
    }
}
