// What providers and queries know of the intent whose parameter they find values for.
import SwiftUI

/// The intent that is being configured, for choices that depend on other parameters.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    /// Nil where another intent is configured, or none.
    public var wrappedValue: Intent? { IntentInQuestion.current as? Intent }

    /// Depends on some parameters of an intent.
    public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
}

/// The intent whose parameters are being read or described.
enum IntentInQuestion {
    @TaskLocal static var current: (any AppIntent)?
}
