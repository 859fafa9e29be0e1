// String tables of one language each: `.strings` and `.stringsdict`.
package import FoundationEssentials

/// Reading them.
package enum StringsFiles {
    /// The texts of a `.strings` file; nil when it cannot be read.
    package static func strings(_ bytes: Data) -> [String: LocalizedText]? {
        // A file that does not parse is as if it were not there: whoever asks for a text gets the key.
        guard let plain = try? PropertyListDecoder().decode([String: String].self, from: utf8(bytes)) else {
            return nil
        }
        return plain.mapValues { LocalizedText($0) }
    }

    /// The texts of a `.stringsdict` file; nil when it cannot be read.
    package static func stringsdict(_ bytes: Data) -> [String: LocalizedText]? {
        // As above.
        guard let rules = try? PropertyListDecoder().decode([String: [String: Rule]].self, from: bytes) else {
            return nil
        }
        return rules.compactMapValues { entry in
            guard case .text(let format)? = entry["NSStringLocalizedFormatKey"] else { return nil }
            var text = LocalizedText(format)
            for case (let name, .forms(let forms)) in entry {
                text.substitutions[name] = LocalizedText.Substitution(
                    argument: nil, specifier: forms["NSStringFormatValueTypeKey"] ?? "d",
                    forms: Dictionary(
                        uniqueKeysWithValues: PluralCategory.allCases.compactMap { category in
                            forms[category.rawValue].map { (category, $0) }
                        }
                    )
                )
            }
            return text
        }
    }

    private enum Rule: Decodable {
        case text(String)
        case forms([String: String])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            // It is one or the other.
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .forms(try container.decode([String: String].self))
            }
        }
    }

    /// Older files are UTF-16 with a byte order mark.
    private static func utf8(_ bytes: Data) -> Data {
        guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else {
            return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(bytes.dropFirst(3)) : bytes
        }
        let isLittle = bytes.first == 0xFF
        let body = Array(bytes.dropFirst(2))
        let units = stride(from: 0, to: body.count - 1, by: 2).map { index -> UInt16 in
            let (first, second) = (UInt16(body[index]), UInt16(body[index + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        return Data(String(decoding: units, as: UTF16.self).utf8)
    }
}
