// The examples of a document: commands with what they print, and conversations with the daemon.
import Foundation
import TestSupport

/// What a document shows, in its order.
enum DocumentedExample {
    /// A block `sh`, and the block `text` right after it.
    case commands(String, printed: String?)
    /// A block `message`: what is sent, and what comes back for it; `message virtual` under a virtual clock.
    case conversation([Line], isVirtual: Bool)

    struct Line {
        let isSent: Bool
        let text: String
    }

    /// Reads a document; a block of any other kind is a failure, since nobody would run it.
    static func all(in path: String) throws -> [DocumentedExample] {
        var examples: [DocumentedExample] = []
        var language: String?
        var block: [String] = []
        for line in try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n") {
            if let open = language, line == "```" {
                try add(open, block, to: &examples)
                language = nil
            } else if language != nil {
                block.append(line)
            } else if line.hasPrefix("```") {
                language = String(line.dropFirst(3))
                block = []
            }
        }
        return examples
    }

    private static func add(_ language: String, _ block: [String], to examples: inout [DocumentedExample]) throws {
        switch language {
        case "sh": examples.append(.commands(block.joined(separator: "\n"), printed: nil))
        case "text":
            guard case .commands(let commands, nil)? = examples.popLast() else {
                throw TestFailure("a text without its commands: \(block)")
            }
            examples.append(.commands(commands, printed: block.joined(separator: "\n") + "\n"))
        case "message", "message virtual":
            let lines = try block.map { line in
                guard let mark = line.first, mark == "→" || mark == "←" else {
                    throw TestFailure("no message: \(line)")
                }
                return Line(isSent: mark == "→", text: String(line.dropFirst(2)))
            }
            examples.append(.conversation(lines, isVirtual: language != "message"))
        default: throw TestFailure("a block of \(language)")
        }
    }

    /// Whether a text is as shown, where `…` stands for anything.
    static func matches(_ text: String, _ shown: String) -> Bool {
        let pieces = shown.components(separatedBy: "…")
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return text == shown }
        guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.range(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
