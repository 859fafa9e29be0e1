// Types whose values configurations can hold, each with its form: how it is read, kept, and asked for.
import ReloadService
import SwiftUI
import ViewArchive

/// A type of values that a configuration can hold.
protocol ConfigurableValue: SendableMetatype {
    static var form: ValueForm { get }
    /// Nil for what is no value of the type; throws where more can be said.
    static func read(_ json: JSONValue, _ rules: ParameterRules) throws(UnreadableValue) -> ReadValue?
    /// As it is kept; nil for a value that no configuration can hold.
    var stored: StoredValue? { get }
    /// What a value may be of, such as units, where only some will do.
    static func accepted(by rules: ParameterRules) -> [String]?
    /// A value that will do, as people write it; nil where nobody needs to be shown one.
    static func example(by rules: ParameterRules) -> String?
}

extension ConfigurableValue {
    static func accepted(by rules: ParameterRules) -> [String]? { nil }
    static func example(by rules: ParameterRules) -> String? { form.example }

    /// A value that is kept in its own form.
    static func own(_ value: (some ConfigurableValue)?) -> ReadValue? {
        guard let value, let stored = value.stored else { return nil }
        return ReadValue(value: value, stored: stored.json)
    }
}

/// What is told of a type's values.
struct ValueForm {
    /// As descriptions have it.
    var described: ParameterDescription.ValueType
    /// What is wanted where something else stands.
    var wanted: String
    /// A value as people write it; nil where nobody needs to be shown one.
    var example: String?
    /// What values are called, where the type has no other name.
    var name: String?
    /// Whether an empty text is a value, and not one that is missing.
    var takesEmpty = false

    init(
        _ described: ParameterDescription.ValueType, _ wanted: String, such example: String? = nil,
        name: String? = nil, takesEmpty: Bool = false
    ) {
        self.described = described
        self.wanted = example.map { "\(wanted) such as \($0)" } ?? wanted
        self.example = example
        self.name = name
        self.takesEmpty = takesEmpty
    }
}

extension String {
    /// Without white space at both ends.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// The number at the beginning, in digits with a point, perhaps a sign and an exponent, and what follows it.
    var leadingNumber: (number: String, rest: String)? {
        let text = trimmed
        guard let found = text.prefixMatch(of: /[+\-−]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+\-]?[0-9]+)?/) else {
            return nil
        }
        // The minus sign of typography as well.
        let number = String(found.output).replacing("−", with: "-")
        return (number, String(text[found.range.upperBound...]).trimmed)
    }
}
