// R66: a value of another type than last time, or of an absurd size, ends nothing.
import Foundation
import TestSupport
import Testing

@Suite struct R66 {
    /// The document, and what the daemon says of it when it can use none of it.
    enum Document: CaseIterable {
        case numberTitle, objectTitle, arrayImage, flagDate, entriesObject, nested, nestedAsTitle, longString, longFile

        var text: String {
            let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
            switch self {
            case .numberTitle: return Self.with(#"{"id":"1","title":42}"#)
            case .objectTitle: return Self.with(#"{"id":"1","title":{"a":[1]}}"#)
            case .arrayImage: return Self.with(#"{"id":"1","title":"One","imageURL":[1,2]}"#)
            case .flagDate: return Self.with(#"{"id":"1","title":"One","date":false}"#)
            case .entriesObject: return #"{"version":1,"entries":{"title":"One"}}"#
            case .nested: return #"{"version":1,"entries":"# + deep + "}"
            case .nestedAsTitle: return Self.with(#"{"id":"1","title":"# + deep + "}")
            case .longString: return Self.with(#"{"id":"1","title":"\#(Self.letters(50_000_000))"}"#)
            // Just above the size up to which the daemon itself looks at it.
            case .longFile: return Self.with(#"{"id":"1","title":"One","note":"\#(Self.letters(1_048_577))"}"#)
            }
        }

        /// What the run's failure says; nil where the entries are shown as far as they go.
        var fault: String? {
            switch self {
            case .numberTitle, .objectTitle, .arrayImage, .flagDate: nil
            case .entriesObject: "not an object with the array 'entries'"
            case .nested, .nestedAsTitle: "nested deeper than 64"
            case .longString, .longFile: "a string of more than 1048576 bytes"
            }
        }

        private static func letters(_ count: Int) -> String { String(repeating: "x", count: count) }

        private static func with(_ entry: String) -> String { #"{"version":1,"entries":[\#(entry)]}"# }
    }

    @Test(arguments: Document.allCases)
    func onlyTheKindNotices(_ document: Document) throws {
        try DaemonFixture.with { daemon in
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"0","title":"Good"}]"#).succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)

            try daemon.put(document.text, "entries/Feed.json")
            let result = try daemon.host("reload", "Feed", "--wait", "--json")
            if let fault = document.fault {
                #expect(result.code == 1, "\(document)")
                for receipt in try result.receipts().values {
                    let why = receipt.text("why") ?? ""
                    #expect(why.hasPrefix("entries/Feed.json: ") && why.contains(fault), "\(why.prefix(200))")
                }
                expectNone(try before.changedSnapshots())
                #expect(try daemon.sidecar("Feed.systemMedium").flag("stale") == true)
                // The host says the same, and publishes nothing of it.
                let put = try daemon.host("put-entries", "Feed", "-", input: document.text)
                #expect(put.code == 5 && put.errors.contains(fault), "\(put.errors.prefix(300))")
            } else {
                #expect(result.code == 0, "\(result)")
            }
            expectNone(try before.processProblems() + before.othersProblems("Photo") + before.othersProblems("Status"))
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"Better"}]"#).succeeding()
            try daemon.reload("Feed")
            #expect(try daemon.accessibleText("Feed.systemMedium").contains("Better"))
            expectNone(try before.leftovers())
        }
    }
}
