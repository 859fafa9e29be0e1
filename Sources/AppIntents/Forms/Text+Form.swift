// Texts, addresses and identifiers.
import ReloadService
import SwiftUI
import ViewArchive

extension String: ConfigurableValue {
    static var form: ValueForm { ValueForm(.string, "a text", takesEmpty: true) }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? { own(text(of: json)) }

    /// Numbers and flags are texts as well.
    static func text(of json: JSONValue) -> String? {
        switch json {
        case .string(let text): text
        case .bool, .integer, .largeInteger, .number: json.text
        case .null, .array, .object: nil
        }
    }

    var stored: StoredValue? { StoredValue(.string(self), title: self) }
}

extension AttributedString: ConfigurableValue {
    static var form: ValueForm { ValueForm(.string, "a text", takesEmpty: true) }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        own(String.text(of: json).map { AttributedString($0) })
    }

    /// Its characters alone.
    var stored: StoredValue? { String(characters).stored }
}

extension URL: ConfigurableValue {
    static var form: ValueForm {
        ValueForm(.url, "an address with a scheme,", such: "https://example.org")
    }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        guard case .string(let text) = json else { return nil }
        let url = URL(string: text.trimmed, encodingInvalidCharacters: false)
        return url?.scheme == nil ? nil : own(url)
    }

    var stored: StoredValue? { StoredValue(.string(absoluteString), title: absoluteString) }
}

extension UUID: ConfigurableValue {
    static var form: ValueForm {
        ValueForm(.string, "an identifier", such: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", name: "UUID")
    }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        guard case .string(let text) = json else { return nil }
        return own(UUID(uuidString: text.trimmed))
    }

    var stored: StoredValue? { uuidString.stored }
}
