// The words of `Text("…")` in a program's sources.
import Foundation
import TestSupport

/// What the literals of texts say between their interpolations.
struct SourceLiterals {
    struct Literal: CustomStringConvertible {
        let text: String
        let file: String

        var description: String { "\(file): \(text)" }
    }

    private(set) var all: [Literal] = []

    init(of program: String) throws {
        let folder = Programs.repository + "/Tests/" + program
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
            let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            for start in source.ranges(of: "Text(\"") {
                // Names of widgets are for galleries.
                let before = source[..<start.lowerBound]
                if before.hasSuffix("description(") || before.hasSuffix("configurationDisplayName(") { continue }
                for text in Self.parts(source[start.upperBound...]) where text.contains(where: \.isLetter) {
                    all.append(Literal(text: text, file: file))
                }
            }
        }
    }

    /// The parts of a literal up to its closing quotation mark.
    private static func parts(_ source: Substring) -> [String] {
        var rest = source
        var parts = [""]
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\", let escaped = rest.popFirst() else {
                parts[parts.count - 1].append(character)
                continue
            }
            parts.append("")
            if escaped == "(" { skipInterpolation(&rest) }
            if escaped == "u" { rest = rest.drop { $0 != "}" }.dropFirst() }
        }
        // Grammar agreement changes the noun, and nobody says its marks.
        return parts.map { part in
            let isInflected = part.hasSuffix("](inflect: true)")
            return isInflected ? "" : part.trimmingCharacters(in: .whitespaces)
        }
    }

    /// Skips to behind the parenthesis that ends an interpolation, which may hold literals of its own.
    private static func skipInterpolation(_ rest: inout Substring) {
        var depth = 1
        while depth > 0, let character = rest.popFirst() {
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            case "\"":
                while let inner = rest.popFirst(), inner != "\"" {
                    guard inner == "\\", rest.popFirst() == "(" else { continue }
                    skipInterpolation(&rest)
                }
            default: continue
            }
        }
    }
}
