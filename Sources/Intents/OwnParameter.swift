// A property of an intent's class that is written by hand: only the class' own code can set it.
import AppIntents
import Foundation
import ReloadService
import ViewArchive

/// A property that is set through `setValue(_:forKey:)`.
// Proof: an intent is made for one run, or for one report, and only that touches it.
final class OwnParameter: ConfigurableParameter, @unchecked Sendable {
    private let intent: INIntent
    private let type: Any.Type
    private let current: Any

    init(intent: INIntent, current: Any) {
        self.intent = intent
        self.current = current
        type = Swift.type(of: current)
    }

    /// A number object may hold a flag as well.
    private var isNumberObject: Bool { type == NSNumber.self || type == NSNumber?.self }
    private var valueType: ParameterType { ParameterType(isNumberObject ? Double?.self : type) }

    func description(named name: String) -> ParameterDescription {
        let type = valueType
        return ParameterDescription(
            name: name, title: name, type: type.described, isOptional: type.isOptional, isArray: type.isArray,
            defaultValue: keptValue
        )
    }

    func fullDescription(named name: String) async throws -> ParameterDescription { description(named: name) }

    func take(_ value: JSONValue, named name: String) async throws(ParameterFault) -> JSONValue {
        let taken = try await read(value, named: name)
        intent.setValue(taken, forKey: name)
        return value
    }

    private func read(_ value: JSONValue, named name: String) async throws(ParameterFault) -> Any? {
        if valueType.described == .other { return value.foundationValue }
        do throws(UnreadableValue) {
            if isNumberObject, let flag = value.flag { return NSNumber(value: flag) }
            let read = try await ParameterReader(type: valueType).read(value).value
            return isNumberObject ? value.foundationNumber ?? read : read
        } catch {
            throw ParameterFault(parameter: name, problem: error.problem, why: error.why, known: error.known)
        }
    }

    func takeFirstChoice() async {}

    var keptValue: String? { StoredValue(current)?.text }

    func check(_ value: JSONValue, named name: String) async throws(ParameterFault) {}
}

extension JSONValue {
    /// As Foundation has it.
    var foundationValue: Any? {
        switch self {
        case .null: nil
        case .bool(let flag): flag
        case .integer(let integer): NSNumber(value: integer)
        case .largeInteger(let integer): NSNumber(value: integer)
        case .number(let number): NSNumber(value: number)
        case .string(let text): text
        case .array(let values): values.compactMap(\.foundationValue)
        case .object(let members): members.compactMapValues(\.foundationValue)
        }
    }
}

private extension JSONValue {
    /// A flag, or a word for one.
    var flag: Bool? {
        switch plain {
        case "true": true
        case "false": false
        default: nil
        }
    }

    /// A number, or a text of one.
    var foundationNumber: NSNumber? {
        if let integer = Int64(plain) { return NSNumber(value: integer) }
        return Double(plain).map { NSNumber(value: $0) }
    }
}
