// SiriKit's intents, as far as widgets are configured with them.
@_exported public import SwiftUI

/// A request that people make of an app; a widget's configuration is one. Xcode generates subclasses from an
/// `.intentdefinition`; here the author writes the subclass, with optional properties.
open class INIntent: Hashable, CustomStringConvertible {
    /// Makes an intent without values; the runtime makes one for each run.
    public required init() {}

    /// The intent's name, that of its class.
    open var intentDescription: String? { nil }

    /// Takes a configuration's value for a parameter: a text, a number, a flag or a list of them. A subclass overrides it to
    /// set its properties, since Linux has no key-value coding, and leaves other names to its superclass.
    open func setValue(_ value: Any?, forKey key: String) { unknownKeys.append(key) }

    /// The names that no class took.
    package private(set) var unknownKeys: [String] = []

    /// The class' name.
    open var description: String { String(describing: Self.self) }

    /// Whether two are the same object.
    public static func == (left: INIntent, right: INIntent) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that a custom intent's parameter names.
open class INObject {
    /// The object's identifier.
    public let identifier: String?
    /// The object's name.
    public let displayString: String

    /// Makes an object.
    public init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
    }
}
