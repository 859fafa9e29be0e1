// What the values of a parameter are, found from its Swift type at run time: generic code knows nothing of it.
import SwiftUI
package import ViewArchive

/// The type of a parameter's values.
package indirect enum ParameterType: Sendable {
    /// One that any app knows.
    case plain(PlainType)
    case choice(any AppEnum.Type)
    case entity(any AppEntity.Type)
    case optional(ParameterType)
    case array(ParameterType)
    /// No configuration can hold one.
    case other(name: String)

    package init(_ type: Any.Type) {
        self =
            switch type {
            case let type as any AppEnum.Type: .choice(type)
            case let type as any AppEntity.Type: .entity(type)
            case let type as any WrappingType.Type:
                type.isArray ? .array(Self(type.inner)) : .optional(Self(type.inner))
            case let type as any ConfigurableValue.Type: .plain(PlainType(values: type))
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
        case .plain(let type): type.values.form.described
        case .choice: .choice
        case .entity: .entity
        case .other, .optional, .array: .other
        }
    }

    /// Whether an empty text is a value, and not one that is missing.
    var takesEmpty: Bool { if case .plain(let type) = self { type.values.form.takesEmpty } else { false } }

    /// A value as people write it; nil where nobody needs to be shown one.
    func example(by rules: ParameterRules) -> String? {
        if case .plain(let type) = single { type.values.example(by: rules) } else { nil }
    }

    /// What a value may be of, such as units, where only some will do.
    func accepted(by rules: ParameterRules) -> [String]? {
        if case .plain(let type) = single { type.values.accepted(by: rules) } else { nil }
    }

    /// What the author calls it; nil for types that everybody knows.
    var name: String? {
        switch single {
        case .choice(let type): String(localized: type.typeDisplayRepresentation.name)
        case .entity(let type): String(localized: type.typeDisplayRepresentation.name)
        case .plain(let type): type.values.form.name
        case .other(let name): name
        case .optional, .array: nil
        }
    }
}

/// A type whose values configurations can hold.
package struct PlainType: Sendable {
    let values: any ConfigurableValue.Type
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
