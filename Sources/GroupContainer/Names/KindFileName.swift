// What the files of a kind are called: any text becomes one safe path component.
import Digest

/// A kind as a file name.
package struct KindFileName: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    package static let longest = 120

    package init(_ kind: String) {
        let bytes = Array(kind.utf8)
        var escaped = ""
        for (index, byte) in bytes.enumerated() {
            let isInnerDot = byte == UInt8(ascii: ".") && index > 0 && index < bytes.count - 1
            if byte.isNameByte || isInnerDot {
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                escaped += "%" + [byte].asHex
            }
        }
        text = escaped.isEmpty || escaped.utf8.count > Self.longest ? Self.cut(escaped, of: kind) : escaped
    }

    /// The beginning of the name, `~` (which no uncut name contains) and 16 digits of the whole kind's digest.
    private static func cut(_ escaped: String, of kind: String) -> String {
        var start = Substring(escaped.prefix(longest - 17))
        // Half an escape would read as another text.
        if let percent = start.suffix(2).firstIndex(of: "%") { start = start[..<percent] }
        return start + "~" + SHA256.hex(of: kind).prefix(16)
    }

    package var description: String { text }

    /// Two of the kinds whose files a file system that ignores case could not tell apart, or which look the same in two
    /// Unicode forms, so that nobody could; nil when there are none.
    package static func collision(among kinds: [String]) -> (String, String)? {
        var byFile: [String: String] = [:]
        // Swift compares texts whatever their form: the kind itself is the key of those that look like it.
        var byLook: [String: String] = [:]
        for kind in kinds {
            let name = KindFileName(kind).text.lowercased()
            for other in [byFile[name], byLook[kind]] {
                if let other, !other.utf8.elementsEqual(kind.utf8) { return (other, kind) }
            }
            byFile[name] = kind
            byLook[kind] = kind
        }
        return nil
    }
}
