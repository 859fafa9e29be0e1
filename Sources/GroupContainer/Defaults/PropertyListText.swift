// Property lists as XML text. Foundation codes them; here stand the checks that it needs before, and the one distinction
// that it does not make: a real number without a fraction from an integer.
package import FoundationEssentials

/// XML property lists whose top level is a dictionary.
package enum PropertyListText {
    package static let limit = 16 << 20
    /// How deep arrays and dictionaries may be nested: the decoder would run out of stack at some thousands.
    package static let depth = 64

    /// The text of a property list.
    package static func xml(_ values: [String: PropertyListValue]) throws(PropertyListFault) -> Data {
        if let key = firstUnwritable(.dictionary(values)) { throw .unwritable(key: key) }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        do {
            return try encoder.encode(values)
        } catch {
            throw .unwritable(key: "")
        }
    }

    /// The values of a property list's text; an empty file is none, since a writer that truncates leaves one.
    package static func values(_ data: Data) throws(PropertyListFault) -> [String: PropertyListValue] {
        let text = EditedText(data)
        guard let first = text.bytes.first(where: { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }) else { throw .empty }
        if first != UInt8(ascii: "<") { throw .notXML }
        // The decoder traps on some texts that are not what they say they are.
        if String(validating: text.bytes, as: UTF8.self) == nil { throw .notUTF8 }
        if XMLTags.isDeeper(than: depth, text.bytes) { throw .tooDeep(limit: depth) }
        guard let values = decoded(text.bytes) else { throw .malformed }
        let marked = XMLTags.realsAsStrings(text.bytes)
        guard marked != text.bytes, let other = decoded(marked) else { return values }
        return values.mapValuesWithKeys { $1.withReals(where: other[$0]) }
    }

    private static func decoded(_ bytes: [UInt8]) -> [String: PropertyListValue]? {
        // The reason that the decoder gives is the same for every fault of the text.
        try? PropertyListDecoder().decode([String: PropertyListValue].self, from: Data(bytes))
    }

    /// The key of a string that XML has no characters for.
    private static func firstUnwritable(_ value: PropertyListValue) -> String? {
        switch value {
        case .string(let text): text.unicodeScalars.contains(where: \.isOutsideXML) ? "" : nil
        case .array(let values): values.lazy.compactMap(firstUnwritable).first
        case .dictionary(let values):
            values.sorted { $0.key < $1.key }.lazy.compactMap { key, value in
                firstUnwritable(.string(key)) != nil ? key : firstUnwritable(value).map { $0.isEmpty ? key : $0 }
            }.first
        default: nil
        }
    }
}

/// Why a property list was not read or written.
package enum PropertyListFault: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    case notXML
    case notUTF8
    case malformed
    case tooDeep(limit: Int)
    /// XML cannot hold a control character of this key or its value.
    case unwritable(key: String)

    package var description: String {
        switch self {
        case .empty: "an empty file, not a property list"
        case .notXML: "not a property list in XML"
        case .notUTF8: "not UTF-8"
        case .malformed: "not a property list with a dictionary at the top"
        case .tooDeep(let limit): "nested deeper than \(limit)"
        case .unwritable(let key): "the value of '\(key)' holds a character that a property list cannot"
        }
    }
}

extension PropertyListValue {
    /// The same value, with those numbers made real that were strings in a copy of the text whose reals are strings.
    func withReals(where marked: PropertyListValue?) -> PropertyListValue {
        switch (self, marked) {
        case (.integer(let number), .string(let text)): return .real(Double(text) ?? Double(number))
        case (.largeInteger(let number), .string(let text)): return .real(Double(text) ?? Double(number))
        case (.array(let values), .array(let others)) where values.count == others.count:
            return .array(zip(values, others).map { $0.withReals(where: $1) })
        case (.dictionary(let values), .dictionary(let others)):
            return .dictionary(values.mapValuesWithKeys { $1.withReals(where: others[$0]) })
        default: return self
        }
    }
}

extension [String: PropertyListValue] {
    func mapValuesWithKeys(
        _ transform: (String, PropertyListValue) -> PropertyListValue
    ) -> [String: PropertyListValue] {
        [String: PropertyListValue](uniqueKeysWithValues: map { ($0, transform($0, $1)) })
    }
}

extension Unicode.Scalar {
    var isOutsideXML: Bool {
        value < 0x20 && value != 0x09 && value != 0x0a && value != 0x0d || value == 0xfffe || value == 0xffff
    }
}
