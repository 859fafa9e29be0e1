// Reads a configuration's value as the type of its parameter asks for it. Values are written by people and by programs in
// many languages, so a number in quotes is a number, and a text without a list around it a list of one.
package import ReloadService
import SwiftUI
package import ViewArchive

/// A value as the intent gets it, and as it is kept.
package struct ReadValue {
    package var value: Any
    package var stored: JSONValue
}

/// Why a value is none of its parameter.
package struct UnreadableValue: Error {
    package var problem = ParameterFault.Problem.wrongValue
    package var why: String
    package var known: [String]?

    package init(problem: ParameterFault.Problem = .wrongValue, why: String, known: [String]? = nil) {
        (self.problem, self.why, self.known) = (problem, why, known)
    }
}

/// Reads values of one parameter.
package struct ParameterReader {
    let type: ParameterType
    let range: ClosedRange<Double>?

    package init(type: ParameterType, range: ClosedRange<Double>? = nil) {
        self.type = type
        self.range = range
    }

    /// Asks queries for the entities that it names.
    package func read(_ json: JSONValue) async throws(UnreadableValue) -> ReadValue {
        try await read(json, as: type)
    }

    private func read(_ json: JSONValue, as type: ParameterType) async throws(UnreadableValue) -> ReadValue {
        switch type {
        case .optional(let inner):
            // An empty field means that nothing was entered, but for a text it is one.
            if case .string("") = json, inner.described != .string {
                return ReadValue(value: Any?.none as Any, stored: json)
            }
            return try await read(json, as: inner)
        case .array(let inner):
            var items: [ReadValue] = []
            for item in json.items {
                items.append(try await read(item, as: inner))
            }
            return ReadValue(value: items.map(\.value), stored: .array(items.map(\.stored)))
        case .choice(let type): return try Self.choice(json, type)
        case .entity(let type): return try await Self.entity(json, type)
        case .other(let name): throw UnreadableValue(why: "a \(name) cannot be configured")
        case .bool, .integer, .number, .string, .date, .url:
            guard let value = Self.plain(json, as: type), let stored = StoredValue(value)?.json else {
                throw UnreadableValue(why: "\(Self.shown(json)) is not \(type.wanted)")
            }
            try check(value)
            // A date stays as it was written.
            if case .date = type { return ReadValue(value: value, stored: json) }
            return ReadValue(value: value, stored: stored)
        }
    }

    private func check(_ value: Any) throws(UnreadableValue) {
        guard let range, let number = (value as? Int).map({ Double($0) }) ?? value as? Double else { return }
        if range.contains(number) { return }
        throw UnreadableValue(
            why: "\(Self.short(number)) is not from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))")
    }

    private static func short(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

    /// A value for a sentence, cut where it is long.
    package static func shown(_ json: JSONValue) -> String {
        let text = if case .string(let text) = json { LogValue.quoted(text) } else { json.text }
        return text.count > 80 ? "\(text.prefix(79))…" : text
    }

    // MARK: Types that everybody knows

    private static func plain(_ json: JSONValue, as type: ParameterType) -> Any? {
        switch type {
        case .bool: flag(json)
        case .integer: integer(json)
        case .number: number(json)
        case .string: text(json)
        case .date: date(json)
        case .url: url(json)
        default: nil
        }
    }

    private static let flags = [
        "true": true, "yes": true, "on": true, "1": true, "false": false, "no": false, "off": false, "0": false,
    ]

    private static func flag(_ json: JSONValue) -> Bool? {
        switch json {
        case .bool(let flag): flag
        case .integer(0): false
        case .integer(1): true
        case .string(let text): flags[text.trimmed.lowercased()]
        default: nil
        }
    }

    private static func integer(_ json: JSONValue) -> Int? {
        switch json {
        case .integer(let integer): Int(exactly: integer)
        case .number(let number): Int(exactly: number)
        case .string(let text): Int(text.trimmed) ?? Double(text.trimmed).flatMap { Int(exactly: $0) }
        default: nil
        }
    }

    private static func number(_ json: JSONValue) -> Double? {
        let number: Double? =
            switch json {
            case .integer(let integer): Double(integer)
            case .largeInteger(let integer): Double(integer)
            case .number(let number): number
            case .string(let text): Double(text.trimmed)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func text(_ json: JSONValue) -> String? {
        switch json {
        case .string(let text): text
        case .bool, .integer, .largeInteger, .number: json.text
        case .null, .array, .object: nil
        }
    }

    private static func date(_ json: JSONValue) -> Date? {
        // What is no instant is told with what was wanted.
        guard case .string(let text) = json, let seconds = try? RFC3339.seconds(text.trimmed) else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }

    private static func url(_ json: JSONValue) -> URL? {
        guard case .string(let text) = json else { return nil }
        let url = URL(string: text.trimmed, encodingInvalidCharacters: false)
        return url?.scheme == nil ? nil : url
    }

    // MARK: Choices

    private static func choice<Choice: AppEnum>(
        _ json: JSONValue, _ type: Choice.Type
    ) throws(UnreadableValue) -> ReadValue {
        let all = type.allCases.compactMap { one in StoredValue(one).map { (value: one, stored: $0) } }
        let wanted = json.plain
        // Its raw value, or else the one whose raw value or title differs in case only.
        let folded = wanted.trimmed.lowercased()
        let near = all.filter { [$0.stored.json.plain, $0.stored.title].map { $0.lowercased() }.contains(folded) }
        if let found = all.first(where: { $0.stored.json.plain == wanted }) ?? (near.count == 1 ? near[0] : nil) {
            return ReadValue(value: found.value, stored: found.stored.json)
        }
        let name = String(localized: type.typeDisplayRepresentation.name)
        throw UnreadableValue(why: "no \(name) \(shown(json))", known: all.map(\.stored.json.plain))
    }

    // MARK: Entities

    private static func entity<Entity: AppEntity>(
        _ json: JSONValue, _ type: Entity.Type
    ) async throws(UnreadableValue) -> ReadValue {
        let name = String(localized: type.typeDisplayRepresentation.name)
        guard let text = text(json) else { throw UnreadableValue(why: "\(shown(json)) is not the id of a \(name)") }
        return try await entity(text, named: name, type.defaultQuery)
    }

    private static func entity<Query: EntityQuery>(
        _ text: String, named name: String, _ query: Query
    ) async throws(UnreadableValue) -> ReadValue {
        guard let id = EntityIdentifier.read(Query.Entity.ID.self, text) else {
            throw UnreadableValue(why: "\(shown(.string(text))) is not the id of a \(name)")
        }
        do {
            if let found = try await query.entities(for: [id]).first {
                return ReadValue(value: found, stored: .string(text))
            }
        } catch {
            throw UnreadableValue(
                problem: .missingEntity, why: "the query for the \(name) \(shown(.string(text))) failed: \(error)"
            )
        }
        throw UnreadableValue(problem: .missingEntity, why: "no \(name) \(shown(.string(text)))")
    }
}

private extension ParameterType {
    /// What is wanted where something else stands.
    var wanted: String {
        switch self {
        case .bool: "true or false"
        case .integer: "an integer"
        case .number: "a number"
        case .string: "a text"
        case .date: "a time such as 2026-01-01T00:00:00Z"
        case .url: "an address with a scheme, such as https://example.org"
        case .choice, .entity, .optional, .array, .other: "a value"
        }
    }
}

private extension String {
    /// Without white space at both ends.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
