// SiriKit's intents, as far as widgets are configured with them.
@_exported public import SwiftUI

/// A request that people make of an app; a widget's configuration is one. Its subclasses are generated from
/// `.intentdefinition` files, or written by hand with optional properties.
open class INIntent: NSObject {
    /// Makes an intent without values; the runtime makes one for each run.
    public required override init() {}

    /// The intent's name, that of its class.
    open var intentDescription: String? { nil }
    /// The identifier of an interaction; there are none here.
    open var identifier: String? { nil }
    /// What Siri would propose to say.
    open var suggestedInvocationPhrase: String?

    /// Takes a configuration's value for a parameter: a text, a number, a flag or a list of them. A subclass that is written
    /// by hand overrides it to set its properties, since Linux has no key-value coding, and leaves other names to its
    /// superclass.
    open func setValue(_ value: Any?, forKey key: String) { unknownKeys.append(key) }

    /// The names that no class took.
    package private(set) var unknownKeys: [String] = []

    /// The class' name.
    open override var description: String { String(describing: Self.self) }
}

/// What an app answers to an intent; nobody asks here.
open class INIntentResponse: NSObject {
    /// Makes an empty answer.
    public override init() {}
    /// What the app is opened with.
    open var userActivity: NSUserActivity?
}
