// Between a publisher and a task that waits for values.
import Foundation

/// Values that came, and those who wait for the next; as many are asked for as are waited for.
// Proof: all that changes is read and written under the lock; a value goes to one who waited.
final class Mailbox<Output>: @unchecked Sendable {
    /// A value on its way to a task.
    // Proof: whoever puts it in keeps nothing of it by the contract of publishers, as with any other subscriber.
    struct Letter: @unchecked Sendable { let value: Output? }

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var letters: [Output] = []
    private var waiting: [CheckedContinuation<Letter, any Error>] = []
    private var wanted = 0
    /// Nil before the end; then the failure that is thrown once, if there is one.
    private var end: (any Error)??

    deinit { subscription?.cancel() }

    func next(isolation actor: isolated (any Actor)?) async throws -> Output? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation(isolation: actor) { wait($0) }.value
        } onCancel: {
            cancel()
        }
    }

    private enum Answer {
        case letter(Output?)
        case failure(any Error)
        case request((any Subscription)?)
    }

    private func wait(_ continuation: CheckedContinuation<Letter, any Error>) {
        let answer = lock.withLock { () -> Answer in
            if !letters.isEmpty { return .letter(letters.removeFirst()) }
            if let end {
                self.end = .some(nil)
                return end.map { .failure($0) } ?? .letter(nil)
            }
            waiting.append(continuation)
            if subscription == nil { wanted += 1 }
            return .request(subscription)
        }
        switch answer {
        case .letter(let value): continuation.resume(returning: Letter(value: value))
        case .failure(let error): continuation.resume(throwing: error)
        case .request(let subscription): subscription?.request(.max(1))
        }
    }

    private func start(_ subscription: any Subscription) {
        let demand = lock.withLock { () -> Int? in
            guard self.subscription == nil, end == nil else { return nil }
            self.subscription = subscription
            return wanted
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(.max(demand)) }
    }

    private func put(_ value: Output) {
        let first = lock.withLock { () -> CheckedContinuation<Letter, any Error>? in
            guard end == nil else { return nil }
            if waiting.isEmpty {
                letters.append(value)
                return nil
            }
            return waiting.removeFirst()
        }
        first?.resume(returning: Letter(value: value))
    }

    private func close(_ failure: (any Error)?) {
        let all = lock.withLock { () -> [CheckedContinuation<Letter, any Error>] in
            guard end == nil else { return [] }
            // Who waits first is told of the failure; without anyone the next who comes is.
            end = .some(waiting.isEmpty ? failure : nil)
            subscription = nil
            defer { waiting = [] }
            return waiting
        }
        for (index, continuation) in all.enumerated() {
            if index == 0, let failure {
                continuation.resume(throwing: failure)
            } else {
                continuation.resume(returning: Letter(value: nil))
            }
        }
    }

    private func cancel() {
        lock.withLock { subscription }?.cancel()
        lock.withLock { letters = [] }
        close(nil)
    }

    /// Receives for a mailbox, which goes with the loop that reads it.
    final class Slot<Failure: Error>: Subscriber {
        private weak var mailbox: Mailbox?

        init(_ mailbox: Mailbox) { self.mailbox = mailbox }

        func receive(subscription: any Subscription) {
            if let mailbox { mailbox.start(subscription) } else { subscription.cancel() }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            mailbox?.put(input)
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: mailbox?.close(nil)
            case .failure(let failure): mailbox?.close(failure)
            }
        }
    }
}
