// One Swift file of an iOS extension as it is compiled here.
import Foundation

/// A source with its conditions answered, with what Foundation has on iOS, and with the original's name for messages.
package enum ExtensionSource {
    package static func compiled(_ source: String, from path: String) -> String {
        let name = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        let ending = source.hasSuffix("\n") || source.isEmpty ? "" : "\n"
        let more = (needsMore(source) ? "import SwiftUI\n" : "") + (readsXML(source) ? "import FoundationXML\n" : "")
        return "#sourceLocation(file: \"\(name)\", line: 1)\n\(Conditions.answered(source))\(ending)\(more)"
    }

    /// Whether a file imports modules that say less here than on iOS, where Foundation has URLSession and localised
    /// texts, and none that says the rest.
    static func needsMore(_ source: String) -> Bool {
        let imported = imports(of: source)
        return !imported.isEmpty && imported.isDisjoint(with: ["SwiftUI", "WidgetKit", "AppIntents", "Intents"])
    }

    /// Whether a file names what Foundation has on iOS to read XML with, which is a module of its own here.
    static func readsXML(_ source: String) -> Bool {
        source.contains("XMLParser") && !imports(of: source).contains("FoundationXML")
    }

    /// The modules that a file imports, in whatever branch of a condition.
    package static func imports(of source: String) -> Set<String> {
        var lines = SourceLines(source)
        var found: Set<String> = []
        while let line = lines.next() {
            guard line.beginsInCode else { continue }
            var words = line.text.split { $0.isWhitespace || $0 == ";" }[...]
            while let first = words.first, first.hasPrefix("@") || levels.contains(String(first)) {
                words.removeFirst()
            }
            guard words.first == "import" else { continue }
            words.removeFirst()
            if let first = words.first, kinds.contains(String(first)) { words.removeFirst() }
            if let module = words.first?.prefix(while: { $0 != "." }) { found.insert(String(module)) }
        }
        return found
    }

    private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
}
