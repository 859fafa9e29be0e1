// The id of an App Group, which is also the name of its directory.

/// An App Group's id: 1 to 200 bytes of letters, digits, `.`, `_` and `-`, of which the first is a letter or digit.
package struct GroupID: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    package init(_ text: String) throws(GroupIDError) {
        let bytes = Array(text.utf8)
        if bytes.isEmpty { throw .empty }
        if let index = bytes.firstIndex(where: { !$0.isNameByte && $0 != UInt8(ascii: ".") }) {
            throw .badByte(bytes[index], index: index, text: text)
        }
        if !bytes[0].isLetterOrDigit { throw .badByte(bytes[0], index: 0, text: text) }
        if bytes.count > 200 { throw .tooLong(bytes: bytes.count) }
        self.text = text
    }

    package var description: String { text }
}

/// Why a text is not a group's id.
package enum GroupIDError: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    case badByte(UInt8, index: Int, text: String)
    case tooLong(bytes: Int)

    package var description: String {
        switch self {
        case .empty: "a group id is not empty"
        case .badByte(let byte, let index, _):
            "byte 0x\([byte].asHex) at \(index) does not belong in a group id (letters, digits, '.', '_', '-', "
                + "the first a letter or digit)"
        case .tooLong(let bytes): "a group id has at most 200 bytes, not \(bytes)"
        }
    }
}

extension UInt8 {
    var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }

    /// A letter, a digit, `_` or `-`.
    var isNameByte: Bool { isLetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") }
}

extension [UInt8] {
    var asHex: String {
        map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return text.utf8.count == 1 ? "0" + text : text
        }.joined()
    }
}
