// R19: of two reloads that overlap the one that ends last wins, though it began first.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R19 {
    private static let widget = "Slow.systemSmall"

    private static func with(_ body: (DaemonFixture) throws -> Void) throws {
        let program = Programs.path(of: "contract-widgets")
        try DaemonFixture.with(program, group: "group.sundial.trial", isStarted: false) { daemon in
            try daemon.install(("Slow", "systemSmall"), ("Plain", "systemSmall"))
            try daemon.start()
            try daemon.host("reload", "--wait").succeeding()
            try body(daemon)
        }
    }

    /// Reloads ten milliseconds apart, each after a new number was stored.
    @Test(arguments: [2, 5, 50]) func theNewestDataIsShownLast(_ count: Int) throws {
        try R19.with { daemon in
            let before = try Baseline(of: daemon)
            var number = 0
            for _ in 1...Rounds.count(count == 50 ? 1 : 3, all: 20) {
                let generation = try daemon.sidecar(R19.widget).integer("generation") ?? 0
                let connection = try daemon.connect()
                for _ in 0..<count {
                    number += 1
                    try R19.pass(milliseconds: 10, daemon)
                    try connection.send(
                        #"{"id":1,"method":"setDefaults","params":{"values":{"number":\#(number)}}}"# + "\n"
                            + #"{"id":2,"method":"reloadTimelines","params":{"kind":"Slow","wait":"rendered"}}"# + "\n")
                }
                var last: JSONObject?
                for _ in 0..<count * 2 { last = try connection.answer() }
                let receipt = try #require(last?.object("result")?.objects("receipts").first)
                #expect(receipt.text("outcome") == "rendered" || receipt.text("outcome") == "unchanged", "\(receipt)")
                #expect(try daemon.accessibleText(R19.widget) == "number \(number)\n")
                // One that runs, and one that waits: each reload adds no more than its own run.
                #expect((receipt.integer("generation") ?? 0) - generation <= count, "\(receipt)")
            }
            try R19.checkOrder(daemon)
            try expectNone(before.processProblems())
            try expectNone(before.othersProblems("Plain"))
            try expectNone(before.leftovers())
        }
    }

    @Test func aProviderThatReturnsNothingReplacesNothing() throws {
        try R19.with { daemon in
            try daemon.host("set", "number:=7").succeeding()
            try daemon.reload("Slow")
            let before = try Baseline(of: daemon)
            try daemon.host("set", "empty:=true", "number:=8").succeeding()
            let failed = try daemon.host("reload", "Slow", "--wait", "--json")
            #expect(failed.code == 1, "\(failed)")
            #expect(try failed.receipts()[R19.widget]?.text("why") == "no entries")
            try expectNone(before.changedSnapshots())
            #expect(try daemon.sidecar(R19.widget).flag("stale") == true)
            try daemon.host("set", "empty:=false").succeeding()
            try daemon.reload("Slow")
            #expect(try daemon.accessibleText(R19.widget) == "number 8\n")
            #expect(try daemon.sidecar(R19.widget).flag("stale") == false)
        }
    }

    /// One run at a time, the numbers never smaller, the generations always greater.
    private static func checkOrder(_ daemon: DaemonFixture) throws {
        var running: Substring?
        for line in try daemon.text("slow.txt").split(separator: "\n") {
            let words = line.split(separator: " ")
            if words[0] == "begin" {
                #expect(running == nil, "\(line) while \(running ?? "") runs")
                running = words[1]
            } else {
                #expect(running == words[1], "\(line)")
                running = nil
            }
        }
        var numbers: [Int] = []
        var generations: [Int] = []
        for line in try daemon.text("log/snapshots.jsonl").split(separator: "\n") {
            let snapshot = try JSONObject(parsing: String(line))
            guard snapshot.text("widget") == widget, let text = snapshot.text("text"), text.hasPrefix("number ") else {
                continue
            }
            numbers.append(Int(text.dropFirst("number ".count)) ?? -1)
            generations.append(snapshot.integer("generation") ?? -1)
        }
        #expect(numbers == numbers.sorted() && !numbers.isEmpty)
        #expect(generations == Array(Set(generations)).sorted())
    }

    /// Asks the daemon for its kinds until so much time has passed, which decides nothing: only how reloads overlap.
    private static func pass(milliseconds: Int64, _ daemon: DaemonFixture) throws {
        let connection = try daemon.connect()
        let end = Clock.monotonicNow() + milliseconds * 1_000_000
        repeat {
            try connection.send(#"{"id":1,"method":"kinds"}"# + "\n")
            _ = try connection.answer()
        } while Clock.monotonicNow() < end
    }
}
