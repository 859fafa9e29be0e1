// R40: a timeline with an entry for each second of a day, of which nothing was ever shown.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R40 {
    private static let widget = "Bulk.systemSmall"

    /// How many entries, and how many of them are kept.
    static let counts =
        [(10_000, 10_000), (Rounds.count(10_001, all: 86_400), 10_000)]
        + (Rounds.count(0, all: 1) == 1 ? [(1_000_000, 10_000)] : [])

    @Test(arguments: counts) func aSecondApart(_ count: Int, _ kept: Int) throws {
        try ReportedWidgets.with("Bulk", options: ["--render", "text"]) { daemon in
            let before = try Baseline(of: daemon)
            let memory = try Self.memory(of: daemon)
            try daemon.set("apart:=1", "entries:=\(count)")
            let receipt = try #require(try Self.reload(daemon))
            // The first of them looks as what was there.
            #expect(receipt.text("outcome") == "unchanged", "\(receipt)")
            #expect(receipt.object("entry")?.integer("count") == kept, "\(receipt)")

            // What is left out is told of once.
            if kept < count {
                try daemon.awaitLine("what was left out") { $0["code"] == "too-many-entries" }
                expectNone(before.diagnosticProblems("too-many-entries", naming: "\(count)", "\(kept)"))
            } else {
                try daemon.awaitSnapshot(of: Self.widget) { $0["generation"] == "2" }
                #expect(before.lines { $0.event == "diagnostic" }.map(\.text) == [])
            }
            // A line an entry and one picture; what is as usual takes no room in a line.
            let archive = try daemon.bytes("timelines/\(Self.widget).jsonl")
            #expect(archive.count { $0 == UInt8(ascii: "\n") } == kept + 1)
            #expect(archive.count < kept * 700, "\(archive.count / kept) bytes an entry")
            #expect(try FileSystem.names(in: daemon.path("snapshots")).count == 3)
            #expect(try Self.memory(of: daemon) - memory < 32 << 10, "kilobytes more than before")

            // Each is shown at its time, and the policy means the last that was kept.
            let moved = try daemon.advance("3")
            #expect(try moved.seconds("snapshot") == [1, 2, 3])
            #expect(try daemon.accessibleText(Self.widget) == "entry 3\n")
            let next = try Date.ISO8601FormatStyle(includingFractionalSeconds: true)
                .parse(daemon.status(of: Self.widget).text("nextRun") ?? "")
            #expect(next.timeIntervalSince1970 - 1_767_225_600 == Double(kept - 1))
            try expectNone(before.leftovers())
        }
    }

    @Test func ofOneDateTheLastIsShown() throws {
        try ReportedWidgets.with("Bulk", options: ["--render", "text"]) { daemon in
            try daemon.set("apart:=0", "entries:=10000")
            let receipt = try #require(try Self.reload(daemon))
            #expect(receipt.object("entry")?.integer("index") == 10_000, "\(receipt)")
            #expect(try daemon.accessibleText(Self.widget) == "entry 9999\n")
        }
    }

    @Test func moreThanAMillionAreRefused() throws {
        let most = 1_000_000
        try ReportedWidgets.with("Bulk", options: ["--render", "text", "--memory-limit", "4096"]) { daemon in
            let before = try Baseline(of: daemon)
            try daemon.set("apart:=1", "entries:=\(most + 1)")
            let receipt = try #require(try Self.reload(daemon))
            #expect(receipt.text("outcome") == "failed")
            #expect(receipt.text("why") == "\(most + 1) entries are more than \(most)")
            try expectNone(before.changedSnapshots())
        }
    }

    /// Every entry holds a photograph of its own: none is decoded before it is drawn, and one file is one file.
    @Test func picturesAreNotDecodedAhead() throws {
        try ReportedWidgets.with("Bulk") { daemon in
            let memory = try Self.memory(of: daemon)
            try daemon.host("put-image", Photo.rocket.path, "--as", "photo.png").succeeding()
            try daemon.set("apart:=1", "pictures:=true", "entries:=\(Rounds.count(500, all: 5000))")
            let receipt = try #require(try Self.reload(daemon))
            #expect(receipt.text("outcome") == "rendered", "\(receipt)")
            // Without the drawing libraries nothing reads a picture.
            let files = Programs.renderer == "raster" ? 1 : 0
            #expect(try FileSystem.names(in: daemon.path("timelines/pixels")).count == files)
            #expect(try Self.memory(of: daemon) - memory < 64 << 10, "kilobytes more than before")
        }
    }

    private static func reload(_ daemon: DaemonFixture) throws -> JSONObject? {
        try daemon.host.run(["reload", "Bulk", "--wait", "--json"], within: 300).receipts()[widget]
    }

    /// The most that the daemon has had so far, in kilobytes.
    private static func memory(of daemon: DaemonFixture) throws -> Int {
        guard let process = daemon.daemon?.child.id else { throw TestFailure("no daemon runs") }
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return Int(line?.split(separator: " ").dropLast().last ?? "") ?? 0
    }
}
