// What stands behind `key=` in a log line, and how any text becomes safe for a terminal.

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
    package static func plainOrQuoted(_ text: String) -> String {
        text.isEmpty || !text.utf8.allSatisfy(isPlain) ? quoted(text) : text
    }

    /// The text as a JSON string in which nothing can act on a terminal.
    package static func quoted(_ text: String) -> String {
        // Most are plain: then the text stands as it is.
        if text.utf8.allSatisfy(isQuotedAsItIs) { return "\"" + text + "\"" }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default:
                if acts(scalar) {
                    let digits = String(scalar.value, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }

    /// The text itself, or as a JSON string when something in it could act on a terminal.
    package static func printable(_ text: String) -> String {
        text.unicodeScalars.contains(where: acts) ? quoted(text) : text
    }

    /// Controls, line separators and marks that turn the direction of what follows.
    private static func acts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f...0x9f, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
        default: false
        }
    }

    /// Printable ASCII without quotation mark and backslash.
    private static func isQuotedAsItIs(_ byte: UInt8) -> Bool {
        (0x20..<0x7f).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"),
            UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

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
