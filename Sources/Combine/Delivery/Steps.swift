// One value in, at most one out, and perhaps one more at the end: what most operators do.
import Foundation

/// What becomes of a value.
enum Step<Output, Failure: Error> {
    /// It is sent on, as this.
    case send(Output)
    /// It is dropped, and another asked for in its place.
    case skip
    /// This is the last one sent.
    case last(Output)
    /// Nothing more is sent.
    case finish
    /// The stream fails.
    case fail(Failure)
}

extension Step where Failure == any Error {
    /// The step that a closure says, or the failure that it throws.
    static func trying(_ body: () throws -> Step) -> Step {
        do { return try body() } catch { return .fail(error) }
    }
}

/// What is sent when the publisher above has ended: perhaps a value, then the end.
struct Ending<Output, Failure: Error> {
    var value: Output?
    var completion: Subscribers.Completion<Failure>

    init(_ completion: Subscribers.Completion<Failure>, after value: Output? = nil) {
        self.completion = completion
        self.value = value
    }

    /// A value before the end, unless the stream has failed.
    static func atEnd(_ completion: Subscribers.Completion<Failure>, _ value: @autoclosure () -> Output?) -> Ending {
        guard case .finished = completion else { return Ending(completion) }
        return Ending(.finished, after: value())
    }
}

/// A subscriber that turns each value into a step, for a subscriber below.
final class Steps<Input, Failure: Error, Output, Fault: Error>: Subscriber, Subscription {
    private let lock = NSLock()
    private var downstream: (any Subscriber<Output, Fault>)?
    private var upstream: (any Subscription)?
    /// What is asked for and not sent yet.
    private var wanted = Subscribers.Demand.none
    /// What the end waits with until it is asked for.
    private var ending: Ending<Output, Fault>?
    private let takesAll: Bool
    private let step: (Input) -> Step<Output, Fault>
    private let end: (Subscribers.Completion<Failure>) -> Ending<Output, Fault>

    /// With `takesAll`, the first request asks for everything: for operators that send when they have seen it all.
    init(
        _ downstream: any Subscriber<Output, Fault>, takesAll: Bool = false,
        step: @escaping (Input) -> Step<Output, Fault>,
        end: @escaping (Subscribers.Completion<Failure>) -> Ending<Output, Fault>
    ) {
        self.downstream = downstream
        self.takesAll = takesAll
        self.step = step
        self.end = end
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { () -> (any Subscriber<Output, Fault>)? in
            guard upstream == nil, let downstream = self.downstream else { return nil }
            upstream = subscription
            return downstream
        }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ ending == nil ? downstream : nil }) else { return .none }
        switch step(input) {
        case .send(let value):
            lock.withLock { wanted -= 1 }
            let more = downstream.receive(value)
            lock.withLock { wanted += more }
            return takesAll ? .none : more
        case .skip: return takesAll ? .none : .max(1)
        case .last(let value): close(Ending(.finished, after: value))
        case .finish: close(Ending(.finished))
        case .fail(let fault): close(Ending(.failure(fault)))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ ending == nil && downstream != nil }) else { return }
        lock.withLock { upstream = nil }
        close(end(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        let (upstream, isFirst) = lock.withLock { () -> ((any Subscription)?, Bool) in
            let isFirst = wanted == .none
            wanted += demand
            return (self.upstream, isFirst)
        }
        if let upstream {
            if !takesAll {
                upstream.request(demand)
            } else if isFirst, demand > 0 {
                upstream.request(.unlimited)
            }
        }
        sendEnding()
    }

    func cancel() {
        let held = lock.withLock { () -> ((any Subscription)?, Any?) in
            defer { (upstream, downstream, ending) = (nil, nil, nil) }
            return (upstream, downstream)
        }
        withExtendedLifetime(held.1) { held.0?.cancel() }
    }

    private func close(_ last: Ending<Output, Fault>) {
        let upstream = lock.withLock { () -> (any Subscription)? in
            if ending == nil { ending = last }
            defer { self.upstream = nil }
            return self.upstream
        }
        upstream?.cancel()
        sendEnding()
    }

    private func sendEnding() {
        let due = lock.withLock { () -> (Ending<Output, Fault>, any Subscriber<Output, Fault>)? in
            guard let ending, let downstream, ending.value == nil || wanted > 0 else { return nil }
            self.downstream = nil
            return (ending, downstream)
        }
        guard let (ending, downstream) = due else { return }
        if let value = ending.value { _ = downstream.receive(value) }
        downstream.receive(completion: ending.completion)
    }
}

extension Publisher {
    /// Subscribes another, with a step for each value; the end stays as it is.
    func step<T>(
        to downstream: some Subscriber<T, Failure>, takesAll: Bool = false,
        _ step: @escaping (Output) -> Step<T, Failure>,
        end: @escaping (Subscribers.Completion<Failure>) -> Ending<T, Failure> = { Ending($0) }
    ) {
        subscribe(Steps(downstream, takesAll: takesAll, step: step, end: end))
    }

    /// Subscribes another, with a step for each value that may throw.
    func tryStep<T>(
        to downstream: some Subscriber<T, any Error>, takesAll: Bool = false,
        _ step: @escaping (Output) throws -> Step<T, any Error>,
        end: @escaping (Subscribers.Completion<any Error>) -> Ending<T, any Error> = { Ending($0) }
    ) {
        subscribe(
            Steps<Output, Failure, T, any Error>(
                downstream, takesAll: takesAll, step: { value in .trying { try step(value) } },
                end: { end($0.anyFailure) }
            )
        )
    }
}
