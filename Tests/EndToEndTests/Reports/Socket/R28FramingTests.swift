// R28: messages are whole however they come, and what is no message harms no other.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R28 {
    private static let kinds = #"{"id":1,"method":"kinds"}"# + "\n"

    @Test func aLongNameAndTheNextMessage() throws {
        try DaemonFixture.with { daemon in
            let peer = try daemon.connect()
            let name = String(repeating: "é", count: 3000)
            try peer.send(#"{"id":"long","method":"reloadTimelines","params":{"kind":"\#(name)"}}"# + "\n" + Self.kinds)
            let refusal = try peer.answer()
            #expect(refusal.text("id") == "long")
            #expect(refusal.object("error")?.integer("code") == -32000)
            #expect(refusal.object("error")?.text("message")?.contains(name) == true, "nothing is cut")
            #expect(try peer.answer().object("result")?.objects("kinds").count == 3)
        }
    }

    /// Three pieces, cut inside of letters; between them the daemon has surely read each, as it answers another peer.
    @Test func piecesAreOneMessage() throws {
        try DaemonFixture.with { daemon in
            let (peer, other) = (try daemon.connect(), try daemon.connect())
            let message = Array(#"{"id":"é家","method":"reloadTimelines","params":{"kind":"家é"}}"#.utf8 + [0x0a])
            let cuts = [8, message.count - 7]
            for piece in [message[..<cuts[0]], message[cuts[0]..<cuts[1]], message[cuts[1]...]] {
                try peer.send(Array(piece))
                try other.send(Self.kinds)
                #expect(try other.answer().has("result"))
            }
            let answer = try peer.answer()
            #expect(answer.text("id") == "é家")
            #expect(answer.object("error")?.text("message")?.contains("家é") == true)
        }
    }

    /// Who speaks another protocol, with lengths before the messages, gets an error a line, and hurts nobody.
    @Test(arguments: [[0, 0, 0, 0], [0xff, 0xff, 0xff, 0xff], [0, 0, 1, 0]] as [[UInt8]])
    func lengthsAreNoLines(_ length: [UInt8]) throws {
        try DaemonFixture.with { daemon in
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            let other = try daemon.connect()
            let peer = try daemon.connect()
            try peer.send(length + Array(Self.kinds.utf8) + Array(Self.kinds.utf8))
            #expect(try peer.answer().object("error")?.integer("code") == -32700)
            #expect(try peer.answer().has("result"), "the next line is understood")
            // A body shorter than it promises to be, then the end.
            try peer.send(length + Array(#"{"id":2,"method":"kinds"}"#.utf8))
            try peer.endSending()
            #expect(try peer.answer().object("error")?.integer("code") == -32700)
            #expect(try peer.line() == nil)
            try other.send(Self.kinds)
            #expect(try other.answer().has("result"))
            #expect(before.lines { $0["code"] == "parse-error" }.count <= 2, "one diagnostic each")
            expectNone(try before.processProblems() + before.changedSnapshots() + before.othersProblems("Photo"))
        }
    }

    /// The other way round: an answer of megabytes, read in small pieces, and the next answer behind it.
    @Test func anAnswerOfTwoThousandKinds() throws {
        let trial = Programs.path(of: "trial-widgets")
        try DaemonFixture.with(trial, group: "group.sundial.trial", isStarted: false) { daemon in
            try Self.describe(2000, in: daemon)
            // The bundle traps when it is asked, so what it was described as before is used.
            try Data().write(to: URL(fileURLWithPath: daemon.path("trap-at-start")))
            try daemon.start()
            try daemon.awaitLine("older descriptors") { $0["code"] == "bundle" }

            let peer = try daemon.connect()
            try peer.send(Self.kinds + #"{"id":2,"method":"reloadTimelines","params":{"kind":"Kind 1234"}}"# + "\n")
            let kinds = try #require(try peer.answer().object("result")).objects("kinds")
            #expect(kinds.map { $0.text("kind") } == (0..<2000).map { "Kind \($0)" })
            #expect(kinds.allSatisfy { $0.text("description") == Self.description })
            #expect(try peer.line() == #"{"id":2,"jsonrpc":"2.0","result":{"receipts":[]}}"#)
            let host = try daemon.host("kinds", "--json").succeeding()
            #expect(host.output.utf8.count > 2_000_000)
            #expect(try JSONObject(parsing: host.output).objects("kinds").count == 2000)
        }
    }

    private static let description = String(repeating: "é", count: 500)

    /// Writes what a daemon keeps of its bundle, with so many kinds, none of which is installed.
    private static func describe(_ count: Int, in daemon: DaemonFixture) throws {
        try daemon.put(#"{"version":1,"widgets":[]}"#, "widgets.json")
        try daemon.start()
        try daemon.mustShutDownCleanly()
        let path = "run/descriptors.json"
        var document = try #require(
            try JSONSerialization.jsonObject(with: daemon.bytes(path)) as? [String: Any])
        let kinds = try #require(document["kinds"] as? [[String: Any]])
        document["kinds"] = (0..<count).map { number in
            var kind = kinds[0]
            kind["kind"] = "Kind \(number)"
            kind["description"] = description
            return kind
        }
        try JSONSerialization.data(withJSONObject: document).write(to: URL(fileURLWithPath: daemon.path(path)))
    }

    /// As many reloads as 200 a second are in half a minute, on one connection.
    @Test func thousandsOfReloadsOnOneConnection() throws {
        try DaemonFixture.with { daemon in
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            let peer = try daemon.connect()
            for batch in 0..<Rounds.count(10, all: 60) {
                let ids = (0..<100).map { batch * 100 + $0 }
                try peer.send(
                    ids.map { #"{"id":\#($0),"method":"reloadTimelines","params":{"kind":"Status"}}"# + "\n" }.joined())
                for id in ids { #expect(try peer.answer().integer("id") == id) }
            }
            try peer.endSending()
            #expect(try peer.line() == nil)
            expectNone(try before.processProblems() + before.othersProblems("Status") + before.leftovers())
        }
    }
}
