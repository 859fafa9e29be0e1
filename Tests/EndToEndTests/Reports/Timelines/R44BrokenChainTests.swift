// R44: a schedule of runs that dies after the first rounds, or doubles.
import Foundation
import TestSupport
import Testing

@Suite struct R44 {
    private static let widget = "Fickle.systemSmall"
    private static let failing: Set = [7, 8, 20]
    private static let byHand: Set = [15, 30]

    /// A run every two seconds, of which three fail, while somebody reloads twice just when the timer is due.
    @Test func sixtyRoundsAreSixtyRuns() throws {
        try ReportedWidgets.with("Fickle", options: ["--render", "text"]) { daemon in
            try daemon.set("label=round", "policy=after", "after:=2")
            try daemon.reload("Fickle")
            var times: [Double] = []
            var gaps: [Double] = [2]
            for round in 1...60 {
                let isFailing = Self.failing.contains(round)
                if isFailing != Self.failing.contains(round - 1) {
                    try daemon.set("fault=\(isFailing ? "trap" : "none")")
                }
                let gap = gaps[round - 1]
                var advanced: JSONObject
                if Self.byHand.contains(round) {
                    // The clock stands at the very instant when the reload comes, and the run by policy is under way.
                    let connection = try daemon.connect()
                    try connection.send(
                        #"{"id":1,"method":"advance","params":{"by":\#(gap)}}"# + "\n"
                            + #"{"id":2,"method":"reloadTimelines","params":{"kind":"Fickle","wait":"rendered"}}"#
                            + "\n")
                    advanced = try #require(try connection.answer().object("result"))
                    let receipt = try #require(try connection.answer().object("result")?.objects("receipts").first)
                    #expect(receipt.text("outcome") == "unchanged", "\(receipt)")
                } else {
                    advanced = try daemon.advance("\(gap)")
                }
                let runs = try advanced.seconds("timeline") + advanced.seconds("failure")
                // Somebody's reload is a run of its own, at that instant or just before it.
                let isOnce = runs.count == 1 || (Self.byHand.contains(round) && runs.count <= 2)
                #expect(isOnce, "round \(round): \(runs)")
                times.append(try #require(runs.last, "round \(round) had no run"))
                // After failures 1, 2 … seconds; then as before.
                let failures = (0..<round).prefix { Self.failing.contains(round - $0) }.count
                gaps.append(failures == 0 ? 2 : Double(1 << (failures - 1)))
            }
            #expect(abs((times.last ?? 0) - 120) <= 4, "\(times)")
            // One chain, not two.
            let after = try daemon.advance("1m").seconds("timeline")
            #expect(after.count == 30, "\(after)")
            #expect(zip(after, after.dropFirst()).allSatisfy { $1 - $0 == 2 }, "\(after)")
        }
    }
}
