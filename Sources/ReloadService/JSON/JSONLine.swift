// A JSON object on one line, written member by member where one is written for each picture: there `JSONText`, which
// first makes a tree of the value, costs more than all else about the file.
import Posix

/// An object in the making; its members keep the order in which they are added.
package struct JSONLine: Sendable {
    private var text = "{"

    package init() {}

    /// The whole object, without the line's end.
    package var closed: String { text + "}" }

    /// Adds a member; nothing for nil.
    package mutating func add(_ key: String, _ value: String?) {
        if let value { add(key, json: SafeText.quoted(value)) }
    }

    package mutating func add(_ key: String, _ value: Int) { add(key, json: String(value)) }
    package mutating func add(_ key: String, _ value: Bool) { add(key, json: value ? "true" : "false") }
    package mutating func add(_ key: String, _ value: Double) { add(key, json: Self.number(value)) }
    package mutating func add(_ key: String, _ value: Timestamp?) { add(key, value?.rawValue) }
    package mutating func add(_ key: String, _ value: JSONLine) { add(key, json: value.closed) }

    package mutating func add(_ key: String, _ values: [JSONLine]) { add(key, list: values.map(\.closed)) }
    package mutating func add(_ key: String, _ values: [String]) { add(key, list: values.map(SafeText.quoted)) }
    package mutating func add(_ key: String, _ values: [Double]) { add(key, list: values.map(Self.number)) }
    package mutating func add(_ key: String, _ values: [Int]) { add(key, list: values.map { String($0) }) }

    /// Adds a member that `JSONText` writes.
    package mutating func add(_ key: String, encoding value: some Encodable) throws {
        add(key, json: String(decoding: try JSONText.encode(value), as: UTF8.self))
    }

    /// Adds a member whose value is JSON already.
    package mutating func add(_ key: String, json: String) {
        if text.utf8.count > 1 { text += "," }
        text += SafeText.quoted(key)
        text += ":"
        text += json
    }

    private mutating func add(_ key: String, list: [String]) { add(key, json: "[\(list.joined(separator: ","))]") }

    /// Whole numbers without a fraction; JSON has none that is not finite.
    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return Int(exactly: value).map { String($0) } ?? "\(value)"
    }
}
