// String catalogues (`.xcstrings`): one JSON file with every language.
package import FoundationEssentials

/// What a string catalogue says.
package struct StringCatalogue: Sendable {
    package let sourceLanguage: String
    /// By key, then by language.
    package let texts: [String: [String: LocalizedText]]

    /// Reads a file's bytes; nil when they are no string catalogue.
    package init?(json: Data) {
        // Whoever asks for a text gets the key, as without a catalogue.
        guard let document = try? JSONDecoder().decode(Document.self, from: json) else { return nil }
        sourceLanguage = document.sourceLanguage ?? "en"
        texts = document.strings.mapValues { ($0.localizations ?? [:]).compactMapValues(\.text) }
    }

    private struct Document: Decodable {
        let sourceLanguage: String?
        let strings: [String: Entry]

        struct Entry: Decodable { let localizations: [String: Localization]? }
    }
}

/// A key's text in one language.
private struct Localization: Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    struct StringUnit: Decodable { let value: String }

    struct Variations: Decodable {
        let plural: [String: Form]?
        let device: [String: Form]?

        /// A form may depend on the other thing in its turn.
        struct Form: Decodable {
            let stringUnit: StringUnit?
            let variations: Nested?
        }

        struct Nested: Decodable {
            let plural: [String: Leaf]?

            struct Leaf: Decodable { let stringUnit: StringUnit? }
        }
    }

    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?
    }

    var text: LocalizedText? {
        var text: LocalizedText
        if let forms = Self.forms(variations?.plural) {
            text = LocalizedText(plural: forms)
        } else if let chosen = Self.ofDevice(variations?.device) {
            text = chosen
        } else if let value = stringUnit?.value {
            text = LocalizedText(value)
        } else {
            return nil
        }
        for (name, substitution) in substitutions ?? [:] {
            text.substitutions[name] = LocalizedText.Substitution(
                argument: substitution.argNum.map { $0 - 1 }, specifier: substitution.formatSpecifier ?? "lld",
                forms: Self.forms(substitution.variations?.plural) ?? [:]
            )
        }
        return text
    }

    private static func forms(_ plural: [String: Variations.Form]?) -> [PluralCategory: String]? {
        guard let plural else { return nil }
        var forms: [PluralCategory: String] = [:]
        for (name, form) in plural {
            if let category = PluralCategory(rawValue: name), let unit = form.stringUnit {
                forms[category] = unit.value
            }
        }
        return forms.isEmpty ? nil : forms
    }

    /// Texts for the iPhone, else for whatever is no other device.
    private static func ofDevice(_ devices: [String: Variations.Form]?) -> LocalizedText? {
        guard let devices, let form = devices["iphone"] ?? devices["other"] else { return nil }
        if let unit = form.stringUnit { return LocalizedText(unit.value) }
        var forms: [PluralCategory: String] = [:]
        for (name, leaf) in form.variations?.plural ?? [:] {
            if let category = PluralCategory(rawValue: name), let unit = leaf.stringUnit {
                forms[category] = unit.value
            }
        }
        return forms.isEmpty ? nil : LocalizedText(plural: forms)
    }
}
