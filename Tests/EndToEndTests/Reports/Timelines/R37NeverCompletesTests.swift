// R37: a provider whose completion never comes, because what it waits for never answers.
import Foundation
import TestSupport
import Testing

@Suite struct R37 {
    /// A fault, its kind, and what the log says of it.
    static let faults = [
        ("kept", "Fickle", "did not answer in time"), ("late", "Fickle", "did not answer in time"),
        ("blocked", "Fickle", "did not answer in time"), ("awaits", "Album", "did not answer in time"),
        // Whoever lets go of the completion cannot call it any more, which is known at once.
        ("dropped", "Fickle", "let go of the completion"),
    ]

    @Test(arguments: faults) func itsLastPictureStays(_ fault: String, _ kind: String, _ words: String) throws {
        try ReportedWidgets.with(kind, "Pair", options: ["--provider-timeout", "1"]) { daemon in
            try daemon.set("label=good", "album=good")
            try daemon.reload(kind)
            try daemon.reload("Pair")
            let connection = try daemon.connect()
            try daemon.host("status").succeeding()
            let before = try Baseline(of: daemon)

            try daemon.set("fault=\(fault)", "label=bad", "album=bad")
            // Twenty at once: none waits for the others' time limits.
            let request = #""method":"reloadTimelines","params":{"kind":"\#(kind)","wait":"rendered"}}"# + "\n"
            try connection.send((1...20).map { #"{"id":\#($0),"# + request }.joined())
            try expectNone(before.othersProblems("Pair"))
            for _ in 1...20 {
                let receipt = try #require(try connection.answer().object("result")?.objects("receipts").first)
                #expect(receipt.text("outcome") == "failed", "\(receipt)")
                #expect(receipt.text("why")?.contains(words) == true, "\(receipt)")
            }
            try expectNone(before.changedSnapshots())
            try daemon.awaitLine("the failure") { $0["code"] == "run-failed" }
            // Of twenty reloads two runs have come, each of which is told of once.
            let told = before.lines { $0["code"] == "run-failed" }
            #expect(told.count >= 1 && told.count <= 2, "\(told.map(\.text))")
            #expect(told.allSatisfy { $0["message"]?.contains(words) == true && $0["widget"] == "\(kind).systemSmall" })
            #expect(try daemon.sidecar("\(kind).systemSmall").flag("stale") == true)

            try daemon.set("fault=none", "label=mended", "album=mended")
            #expect(try daemon.reload(kind)["\(kind).systemSmall"]?.text("outcome") == "rendered")
            #expect(try daemon.accessibleText("\(kind).systemSmall").contains("mended"))
            try expectNone(before.processProblems())
            try expectNone(before.leftovers())
        }
    }
}
