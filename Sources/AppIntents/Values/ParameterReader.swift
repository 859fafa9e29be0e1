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
    let rules: ParameterRules

    package init(type: ParameterType, rules: ParameterRules = ParameterRules()) {
        self.type = type
        self.rules = rules
    }

    /// Asks queries for the entities that it names.
    package func read(_ json: JSONValue) async throws(UnreadableValue) -> ReadValue {
        try await read(json, as: type)
    }

    private func read(_ json: JSONValue, as type: ParameterType) async throws(UnreadableValue) -> ReadValue {
        switch type {
        case .optional(let inner):
            // An empty field means that nothing was entered, but for a text it is one.
            if case .string("") = json, !inner.takesEmpty {
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
        case .plain(let type):
            guard let read = try type.values.read(json, rules) else {
                throw UnreadableValue(why: "\(Self.shown(json)) is not \(type.values.form.wanted)")
            }
            try check(read.value)
            return read
        case .other(let name): throw UnreadableValue(why: "a \(name) cannot be configured")
        }
    }

    private func check(_ value: Any) throws(UnreadableValue) {
        guard let range = rules.range, let number = ParameterRules.number(value), !range.contains(number) else {
            return
        }
        let bounds = "\(range.lowerBound.short) to \(range.upperBound.short)"
        throw UnreadableValue(why: "\(number.short) is not from \(bounds)")
    }

    /// A value for a sentence, cut where it is long.
    package static func shown(_ json: JSONValue) -> String {
        let text = if case .string(let text) = json { LogValue.quoted(text) } else { json.text }
        return text.count > 80 ? "\(text.prefix(79))…" : text
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
        guard let text = String.text(of: json) else {
            throw UnreadableValue(why: "\(shown(json)) is not the id of a \(name)")
        }
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
