// `@Entry`: a property of the environment, and of what else has keys, with a key of its own.

/// A property with a key of its own.
struct EntryProperty {
    /// The property as it is written: name, type and default.
    let name: String
    let type: String?
    let value: String?
    /// The protocol of the key: that of what the property is added to.
    let keyProtocol: String

    /// Nil for a declaration that is no property.
    init?(_ declaration: String, in surroundings: String) {
        let source = declaration.withoutComments
        guard let start = source.range(of: "var ") else { return nil }
        var rest = String(source[start.upperBound...])
        let equals = rest.topLevel("=")
        // What observes the property, or a body, is no part of its default.
        if equals == nil, let brace = rest.topLevel("{") { rest = String(rest[..<brace]) }
        let head = equals.map { String(rest[..<$0]) } ?? rest
        let colon = head.firstIndex(of: ":")
        value = equals.map { String(rest[rest.index(after: $0)...]).trimmed }
        type = colon.map { String(head[head.index(after: $0)...]).trimmed }
        name = String(colon.map { head[..<$0] } ?? head[...]).trimmed
        guard !name.isEmpty, value != nil || type != nil else { return nil }
        let extended = ["Transaction", "ContainerValues", "FocusedValues"].first { surroundings.contains($0) }
        keyProtocol =
            [
                "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
                "FocusedValues": "FocusedValueKey",
            ][
                extended ?? ""] ?? "EnvironmentKey"
    }

    private var key: String { "__Key_\(name)" }

    /// Reads and writes by the key.
    var accessors: String { "get { self[\(key).self] }\nset { self[\(key).self] = newValue }" }

    /// The key with its default.
    var peer: String {
        if keyProtocol == "FocusedValueKey" {
            let type = type ?? "Never"
            return
                "private struct \(key): FocusedValueKey { typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type) }"
        }
        guard let type else {
            return "private struct \(key): \(keyProtocol) { static let defaultValue = \(value ?? "nil") }"
        }
        return "private struct \(key): \(keyProtocol) { static var defaultValue: \(type) { \(value ?? "nil") } }"
    }
}
