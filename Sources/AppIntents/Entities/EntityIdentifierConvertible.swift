// Identifiers of entities as texts, in which configurations keep them.
public import SwiftUI

/// An identifier that a configuration can keep.
public protocol EntityIdentifierConvertible {
    /// The identifier of a text; nil when it is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
    /// The text.
    var entityIdentifierString: String { get }
}

extension String: EntityIdentifierConvertible {
    /// The text itself.
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
    /// The text itself.
    public var entityIdentifierString: String { self }
}

extension Int: EntityIdentifierConvertible {
    /// A number in digits.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
    /// The number in digits.
    public var entityIdentifierString: String { String(self) }
}

extension UUID: EntityIdentifierConvertible {
    /// An identifier in its 36 characters.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
    /// The identifier's 36 characters.
    public var entityIdentifierString: String { uuidString }
}

extension URL: EntityIdentifierConvertible {
    /// An address.
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
    /// The address.
    public var entityIdentifierString: String { absoluteString }
}

/// Identifiers of which nothing is known but their type.
enum EntityIdentifier {
    /// The identifier of a text; nil when it is none, or its type has no texts.
    static func read<ID>(_ type: ID.Type, _ text: String) -> ID? {
        if let type = type as? any EntityIdentifierConvertible.Type { return type.entityIdentifier(for: text) as? ID }
        if let type = type as? any LosslessStringConvertible.Type { return type.init(text) as? ID }
        return nil
    }

    /// The text of an identifier.
    static func text(_ identifier: some Any) -> String {
        (identifier as? any EntityIdentifierConvertible)?.entityIdentifierString ?? "\(identifier)"
    }
}
