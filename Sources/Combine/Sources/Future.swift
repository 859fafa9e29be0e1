// One value, later.
import Foundation

/// Sends one result, which comes at some time, to all who come before or after.
// Proof: all that changes is read and written under the lock.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Called with the result, on any thread; only the first counts.
    public typealias Promise = @Sendable (Result<Output, Failure>) -> Void
    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [ObjectIdentifier: Outlet<Output, Failure>] = [:]
    private var tasks: [(Result<Output, Failure>) -> Void] = []

    /// Begins the work at once; it calls the promise when it is done.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet<Output, Failure>(subscriber)
        let id = ObjectIdentifier(outlet)
        lock.withLock { waiting[id] = outlet }
        outlet.begin(onEnd: { [weak self] in self?.forget(id) })
        if let result = lock.withLock({ result }) {
            forget(id)
            outlet.send(result)
        }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let (outlets, tasks) = lock.withLock { () -> ([Outlet<Output, Failure>], [(Result<Output, Failure>) -> Void]) in
            guard self.result == nil else { return ([], []) }
            self.result = result
            defer { (waiting, self.tasks) = ([:], []) }
            return (Array(waiting.values), self.tasks)
        }
        for outlet in outlets { outlet.send(result) }
        for task in tasks { task(result) }
    }

    /// Calls a closure with the result, now or when it is there.
    func whenFulfilled(_ task: @escaping (Result<Output, Failure>) -> Void) {
        let result = lock.withLock {
            if self.result == nil { tasks.append(task) }
            return self.result
        }
        if let result { task(result) }
    }

    private func forget(_ id: ObjectIdentifier) {
        let outlet = lock.withLock { waiting.removeValue(forKey: id) }
        withExtendedLifetime(outlet) {}
    }
}

extension Outlet {
    /// Sends a result and, after a value, the end.
    func send(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
            offer(value)
            finish()
        case .failure(let failure): end(.failure(failure))
        }
    }
}
