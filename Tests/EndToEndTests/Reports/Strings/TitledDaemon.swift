// A daemon whose one widget shows a title.
import Foundation
import GroupContainer
import TestSupport

extension DaemonFixture {
    static let titled = "Titled.systemSmall"

    /// Puts values into the shared defaults as another host would: no argument of a program holds some of them.
    func publish(_ values: [String: PropertyListValue]) throws {
        try put(
            String(decoding: PropertyListText.xml(values), as: UTF8.self), "Library/Preferences/\(group).plist")
    }

    /// Lets the bundle have a kind of this name, of which one widget is installed, and no other.
    func installNamed(_ kind: String) throws {
        try put(kind, "kind")
        let widgets = [["id": "named", "kind": kind, "family": "systemSmall"]]
        let list = try JSONSerialization.data(withJSONObject: ["version": 1, "widgets": widgets])
        try put(String(decoding: list, as: UTF8.self), "widgets.json")
    }

    /// Waits until the widget shows that there is no title: a run that has not begun yet would find the one published next.
    func awaitNoTitle() throws {
        rewindLog()
        try awaitSnapshot(of: Self.titled, "without a title") { $0["text"] == "no title" }
    }

    /// Publishes a title, reloads, and returns the receipt.
    func show(title: String, lines: Int = 0) throws -> JSONObject {
        try publish(["title": .string(title), "lines": .integer(lines)])
        let result = try host("reload", "Titled", "--wait", "--json")
        guard let receipt = try result.receipts()[Self.titled] else { throw TestFailure("\(result)") }
        return receipt
    }

    /// Every line of the log, of the program's output and of the file, that is no valid UTF-8 or no JSON.
    func brokenLogLines() throws -> [String] {
        let file = try bytes("log/snapshots.jsonl")
        let written = log.map(\.text).filter { $0.contains("\u{FFFD}") }
        guard let text = String(validating: file, as: UTF8.self) else { return written + ["the file is no UTF-8"] }
        return written
            + text.split(separator: "\n").map(String.init).filter { line in
                // What cannot be parsed is what is looked for.
                (try? JSONObject(parsing: line)) == nil
            }
    }
}

extension String {
    /// The same characters, and not others that are as good in Unicode.
    func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// A text of cells without its colours, a row a line.
    var rows: [String] {
        replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n", omittingEmptySubsequences: false).map {
            var row = String($0)
            while row.last == " " { row.removeLast() }
            return row
        }
    }
}
