// What writers that were killed leave behind, and a log that is never longer than it may be.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct LeftoversTests {
    @Test func filesInTheMakingThatNobodyHoldsGoWithTheStart() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            let folders = [
                "", "entries/", "Library/Preferences/", "snapshots/", "timelines/", "timelines/pixels/", "a/b/",
            ]
            var locks: [Lock] = []
            for folder in folders {
                try daemon.put("left", folder + ".tmp-0123abcd")
                try daemon.put("not ours", folder + ".tmp-other")
                // A host that is just writing.
                locks.append(try Lock.acquire(daemon.path(folder + ".tmp-ffffffff")))
            }
            try daemon.start()
            for folder in folders {
                #expect(!daemon.exists(folder + ".tmp-0123abcd"), "\(folder)")
                #expect(daemon.exists(folder + ".tmp-ffffffff") && daemon.exists(folder + ".tmp-other"), "\(folder)")
            }
            withExtendedLifetime(locks) {}
        }
    }

    @Test func aCutLastLineGoesWithTheStart() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.reload("Status")
            try daemon.kill()
            let whole = try daemon.text("log/snapshots.jsonl")
            try daemon.put(whole + #"{"time":"2026-01-01T00:00:00.000Z","event":"snap"#, "log/snapshots.jsonl")
            try daemon.start()
            try daemon.reload("Status")
            let log = try daemon.text("log/snapshots.jsonl")
            #expect(log.hasPrefix(whole) && log.hasSuffix("}\n"))
            for line in log.split(separator: "\n") {
                #expect(try JSONObject(parsing: String(line)).text("event") == "snapshot")
            }
        }
    }

    /// At 8 MiB it begins anew, and the one before it stays.
    @Test func theLogIsBounded() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            let line = #"{"time":"2026-01-01T00:00:00.000Z","event":"snapshot","text":"old"}"# + "\n"
            let count = (8 << 20) / line.utf8.count
            try daemon.put(String(repeating: line, count: count), "log/snapshots.jsonl")
            try daemon.put("older\n", "log/snapshots.1.jsonl")
            try daemon.start()
            try daemon.reload("Status")
            let rotated = try daemon.text("log/snapshots.1.jsonl")
            #expect(rotated.utf8.count > (8 << 20) - 1000 && rotated.utf8.count <= 8 << 20)
            #expect(rotated.hasPrefix(line))
            let new = try daemon.text("log/snapshots.jsonl").split(separator: "\n")
            #expect((1...3).contains(new.count) && new.allSatisfy { $0.contains("Status.systemSmall") })
            #expect(try FileSystem.names(in: daemon.path("log")) == ["snapshots.1.jsonl", "snapshots.jsonl"])
        }
    }
}
