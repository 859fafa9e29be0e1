// A value that an intent takes.
public import SwiftUI
import Synchronization

/// A parameter as it is named in sources.
public typealias Parameter = IntentParameter

/// A value that an intent takes, with its title and default.
@propertyWrapper
public final class IntentParameter<Value>: Sendable {
    private let stored: Mutex<Box>
    /// The parameter's name for people.
    public let title: LocalizedStringResource

    // Parameters are values, as AppIntents asks; the lock guards the one slot that changes.
    private struct Box: @unchecked Sendable { var value: Value? }

    private init(title: LocalizedStringResource, value: Value?) {
        self.title = title
        stored = Mutex(Box(value: value))
    }

    /// The parameter's value; without one an optional is nil, and anything else stops the run.
    public var wrappedValue: Value {
        get {
            if let value = stored.withLock({ $0 }).value { return value }
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

    /// Makes a parameter without a default.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, value: nil)
    }

    /// Makes a parameter whose default is the property's.
    public convenience init(
        wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil
    ) {
        self.init(title: title, value: wrappedValue)
    }

    /// Makes a parameter with a default.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, value: defaultValue)
    }

    /// Makes a parameter with a default and bounds.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        inclusiveRange: (Value, Value)
    ) {
        self.init(title: title, value: defaultValue)
    }

    /// Makes a parameter that is chosen among options.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, optionsProvider: P
    ) {
        self.init(title: title, value: nil)
    }

    /// Makes a parameter that is chosen among options, with a default.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        optionsProvider: P
    ) {
        self.init(title: title, value: defaultValue)
    }
}

/// Finds a parameter's options.
public protocol DynamicOptionsProvider: Sendable {
    /// The options' type.
    associatedtype Result
    /// The default's type.
    associatedtype DefaultValue = Never
    /// The options.
    func results() async throws -> Result
    /// The option that is chosen at first.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
    /// No option.
    public func defaultResult() async -> Never? { nil }
}
