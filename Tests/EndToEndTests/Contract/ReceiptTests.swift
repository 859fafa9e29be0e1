// What a reload answers: its receipts, and what is written when nothing has changed.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct ReceiptTests {
    private static let bundle = Programs.path(of: "trial-widgets")
    private static let group = "group.sundial.trial"

    /// The same pixels and the same text: neither is written, the sidecar and the log line are.
    @Test func whatIsUnchangedIsNotWritten() throws {
        try DaemonFixture.with { daemon in
            try daemon.host("set", "title=Same").succeeding()
            let first = try daemon.reload("Status")
            #expect(first.values.allSatisfy { ["rendered", "unchanged"].contains($0.text("outcome")) })
            let widget = "Status.systemSmall"
            let files = [daemon.picture(widget), daemon.path("snapshots/\(widget).txt")]
            let before = try files.map { try #require(try FileSystem.facts($0)) }
            let sidecar = try #require(try FileSystem.facts(daemon.path("snapshots/\(widget).json")))
            daemon.forgetLog()

            let second = try #require(try daemon.reload("Status")[widget])
            #expect(second.text("outcome") == "unchanged")
            #expect(second.text("hash") == first[widget]?.text("hash"))
            #expect(second.integer("generation") != first[widget]?.integer("generation"))
            #expect(try files.map { try FileSystem.facts($0) } == before)
            #expect(try FileSystem.facts(daemon.path("snapshots/\(widget).json")) != sidecar)
            let line = try daemon.awaitSnapshot(of: widget)
            #expect(line["outcome"] == "unchanged")
            #expect(line["generation"] == second.integer("generation").map(String.init))
        }
    }

    /// Where files come late: the sidecar is written before whoever waits is answered, also where the picture stays and
    /// only its next change is another.
    @Test(.enabled(if: SlowDisk.library != nil)) func theSidecarIsThereBeforeTheReceipt() throws {
        try DaemonFixture.with(Self.bundle, group: Self.group, isStarted: false) { daemon in
            try daemon.installInSmall(["Timer"])
            daemon.environment = SlowDisk.environment(milliseconds: 200, trace: daemon.scratch + "/trace")
            try daemon.start(["--clock", "virtual=2026-01-01T00:00:00Z"])
            daemon.environment = Programs.environment
            try daemon.awaitSnapshot(of: "Timer.systemSmall")
            for (set, next, outcome) in [
                ("timer:=true", "00:01:00.000Z", "rendered"), ("delay:=3600", "01:00:00.000Z", "unchanged"),
                ("delay:=7200", "02:00:00.000Z", "unchanged"), ("delay:=0", "00:01:00.000Z", "unchanged"),
                ("timer:=false", "00:02:30.000Z", "rendered"),
            ] {
                try daemon.host("set", set).succeeding()
                let receipt = try daemon.reload("Timer")["Timer.systemSmall"]
                let sidecar = try daemon.sidecar("Timer.systemSmall")
                #expect(receipt?.text("outcome") == outcome, "\(set)")
                #expect(sidecar.text("nextChange") == "2026-01-01T\(next)", "\(set)")
                #expect(receipt?.text("hash") == sidecar.text("hash"))
            }
        }
    }

    /// A caller's time is over before the picture is there; the run goes on, and the next caller gets it.
    @Test func aTimeoutIsAnsweredByPending() throws {
        try DaemonFixture.with(Self.bundle, group: Self.group) { daemon in
            try daemon.host("reload", "--wait").succeeding()
            try daemon.host("set", "hang:=true").succeeding()
            for seconds in ["0", "0.1"] {
                let result = try daemon.host("reload", "Steps", "--wait", "--timeout", seconds, "--json")
                #expect(result.code == 4, "\(result)")
                let receipt = try #require(try result.receipts()["Steps.systemSmall"])
                #expect(receipt.text("outcome") == "pending", "\(receipt)")
            }
            // Two kinds in one call: the worst of what came of them is the code.
            let both = try daemon.host("reload", "Steps", "Nowhere", "--wait", "--timeout", "0")
            #expect(both.code == 5 && both.output.contains("pending"), "\(both)")
        }
    }

    /// Several that are answered by one run are told so, all but the first, and which run it was.
    @Test func callersOfOneRunAreToldSo() throws {
        try DaemonFixture.with(Self.bundle, group: Self.group) { daemon in
            try daemon.host("reload", "--wait").succeeding()
            let peer = try daemon.connect()
            try peer.send((1...20).map { HostilePeerTests.reload("Pair", id: $0) }.joined())
            var runs: [Int: [JSONObject]] = [:]
            for _ in 1...20 {
                let receipt = try #require(try peer.answer().object("result")?.objects("receipts").first)
                runs[receipt.integer("generation") ?? 0, default: []].append(receipt)
            }
            #expect(runs.count <= 2, "\(runs.keys)")
            for receipts in runs.values {
                #expect(receipts.count { $0.flag("coalesced") == true } == receipts.count - 1, "\(receipts)")
            }
        }
    }

    /// A reload is the extension's when one of its processes sends it; what it says of itself decides nothing.
    @Test func theReloadOfAChildIsTheExtensions() throws {
        try DaemonFixture.with(Self.bundle, group: Self.group) { daemon in
            try daemon.host("reload", "--wait").succeeding()
            let words = [
                Programs.path(of: "widget-host"), "--container", daemon.container, "--group", daemon.group, "reload",
                "Echo", "--foreground",
            ]
            let list = String(decoding: try JSONSerialization.data(withJSONObject: words), as: UTF8.self)
            try daemon.host("set", "echo:=\(list)").succeeding()
            daemon.forgetLog()
            try daemon.host("reload", "Echo").succeeding()
            let own = try daemon.awaitSnapshot(of: "Echo.systemSmall", "of the host's reload")
            #expect(own["cause"] == "reload" && own["text"] == "echo 0", "\(own.text)")
            let echo = try daemon.awaitSnapshot(of: "Echo.systemSmall", "of its own reload")
            #expect(echo["cause"] == "extension", "\(echo.text)")
            // One that reloads itself each time is slowed down, and the log says so.
            try daemon.awaitLine("damped") { $0["code"] == "damped" && $0["kind"] == "Echo" }
        }
    }

    @Test func statusTellsOfOneKindOrWidget() throws {
        try DaemonFixture.with { daemon in
            let peer = try daemon.connect()
            let questions: [(String, [String], Int?)] = [
                (#"{"kind":"Feed"}"#, ["Feed.systemMedium", "Feed.systemLarge"], nil),
                (#"{"widget":"Photo.systemSmall"}"#, ["Photo.systemSmall"], nil),
                (#"{"widget":"Photo.systemSmall","kind":"Feed"}"#, [], nil),
                (#"{"kind":"Fed"}"#, [], -32000), (#"{"widget":"Photo.systemSmal"}"#, [], -32001),
            ]
            for (params, ids, code) in questions {
                try peer.send(#"{"id":1,"method":"status","params":\#(params)}"# + "\n")
                let answer = try peer.answer()
                #expect(answer.object("error")?.integer("code") == code, "\(answer)")
                let found = answer.object("result")?.objects("widgets").map { $0.text("id") } ?? []
                #expect(found == ids, "\(answer)")
            }
        }
    }
}
