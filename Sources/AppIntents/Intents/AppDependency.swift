// What intents and queries need of their app: put in once, found by type and key.
import SwiftUI
import Synchronization

/// A value that the app has put in for its intents and queries.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: DependencyKey
    private let keeper: AppDependencyManager
    private let instead: (@Sendable () -> Value)?

    /// Depends on the value of a type and a key.
    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default instead: (@Sendable () -> Value)? = nil
    ) {
        self.key = DependencyKey(Value.self, key)
        keeper = manager
        self.instead = instead
    }

    /// The value; where none was put in and there is no default, the run stops.
    public var wrappedValue: Value {
        if let value = keeper.value(of: key) as? Value ?? instead?() { return value }
        preconditionFailure("no dependency of the type \(Value.self) was added to the AppDependencyManager")
    }
}

/// By what a value is found.
// Proof: what a key holds is only compared and never changes.
struct DependencyKey: Hashable, @unchecked Sendable {
    private let type: ObjectIdentifier
    private let key: AnyHashable?

    init(_ type: Any.Type, _ key: AnyHashable?) {
        self.type = ObjectIdentifier(type)
        self.key = key
    }
}

/// Keeps what intents and queries depend on.
public final class AppDependencyManager: Sendable {
    /// The one that is used where none is named.
    public static let shared = AppDependencyManager()

    private enum Kept: Sendable {
        case made(any Sendable)
        case toMake(@Sendable () -> any Sendable)
    }
    private let kept = Mutex<[DependencyKey: Kept]>([:])

    /// Makes an empty one.
    public init() {}

    /// Puts a value in, which is made when it is needed first.
    public func add<Value: Sendable>(
        key: AnyHashable? = nil, dependency value: @autoclosure @escaping @Sendable () -> Value
    ) {
        add(key: key, value)
    }

    /// Puts a value in, which is made when it is needed first.
    public func add<Value: Sendable>(key: AnyHashable? = nil, _ value: @escaping @Sendable () -> Value) {
        let key = DependencyKey(Value.self, key)
        kept.withLock { $0[key] = .toMake(value) }
    }

    func value(of key: DependencyKey) -> (any Sendable)? {
        switch kept.withLock({ $0[key] }) {
        case nil: return nil
        case .made(let value): return value
        case .toMake(let make):
            // Outside the lock, as it may ask for another dependency.
            let value = make()
            kept.withLock { $0[key] = .made(value) }
            return value
        }
    }
}

extension AppIntent {
    /// What an intent needs of its app.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

extension EntityQuery {
    /// What a query needs of its app.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

extension DynamicOptionsProvider {
    /// What a provider of options needs of its app.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
