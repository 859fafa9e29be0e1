// What intents and queries need of their app: put in once, found by type and key.
import SwiftUI
import Synchronization

/// A value that the app has put in for its intents and queries.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    // A key is a value that is only compared, as AppIntents asks.
    private struct Key: @unchecked Sendable { var value: AnyHashable? }
    private let key: Key
    private let keeper: AppDependencyManager
    private let instead: (@Sendable () -> Value)?

    /// Depends on the value of a type and a key.
    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default instead: (@Sendable () -> Value)? = nil
    ) {
        self.key = Key(value: key)
        keeper = manager
        self.instead = instead
    }

    /// The value; where none was put in and there is no default, the run stops.
    public var wrappedValue: Value {
        if let value = keeper.value(Value.self, key: key.value) ?? instead?() { return value }
        preconditionFailure("no dependency of the type \(Value.self) was added to the AppDependencyManager")
    }
}

/// Keeps what intents and queries depend on.
public final class AppDependencyManager: Sendable {
    /// The one that is used where none is named.
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        var type: ObjectIdentifier
        var key: AnyHashable?
    }
    // Keys are only compared.
    private struct Makers: @unchecked Sendable { var all: [Key: Maker] = [:] }
    private enum Maker: Sendable {
        case made(any Sendable)
        case toMake(@Sendable () -> any Sendable)
    }
    private let makers = Mutex(Makers())

    /// Makes an empty one.
    public init() {}

    /// Puts a value in, which is made when it is needed first.
    public func add<Value: Sendable>(
        key: AnyHashable? = nil, dependency value: @autoclosure @escaping @Sendable () -> Value
    ) {
        add(key, .toMake(value), as: Value.self)
    }

    /// Puts a value in, which is made when it is needed first.
    public func add<Value: Sendable>(key: AnyHashable? = nil, _ value: @escaping @Sendable () -> Value) {
        add(key, .toMake(value), as: Value.self)
    }

    private func add<Value>(_ key: AnyHashable?, _ maker: Maker, as type: Value.Type) {
        let box = Makers(all: [Key(type: ObjectIdentifier(type), key: key): maker])
        makers.withLock { $0.all.merge(box.all) { _, new in new } }
    }

    func value<Value: Sendable>(_ type: Value.Type, key: AnyHashable?) -> Value? {
        let name = Makers(all: [Key(type: ObjectIdentifier(type), key: key): .made(0)])
        guard let key = name.all.keys.first else { return nil }
        switch makers.withLock({ $0.all[key] }) {
        case nil: return nil
        case .made(let value): return value as? Value
        case .toMake(let make):
            // Outside the lock, as it may ask for another dependency.
            let value = make()
            makers.withLock { $0.all[key] = .made(value) }
            return value as? Value
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
