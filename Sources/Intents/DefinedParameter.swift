// A parameter of an intent that an `.intentdefinition` file defines, as the generated classes declare it.
import AppIntents
package import ReloadService
package import ViewArchive

/// A property of a generated intent, with what its definition says.
@propertyWrapper
public final class DefinedParameter<Value> {
    /// The parameter's value.
    public var wrappedValue: Value

    let facts: DefinedFacts
    /// What the parameter is where nothing was configured.
    private let defaultValue: Value?
    private let form: DefinedForm<Value>
    private var isSet = false

    init(_ facts: DefinedFacts, absent: Value, default defaultValue: Value?, form: DefinedForm<Value>) {
        self.facts = facts
        self.defaultValue = defaultValue
        self.form = form
        wrappedValue = absent
    }
}

/// What a definition says of a parameter, beside its default.
struct DefinedFacts {
    var title: String
    var type: ParameterDescription.ValueType
    /// The name of an enumeration or of a type of objects.
    var typeName: String?
    var isArray = false
    /// The lowest and the highest number.
    var range: ClosedRange<Double>?
    var choices: [DefinedChoice]?
}

/// A case of an enumeration that an `.intentdefinition` file defines.
public struct DefinedChoice: Sendable {
    /// The case's number.
    public let index: Int
    /// The case's name in sources.
    public let name: String
    /// The case's name for people.
    public let title: String

    /// Makes a choice.
    public init(_ index: Int, _ name: String, title: String) {
        self.index = index
        self.name = name
        self.title = title
    }
}

/// How a value is read from a configuration and kept in it.
struct DefinedForm<Value> {
    let read: (JSONValue) async throws(UnreadableValue) -> Value
    /// Nil for none, and for one that no configuration holds.
    let kept: (Value) -> JSONValue?
}

// Proof: an intent is made for one run, or for one report, and only that touches it.
extension DefinedParameter: @unchecked Sendable {}

extension DefinedParameter: ConfigurableParameter {
    package func description(named name: String) -> ParameterDescription {
        ParameterDescription(
            name: name, title: facts.title, type: facts.type, typeName: facts.typeName, isOptional: true,
            isArray: facts.isArray, defaultValue: (defaultValue.flatMap(form.kept))?.text,
            range: facts.range.map { [$0.lowerBound, $0.upperBound] },
            choices: facts.choices?.map { .init(value: JSONValue.string($0.name).text, title: $0.title) }
        )
    }

    package func fullDescription(named name: String) async throws -> ParameterDescription { description(named: name) }

    package func take(_ value: JSONValue, named name: String) async throws(ParameterFault) -> JSONValue {
        do throws(UnreadableValue) {
            wrappedValue = try await form.read(value)
        } catch {
            throw ParameterFault(parameter: name, problem: error.problem, why: error.why, known: error.known)
        }
        isSet = true
        return form.kept(wrappedValue) ?? value
    }

    /// Takes the definition's default.
    package func takeFirstChoice() async {
        guard !isSet, let defaultValue else { return }
        wrappedValue = defaultValue
    }

    package var keptValue: String? { form.kept(wrappedValue)?.text }

    package func check(_ value: JSONValue, named name: String) async throws(ParameterFault) {}
}
