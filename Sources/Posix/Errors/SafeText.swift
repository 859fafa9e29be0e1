// How any text becomes safe for a terminal and plain in a sentence: names and paths come from outside.

/// A text as messages write it.
package enum SafeText {
    /// A path in a sentence, always in this form: as it is, or quoted when it has a space or anything else that a reader
    /// could take for a part of the sentence. Whoever named a file finds it as it was named; those of a group stand from
    /// the group's directory on; the system's refusals have what the system was given.
    package static func path(_ path: String) -> String { plainOrQuoted(path) }

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
}
