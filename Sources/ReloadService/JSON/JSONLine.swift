// A JSON object on one line, written member by member: a request, a line of the log, the file beside a picture. `JSONText`,
// which first makes a tree of the value, would cost more than all else about them.
import Posix

/// An object in the making; its members keep the order in which they are added.
package struct JSONLine: Sendable {
    private var text = "{"
    /// The first member with a number that is not finite, in whose place `null` stands: JSON has none.
    package private(set) var inexact: String?

    package init() {}

    /// The whole object, without the line's end.
    package var closed: String { text + "}" }

    /// Adds a member; nothing for nil.
    package mutating func add(_ key: String, _ value: String?) {
        if let value { add(key, json: SafeText.quoted(value)) }
    }

    package mutating func add(_ key: String, _ value: Int) { add(key, json: String(value)) }
    package mutating func add(_ key: String, _ value: Bool) { add(key, json: value ? "true" : "false") }
    package mutating func add(_ key: String, _ value: Double) { add(key, json: number(value, of: key)) }
    package mutating func add(_ key: String, _ value: Timestamp?) { add(key, value?.rawValue) }
    package mutating func add(_ key: String, _ value: JSONLine) {
        add(key, json: value.closed)
        inexact = inexact ?? value.inexact
    }

    package mutating func add(_ key: String, _ values: [JSONLine]) {
        add(key, list: values.map(\.closed))
        inexact = inexact ?? values.lazy.compactMap(\.inexact).first
    }
    package mutating func add(_ key: String, _ values: [String]) { add(key, list: values.map(SafeText.quoted)) }
    package mutating func add(_ key: String, _ values: [Double]) {
        add(key, list: values.map { number($0, of: key) })
    }
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

    /// Whole numbers without a fraction.
    private mutating func number(_ value: Double, of key: String) -> String {
        guard value.isFinite else {
            inexact = inexact ?? key
            return "null"
        }
        return Int(exactly: value).map { String($0) } ?? "\(value)"
    }
}
