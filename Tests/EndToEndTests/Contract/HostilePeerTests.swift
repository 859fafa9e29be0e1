// Peers that do what no host should, beside one that behaves: it is answered as if it were alone.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct HostilePeerTests {
    private static let bundle = Programs.path(of: "trial-widgets")
    private static let group = "group.sundial.trial"

    private static func with(_ body: (DaemonFixture) throws -> Void) throws {
        ThisProcess.raiseDescriptorLimit()
        try DaemonFixture.with(bundle, group: group) { try body($0) }
    }

    /// What each sends, how often, and whether it reads what comes back. The full counts were run by hand.
    static let floods: [(what: String, bytes: [UInt8], times: Int, reads: Bool)] = [
        ("tiny messages", Array(String(repeating: "1\n", count: 100).utf8), 100, true),
        ("tiny messages, never reading", Array(String(repeating: "1\n", count: 100).utf8), 200, false),
        ("requests, never reading", Array(String(repeating: kinds, count: 100).utf8), 100, false),
        ("lines of 64 KiB and one byte", [UInt8](repeating: 0x78, count: 65537) + [0x0a], 20, true),
        ("an endless line", [UInt8](repeating: 0x78, count: 65536), 100, true),
        ("deep nesting", [UInt8](repeating: UInt8(ascii: "["), count: 60_000) + [0x0a], 20, true),
        ("invalid UTF-8", [0x7b, 0x22, 0xff, 0xfe, 0x22, 0x0a], 2000, true),
        ("NUL bytes", [UInt8](repeating: 0, count: 1000) + [0x0a], 100, true),
        ("subscriptions, never reading", Array((#"{"id":1,"method":"subscribe"}"# + "\n").utf8), 1, false),
    ]
    static let kinds = #"{"id":1,"method":"kinds"}"# + "\n"

    /// The slowest to be dropped is one that leaves a line unfinished: after a minute. The good peer has all of its
    /// answers while that one is still there.
    @Test func aHundredReloadsAreAnsweredBesideThemAll() throws {
        try Self.with { daemon in
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            let good = try daemon.connect()
            let half = try HostilePeer(to: daemon.socket, sending: Array(#"{"id":1,"meth"#.utf8), times: 1, reads: true)
            let others = try Self.floods.map {
                try HostilePeer(to: daemon.socket, sending: $0.bytes, times: $0.times, reads: $0.reads)
            }
            for number in 1...100 {
                try good.send(Self.reload("Pair", id: number))
                let answer = try good.answer()
                #expect(answer.integer("id") == number)
                let receipts = try #require(answer.object("result")).objects("receipts")
                #expect(receipts.map { $0.text("outcome") } != [], "\(answer)")
                #expect(receipts.allSatisfy { ["rendered", "unchanged"].contains($0.text("outcome")) }, "\(answer)")
            }
            #expect(!half.isClosed)
            for (flood, peer) in zip(Self.floods, others) where flood.reads { peer.finish() }
            for peer in others + [half] { peer.close() }
            // None of them has left anything behind, and their connections are gone.
            try Self.awaitConnections(1, good)
            expectNone(try before.othersProblems("Counter"))
            // Steps goes on by itself.
            expectNone(try before.changedSnapshots().filter { !$0.hasPrefix("Steps.") })
        }
    }

    @Test func nonsenseIsAnsweredLineByLine() throws {
        try Self.with { daemon in
            let peer = try daemon.connect()
            try peer.send([UInt8](repeating: 0x78, count: 65537) + [0x0a])
            try peer.send([0x7b, 0xff, 0x0a])
            try peer.send([UInt8](repeating: UInt8(ascii: "["), count: 60_000) + [0x0a])
            // A line of exactly as many bytes as there may be.
            let padding = String(repeating: " ", count: 65536 - (Self.kinds.utf8.count - 1))
            try peer.send(padding + Self.kinds)
            let errors = try (0..<3).map { _ in try #require(try peer.answer().object("error")) }
            #expect(errors.map { $0.integer("code") } == [-32600, -32700, -32700])
            #expect(
                errors.map { $0.object("data")?.text("kind") } == ["line-too-long", "parse-error", "parse-error"])
            #expect(errors[1].text("message") == "not JSON: line 1, byte 2: not UTF-8")
            #expect(errors[2].text("message")?.contains("nested deeper than 64") == true)
            #expect(try peer.answer().has("result"))
        }
    }

    @Test func aThousandConnectionsLeaveTheOthersAlone() throws {
        try Self.with { daemon in
            let good = try daemon.connect()
            try good.send(Self.kinds)
            #expect(try good.answer().has("result"))
            let many = try (0..<1000).map { _ in try daemon.connect() }
            // 512 there may be, the good one among them; whoever comes later is told so and let go.
            for late in many[511...] {
                #expect(try late.answer().object("error")?.integer("code") == -32005)
                #expect(try late.line() == nil)
            }
            for number in 1...10 {
                try good.send(Self.reload("Pair", id: number))
                #expect(try good.answer().integer("id") == number)
            }
            // A silent peer may stay as long as it likes, and speak then.
            for silent in [many[0], many[510]] {
                try silent.send(Self.kinds)
                #expect(try silent.answer().has("result"))
            }
        }
    }

    @Test func beyondSoManyWaitsAPeerIsRefused() throws {
        try Self.withHang { daemon in
            let limit = 4096
            let patient = try daemon.connect()
            try patient.send((1...limit).map { Self.reload("Steps", id: $0) }.joined())
            // Requests begin in their order: this one's answer waits, but the log has it when all others have begun.
            try patient.send(#"{"method":"kinds"}"# + "\n")
            try daemon.awaitLine("all waits") { $0.event == "request" }
            let late = try daemon.connect()
            try late.send(Self.kinds + Self.reload("Steps", id: 2))
            #expect(try late.answer().has("result"))
            let refusal = try late.answer()
            #expect(refusal.object("error")?.integer("code") == -32005, "\(refusal)")
            #expect(refusal.object("error")?.object("data")?.text("kind") == "too-many-waits")
            #expect(try late.line() == nil)
        }
    }

    /// Whoever still waits when the daemon ends is told so.
    @Test func theEndOfTheDaemonIsAnswered() throws {
        try Self.withHang { daemon in
            let waiting = try daemon.connect()
            try waiting.send(Self.reload("Steps", id: 7) + #"{"method":"kinds"}"# + "\n")
            try daemon.awaitLine("the wait") { $0.event == "request" }
            try daemon.mustShutDownCleanly()
            let answer = try waiting.answer()
            #expect(answer.integer("id") == 7)
            #expect(answer.object("error")?.integer("code") == -32004)
            #expect(try waiting.line() == nil)
        }
    }

    /// A process that is killed while it waits takes its wait with it, and nothing else.
    @Test func aPeerThatDiesWhileItWaitsIsForgotten() throws {
        try Self.withHang { daemon in
            let good = try daemon.connect()
            let (reading, writing) = try Descriptor.pipe()
            let host = try ChildProcess.spawn(
                Programs.path(of: "widget-host"),
                arguments: ["widget-host", "--container", daemon.container, "--group", daemon.group],
                environment: Programs.environment, descriptors: [0: reading]
            )
            try writing.writeAll("reload Steps --wait\n")
            try Self.awaitConnections(2, good)
            host.send(.kill)
            _ = try host.wait()
            try Self.awaitConnections(1, good)
            try good.send(Self.reload("Pair", id: 1))
            #expect(try good.answer().has("result"))
        }
    }

    /// The daemon answers its own user only. Here another one gets past the folders' modes, and no further.
    @Test(.enabled(if: getuid() == 0 && Surroundings.ordinaryUser != nil))
    func anotherUserIsRefusedByName() throws {
        try Self.with { daemon in
            let good = try daemon.connect()
            for path in [daemon.scratch, daemon.container, daemon.directory, daemon.path("run")] {
                #expect(chmod(path, 0o755) == 0)
            }
            #expect(chmod(daemon.socket, 0o666) == 0)
            var stranger = daemon.host
            stranger.wrapper = try #require(Surroundings.ordinaryUser)
            let result = try stranger("kinds")
            #expect(result.code == 5, "\(result)")
            #expect(
                result.errors
                    == "widget-host: the daemon runs as user 0 and answers no other; you are user "
                    + "\(Surroundings.ordinaryID)\n"
            )
            try good.send(Self.kinds)
            #expect(try good.answer().has("result"))
        }
    }

    // MARK: Words

    static func reload(_ kind: String, id: Int) -> String {
        #"{"id":\#(id),"method":"reloadTimelines","params":{"kind":"\#(kind)","wait":"rendered"}}"# + "\n"
    }

    /// A daemon whose kind Steps answers no run any more.
    private static func withHang(_ body: (DaemonFixture) throws -> Void) throws {
        try with { daemon in
            try daemon.host("reload", "--wait").succeeding()
            try daemon.host("set", "hang:=true").succeeding()
            try body(daemon)
        }
    }

    /// Asks until so many are connected.
    static func awaitConnections(_ count: Int, _ peer: Connection) throws {
        let deadline = Clock.monotonicNow() + Int64(patience * 1e9)
        while Clock.monotonicNow() < deadline {
            try peer.send(#"{"id":1,"method":"status"}"# + "\n")
            if try peer.answer().object("result")?.integer("connections") == count { return }
        }
        throw TestFailure("there were never \(count) connections")
    }
}
