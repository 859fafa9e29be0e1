// A parameter without its value's type: described, read from a configuration, filled where nothing was configured.
package import ReloadService
import SwiftUI
package import ViewArchive

/// A parameter of an intent as a widget's configuration reaches it.
package protocol ConfigurableParameter: AnyObject, Sendable {
    /// What it is, without what only a running provider knows.
    func description(named name: String) -> ParameterDescription
    /// The same with its choices and what it is without a value; asks providers and queries.
    func fullDescription(named name: String) async throws -> ParameterDescription
    /// Takes a value, and returns the form in which it is kept.
    func take(_ value: JSONValue, named name: String) async throws(ParameterFault) -> JSONValue
    /// Takes what a provider or a query has as the first choice, where there is no value yet.
    func takeFirstChoice() async
    /// The value that it has, as a JSON text; nil for none, or for one that cannot be kept.
    var keptValue: String? { get }
    /// Refuses what is not among the choices, for people who are about to choose.
    func check(_ value: JSONValue, named name: String) async throws(ParameterFault)
}

extension IntentParameter: ConfigurableParameter {
    private var type: ParameterType { ParameterType(Value.self) }
    private var choices: ParameterChoices { ParameterChoices(type: type, options: facts.options) }

    package func description(named name: String) -> ParameterDescription {
        let type = type
        return ParameterDescription(
            name: name, title: facts.title.map { String(localized: $0) } ?? name,
            description: facts.description.map { String(localized: $0) }, type: type.described, typeName: type.name,
            isOptional: type.isOptional, isArray: type.isArray,
            defaultValue: keptValue,
            range: facts.rules.range.map { [$0.lowerBound, $0.upperBound] }, most: facts.size?.most,
            example: type.example(by: facts.rules), accepted: type.accepted(by: facts.rules),
            choices: choices.fixed()?.map(\.choice)
        )
    }

    package func fullDescription(named name: String) async throws -> ParameterDescription {
        await takeFirstChoice()
        var description = description(named: name)
        description.choices = try await choices.all()?.map(\.choice)
        return description
    }

    package func take(_ value: JSONValue, named name: String) async throws(ParameterFault) -> JSONValue {
        do throws(UnreadableValue) {
            let read = try await ParameterReader(type: type, rules: facts.rules).read(value)
            guard let value = read.value as? Value else { throw UnreadableValue(why: "it is no \(Value.self)") }
            wrappedValue = value
            return read.stored
        } catch {
            var known = error.known
            if error.problem == .missingEntity {
                let near = await choices.near(value.plain).map(\.json.plain)
                known = near.isEmpty ? nil : near
            }
            throw ParameterFault(parameter: name, problem: error.problem, why: error.why, known: known)
        }
    }

    package var keptValue: String? { currentValue.flatMap { StoredValue($0)?.text } }

    package func takeFirstChoice() async {
        guard currentValue == nil, let first = await choices.first() else { return }
        // One of another type is as good as none.
        if let value = first as? Value { wrappedValue = value }
    }

    package func check(_ value: JSONValue, named name: String) async throws(ParameterFault) {
        // A provider that fails now cannot say what would be wrong.
        guard facts.options != nil, let all = try? await choices.all(), !all.isEmpty else { return }
        for one in value.items {
            if all.contains(where: { $0.json == one }) { continue }
            throw ParameterFault(
                parameter: name, problem: .wrongValue, why: "\(ParameterReader.shown(one)) is none of the choices",
                known: all.map(\.json.plain)
            )
        }
    }
}
