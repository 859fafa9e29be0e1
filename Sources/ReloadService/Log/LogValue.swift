// What stands behind `key=` in a log line.
import Posix

/// A field's value in a log line.
package enum LogValue: Hashable, Sendable {
    case text(String)
    case integer(Int)
    case flag(Bool)
    /// Seconds; `3.1ms` in a text line, a number of seconds in JSON.
    case duration(Double)

    /// As it stands in a text line.
    package var text: String {
        switch self {
        case .text(let text): Self.plainOrQuoted(text)
        case .integer(let integer): String(integer)
        case .flag(let flag): flag ? "true" : "false"
        case .duration(let seconds): Self.milliseconds(seconds)
        }
    }

    /// As it stands in a JSON line.
    package var json: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .integer(let integer): String(integer)
        case .flag(let flag): flag ? "true" : "false"
        case .duration(let seconds): seconds.isFinite ? "\((seconds * 1e6).rounded() / 1e6)" : "null"
        }
    }

    /// The text itself when each byte is in `[A-Za-z0-9._:/@+-]`, else as a JSON string.
    package static func plainOrQuoted(_ text: String) -> String { SafeText.plainOrQuoted(text) }

    /// The text as a JSON string in which nothing can act on a terminal.
    package static func quoted(_ text: String) -> String { SafeText.quoted(text) }

    /// The text itself, or as a JSON string when something in it could act on a terminal.
    package static func printable(_ text: String) -> String { SafeText.printable(text) }

    /// One decimal, such as `3.1ms`.
    package static func milliseconds(_ seconds: Double) -> String {
        let tenths = seconds * 10_000
        guard tenths.isFinite, tenths.magnitude < 1e15 else { return "unknown" }
        return "\(Double(Int(tenths.rounded())) / 10)ms"
    }
}

extension LogValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) { self = .text(text) }
}

extension LogValue: ExpressibleByIntegerLiteral {
    package init(integerLiteral integer: Int) { self = .integer(integer) }
}

extension LogValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}
