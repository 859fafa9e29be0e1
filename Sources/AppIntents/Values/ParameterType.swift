// What the values of a parameter are, found from its Swift type at run time: generic code knows nothing of it.
import SwiftUI
package import ViewArchive

/// The type of a parameter's values.
package indirect enum ParameterType: Sendable {
    case bool, integer, number, string, date, url
    case choice(any AppEnum.Type)
    case entity(any AppEntity.Type)
    case optional(ParameterType)
    case array(ParameterType)
    /// No configuration can hold one.
    case other(name: String)

    package init(_ type: Any.Type) {
        self =
            switch type {
            case is Bool.Type: .bool
            case is Int.Type: .integer
            case is Double.Type: .number
            case is String.Type: .string
            case is Date.Type: .date
            case is URL.Type: .url
            case let type as any AppEnum.Type: .choice(type)
            case let type as any AppEntity.Type: .entity(type)
            case let type as any WrappingType.Type:
                type.isArray ? .array(Self(type.inner)) : .optional(Self(type.inner))
            default: .other(name: "\(type)")
            }
    }

    /// The type of one value.
    var single: ParameterType {
        switch self {
        case .optional(let inner), .array(let inner): inner.single
        default: self
        }
    }

    package var isOptional: Bool { if case .optional = self { true } else { false } }

    package var isArray: Bool {
        switch self {
        case .array: true
        case .optional(let inner): inner.isArray
        default: false
        }
    }

    /// As descriptions have it.
    package var described: ParameterDescription.ValueType {
        switch single {
        case .bool: .bool
        case .integer: .integer
        case .number: .number
        case .string: .string
        case .date: .date
        case .url: .url
        case .choice: .choice
        case .entity: .entity
        case .other, .optional, .array: .other
        }
    }

    /// What the author calls it; nil for types that everybody knows.
    var name: String? {
        switch single {
        case .choice(let type): String(localized: type.typeDisplayRepresentation.name)
        case .entity(let type): String(localized: type.typeDisplayRepresentation.name)
        case .other(let name): name
        default: nil
        }
    }
}

/// An optional or an array, and what it is of.
private protocol WrappingType {
    static var inner: Any.Type { get }
    static var isArray: Bool { get }
}

extension Optional: WrappingType {
    static var inner: Any.Type { Wrapped.self }
    static var isArray: Bool { false }
}

extension Array: WrappingType {
    static var inner: Any.Type { Element.self }
    static var isArray: Bool { true }
}
