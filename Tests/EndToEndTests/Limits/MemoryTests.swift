// An extension that takes too much memory is ended, and costs its kind that run.
import TestSupport
import Testing

@Suite struct MemoryTests {
    private static func with(_ options: [String], _ body: (DaemonFixture) throws -> Void) throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial", options: options
        ) { daemon in
            try daemon.host("set", "number:=1").succeeding()
            // Nothing in the foreground waits for a minimum interval.
            try daemon.host("reload", "--wait", "--foreground").succeeding()
            try body(daemon)
        }
    }

    private static func failure(_ daemon: DaemonFixture) throws -> String {
        let failed = try daemon.host("reload", "Hoard", "--wait", "--json")
        #expect(failed.code == 1, "\(failed)")
        return try failed.receipts()["Hoard.systemSmall"]?.text("why") ?? "no why"
    }

    /// Options, megabytes that a run keeps, and the limit that is named.
    static let excesses: [([String], Int, String)] = [
        (["--memory-limit", "40"], 60, "the most is 40 MB"),
        (["--profile", "ios"], 45, "the most is 30 MB"),
        (["--memory-limit=20.5", "--profile", "ios"], 45, "the most is 20.5 MB"),
    ]

    @Test(arguments: excesses)
    func aRunThatKeepsTooMuchFails(_ options: [String], _ megabytes: Int, _ limit: String) throws {
        try Self.with(options) { daemon in
            let picture = "snapshots/Hoard.systemSmall.\(Programs.pictureExtension)"
            let before = try daemon.bytes(picture)
            try daemon.host("set", "megabytes:=\(megabytes)", "number:=2").succeeding()
            let failed = try daemon.host("reload", "Hoard", "--wait", "--foreground", "--json")
            #expect(failed.code == 1, "\(failed)")
            let why = try failed.receipts()["Hoard.systemSmall"]?.text("why") ?? "no why"
            #expect(why.contains("memory limit") && why.contains(limit), "\(why)")
            #expect(try daemon.bytes(picture) == before, "the last good picture stays")
            #expect(try daemon.sidecar("Hoard.systemSmall").flag("stale") == true)

            // Another kind does not notice, and the kind itself gets a fresh process.
            try daemon.host("reload", "Counter", "--wait", "--foreground").succeeding()
            try daemon.host("set", "megabytes:=0").succeeding()
            try daemon.host("reload", "Hoard", "--wait", "--foreground").succeeding()
            #expect(try daemon.accessibleText("Hoard.systemSmall").contains("kept 2"))
        }
    }

    /// A run that would not end by itself is ended for what it keeps, long before its time is over.
    @Test func aRunIsWatchedWhileItLasts() throws {
        try Self.with(["--memory-limit", "40", "--provider-timeout", "0"]) { daemon in
            try daemon.host("set", "megabytes:=60", "hold:=true").succeeding()
            #expect(try Self.failure(daemon).contains("memory limit"))
        }
    }

    /// What each run keeps adds up in the process that all of a kind's runs share.
    @Test func aLeakEndsTheRunThatPassesTheLimit() throws {
        try Self.with(["--memory-limit", "60"]) { daemon in
            try daemon.host("set", "megabytes:=25").succeeding()
            try daemon.reload("Hoard")
            try daemon.reload("Hoard")
            #expect(try Self.failure(daemon).contains("the most is 60 MB"))
            // The retry may have come before; both had a process of 25 MB.
            try daemon.reload("Hoard")
        }
    }

    @Test(arguments: [["--memory-limit", "0", "--profile", "ios"], []])
    func whatIsWithinTheLimitIsNot(_ options: [String]) throws {
        try Self.with(options) { daemon in
            try daemon.host("set", "megabytes:=60", "number:=3").succeeding()
            try daemon.host("reload", "Hoard", "--wait", "--foreground").succeeding()
            #expect(try daemon.accessibleText("Hoard.systemSmall").contains("kept 3"))
        }
    }
}
