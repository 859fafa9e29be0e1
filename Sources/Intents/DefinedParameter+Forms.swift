// The forms of parameters that `.intentdefinition` files know: one initialiser each, as generated classes call them.
import AppIntents
public import Foundation
import ReloadService
import ViewArchive

/// What numbers stand for.
public enum DefinedNumber: Sendable {
    case boolean, integer, decimal

    var type: ParameterDescription.ValueType {
        switch self {
        case .boolean: .bool
        case .integer: .integer
        case .decimal: .number
        }
    }

    func read(_ json: JSONValue, in range: ClosedRange<Double>?) async throws(UnreadableValue) -> NSNumber {
        switch self {
        case .boolean: NSNumber(value: try await value(json, Bool.self))
        case .integer: NSNumber(value: try await value(json, Int.self, in: range))
        case .decimal: NSNumber(value: try await value(json, Double.self, in: range))
        }
    }

    func kept(_ number: NSNumber) -> JSONValue {
        switch self {
        case .boolean: .bool(number.boolValue)
        case .integer: .integer(number.int64Value)
        case .decimal: .number(number.doubleValue)
        }
    }
}

extension DefinedParameter where Value == NSNumber? {
    /// A flag or a number.
    public convenience init(
        _ number: DefinedNumber, title: String, default defaultValue: NSNumber? = nil,
        range: ClosedRange<Double>? = nil
    ) {
        self.init(
            DefinedFacts(title: title, type: number.type, range: range), absent: nil, default: defaultValue,
            form: DefinedForm { (json) throws(UnreadableValue) in
                try await number.read(json, in: range)
            } kept: {
                $0.map(number.kept)
            }
        )
    }
}

extension DefinedParameter where Value == [NSNumber]? {
    /// Flags or numbers.
    public convenience init(_ number: DefinedNumber, title: String) {
        self.init(
            DefinedFacts(title: title, type: number.type, isArray: true), absent: nil, default: nil,
            form: DefinedForm { (json) throws(UnreadableValue) in
                try await each(json) { (item) throws(UnreadableValue) in try await number.read(item, in: nil) }
            } kept: {
                $0.map { .array($0.map(number.kept)) }
            }
        )
    }
}

extension DefinedParameter where Value == String? {
    /// A text.
    public convenience init(title: String, default defaultValue: String? = nil) {
        self.init(
            DefinedFacts(title: title, type: .string), absent: nil, default: defaultValue,
            form: DefinedForm { (json) throws(UnreadableValue) in
                try await value(json, String.self)
            } kept: {
                $0.map { .string($0) }
            }
        )
    }
}

extension DefinedParameter where Value == [String]? {
    /// Texts.
    public convenience init(title: String) {
        self.init(
            DefinedFacts(title: title, type: .string, isArray: true), absent: nil, default: nil,
            form: DefinedForm { (json) throws(UnreadableValue) in
                try await each(json) { (item) throws(UnreadableValue) in try await value(item, String.self) }
            } kept: {
                $0.map { .array($0.map { .string($0) }) }
            }
        )
    }
}

extension DefinedParameter where Value == URL? {
    /// An address.
    public convenience init(title: String) {
        self.init(
            DefinedFacts(title: title, type: .url), absent: nil, default: nil,
            form: DefinedForm { (json) throws(UnreadableValue) in
                try await value(json, URL.self)
            } kept: {
                $0.map { .string($0.absoluteString) }
            }
        )
    }
}

extension DefinedParameter where Value == DateComponents? {
    /// A date; a configuration says the instant, which is taken in the calendar of now.
    public convenience init(title: String) {
        self.init(
            DefinedFacts(title: title, type: .date), absent: nil, default: nil,
            form: DefinedForm { (json) throws(UnreadableValue) in
                let date = try await value(json, Date.self)
                let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second, .timeZone]
                return Calendar.current.dateComponents(parts, from: date)
            } kept: { _ in
                // As it was written.
                nil
            }
        )
    }
}

