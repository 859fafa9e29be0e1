// `#if` as iOS answers it: conditions about the system and its modules are replaced by their answers. Beside them
// attributes for Objective-C are left out, and errors are caught as on iOS; every line keeps its number.
import Foundation

/// Rewrites conditions.
package enum Conditions {
    /// The modules of iOS that are here; of the others the compiler knows that they are not.
    package static let modules: Set<String> = [
        "AppIntents", "Charts", "Combine", "CoreGraphics", "CoreLocation", "CoreText", "Foundation", "ImageIO",
        "Intents",
        "OSLog", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "WidgetKit", "os",
    ]

    /// A source as iOS sees it.
    package static func answered(_ source: String) -> String {
        var lines = SourceLines(source)
        var result = ""
        result.reserveCapacity(source.utf8.count)
        var continues = false
        while let line = lines.next() {
            let isDirective = continues || (line.beginsInCode && isCondition(line.text))
            if isDirective {
                result += answers(in: line.text)
            } else {
                let isCode = line.beginsInCode
                result += isCode ? CaughtErrors.caught(in: ObjectiveCAttributes.removed(from: line.text)) : line.text
            }
            continues = isDirective && goesOn(line.text)
        }
        return result
    }

    private static func isCondition(_ line: Substring) -> Bool {
        let words = line.drop { $0 == " " || $0 == "\t" }
        for directive in ["#if", "#elseif"] where words.hasPrefix(directive) {
            guard let next = words.dropFirst(directive.count).first else { return false }
            return !(next.isLetter || next.isNumber || next == "_")
        }
        return false
    }

    /// Whether a condition goes on in the next line.
    private static func goesOn(_ line: Substring) -> Bool {
        let code = withoutComment(line).trimmingCharacters(in: .whitespacesAndNewlines)
        let open = code.count { $0 == "(" } - code.count { $0 == ")" }
        return open > 0 || code.hasSuffix("&&") || code.hasSuffix("||")
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }

    private static func answers(in line: Substring) -> String {
        let code = withoutComment(line)
        var result = ""
        var rest = code
        while let first = rest.first {
            guard first.isLetter || first == "_" else {
                result.append(first)
                rest.removeFirst()
                continue
            }
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(word.count)
            let blank = rest.prefix { $0 == " " }
            let open = rest.dropFirst(blank.count)
            guard word == "os" || word == "canImport", open.first == "(", let close = open.firstIndex(of: ")"),
                let answer = answer(word, open[..<close].dropFirst())
            else {
                result += word
                continue
            }
            result += answer ? "true" : "false"
            rest = open[open.index(after: close)...]
        }
        return result + line[code.endIndex...]
    }

    /// Nil leaves the question to the compiler.
    private static func answer(_ question: Substring, _ argument: Substring) -> Bool? {
        let argument = argument.trimmingCharacters(in: .whitespaces)
        if question == "os" { return argument == "iOS" }
        let module = argument.prefix { $0 != "." && $0 != "," && $0 != " " }
        return modules.contains(String(module)) ? true : nil
    }
}
