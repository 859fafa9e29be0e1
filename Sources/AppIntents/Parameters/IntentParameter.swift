// A value that an intent takes.
public import SwiftUI
import Synchronization

/// A parameter as it is named in sources.
public typealias Parameter = IntentParameter

/// A value that an intent takes, with its title and default.
@propertyWrapper
public final class IntentParameter<Value>: Sendable {
    private let stored: Mutex<Box>
    let facts: ParameterFacts

    // Proof: parameters are values, as AppIntents asks; the lock guards the one slot that changes.
    private struct Box: @unchecked Sendable { var value: Value? }

    init(_ facts: ParameterFacts, value: Value?) {
        self.facts = facts
        stored = Mutex(Box(value: value))
    }

    /// Makes a value without a title, which an entity's initialiser sets.
    public convenience init() {
        self.init(ParameterFacts(), value: nil)
    }

    /// The parameter's name for people.
    public var title: LocalizedStringResource { facts.title ?? "" }

    /// The parameter's value; without one an optional is nil, and anything else stops the run.
    public var wrappedValue: Value {
        get {
            if let value = currentValue { return value }
            if let absent = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
                return absent
            }
            preconditionFailure("the parameter \(title.key) has neither a value nor a default")
        }
        set {
            let box = Box(value: newValue)
            stored.withLock { $0 = box }
        }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// What an intent throws that cannot go on without a value; nobody is asked for one here.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        PerformFailure(why: "the parameter \(title.key) needs a value")
    }

    /// Asks people for a value; here nobody answers.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw needsValueError(dialog) }

    /// Nil before a value was set where there is no default.
    var currentValue: Value? { stored.withLock { $0 }.value }
}

/// What a parameter's declaration says beside its default.
struct ParameterFacts: Sendable {
    var title: LocalizedStringResource?
    var description: LocalizedStringResource?
    /// Finds what there is to choose.
    var options: (any DynamicOptionsProvider)?
    /// How many values a list may hold.
    var size: IntentCollectionSize?
    var rules = ParameterRules()
}