extension DefinedParameter where Value: RawRepresentable, Value.RawValue == Int {
    /// A case of an enumeration.
    public convenience init(
        title: String, typeName: String, absent: Value, default defaultValue: Value? = nil, choices: [DefinedChoice]
    ) {
        self.init(
            DefinedFacts(title: title, type: .choice, typeName: typeName, choices: choices), absent: absent,
            default: defaultValue,
            form: DefinedForm { (json) throws(UnreadableValue) in
                let wanted = json.plain.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                let found = choices.first {
                    [$0.name.lowercased(), $0.title.lowercased(), "\($0.index)"].contains(wanted)
                }
                guard let found, let value = Value(rawValue: found.index) else {
                    throw UnreadableValue(
                        why: "no \(typeName) \(ParameterReader.shown(json))", known: choices.map(\.name))
                }
                return value
            } kept: { value in
                choices.first { $0.index == value.rawValue }.map { .string($0.name) }
            }
        )
    }
}

extension DefinedParameter {
    /// An object that a configuration names by its identifier, which is its name as well, or by
    /// `{"identifier": …, "display": …}`.
    public convenience init<Object: INObject>(title: String, typeName: String) where Value == Object? {
        self.init(
            DefinedFacts(title: title, type: .entity, typeName: typeName), absent: nil, default: nil,
            form: DefinedForm { (json) throws(UnreadableValue) in
                try object(json, Object.self, typeName)
            } kept: {
                $0.map(kept)
            }
        )
    }

    /// Objects that a configuration names so.
    public convenience init<Object: INObject>(title: String, typeName: String) where Value == [Object]? {
        self.init(
            DefinedFacts(title: title, type: .entity, typeName: typeName, isArray: true), absent: nil, default: nil,
            form: DefinedForm { (json) throws(UnreadableValue) in
                try await each(json) { (item) throws(UnreadableValue) in try object(item, Object.self, typeName) }
            } kept: {
                $0.map { .array($0.map(kept)) }
            }
        )
    }

    /// A value of a type that no configuration holds here, as a measurement.
    public convenience init<Wrapped>(unconfigured title: String) where Value == Wrapped? {
        let name = "\(Wrapped.self)"
        self.init(
            DefinedFacts(title: title, type: .other, typeName: name), absent: nil, default: nil,
            form: DefinedForm { (_) throws(UnreadableValue) in
                throw UnreadableValue(why: "a \(name) cannot be configured")
            } kept: { _ in
                nil
            }
        )
    }
}

/// A value of a type that everybody knows.
private func value<Value>(
    _ json: JSONValue, _ type: Value.Type, in range: ClosedRange<Double>? = nil
) async throws(UnreadableValue) -> Value {
    guard
        let value = try await ParameterReader(type: ParameterType(type), rules: ParameterRules(range: range)).read(json)
            .value as? Value
    else { throw UnreadableValue(why: "it is no \(type)") }
    return value
}

private func each<Value>(
    _ json: JSONValue, _ read: (JSONValue) async throws(UnreadableValue) -> Value
) async throws(UnreadableValue) -> [Value] {
    var values: [Value] = []
    for item in json.items { values.append(try await read(item)) }
    return values
}

private func object<Object: INObject>(
    _ json: JSONValue, _ type: Object.Type, _ name: String
) throws(UnreadableValue) -> Object {
    switch json {
    case .string(let text): return Object(identifier: text, display: text)
    case .integer, .largeInteger, .number: return Object(identifier: json.text, display: json.text)
    case .object(let members):
        if case .string(let identifier)? = members["identifier"] {
            return Object(identifier: identifier, display: members["display"]?.plain ?? identifier)
        }
    case .null, .bool, .array: break
    }
    throw UnreadableValue(why: "\(ParameterReader.shown(json)) is not the identifier of a \(name)")
}

private func kept(_ object: INObject) -> JSONValue {
    let identifier = object.identifier ?? object.displayString
    guard identifier != object.displayString else { return .string(identifier) }
    return .object(["identifier": .string(identifier), "display": .string(object.displayString)])
}
