// A subscriber that writes down what it receives, and a publisher that writes down what it is asked.
import Combine
import Synchronization

/// How rows fail.
struct Fault: Error, Equatable, CustomStringConvertible {
    var description = "fault"
}

/// Writes a line of what comes: `< 1 2 |` is a subscription, two values and the end, `!fault` a failure.
// Proof: all that changes is behind the lock; the subscription is set once before anything is sent.
final class Probe<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private struct State {
        var events: [String] = []
        var values = 0
        var asked = Subscribers.Demand.none
    }
    private let state = Mutex(State())
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let each: Subscribers.Demand

    /// Asks for `first` at once and for `each` with every value.
    init(_ first: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) {
        self.first = first
        self.each = each
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        state.withLock { $0.events.append("<") }
        if first > 0 { request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let text = "\(input)"
        state.withLock { state in
            state.events.append(text)
            state.values += 1
            if state.asked < state.values { state.events.append("(unasked)") }
            state.asked += each
        }
        return each
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let text =
            switch completion {
            case .finished: "|"
            case .failure(let failure): "!\(failure)"
            }
        state.withLock { $0.events.append(text) }
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.asked += demand }
        subscription?.request(demand)
    }

    func cancel() { subscription?.cancel() }

    var line: String { state.withLock { $0.events.joined(separator: " ") } }
    var isOver: Bool { state.withLock { $0.events.last.map { $0 == "|" || $0.hasPrefix("!") } ?? false } }
}

/// Sends nothing by itself, and counts who subscribes, what is asked for and who cancels.
final class Spring: Publisher {
    typealias Output = Int
    typealias Failure = Fault
    private(set) var flows: [Flow] = []

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
        let flow = Flow(AnySubscriber(subscriber))
        flows.append(flow)
        subscriber.receive(subscription: flow)
    }

    var cancelled: Int { flows.count { $0.cancellations == 1 } }
    var requests: String { flows.flatMap(\.requests).map(\.description).joined(separator: " ") }

    final class Flow: Subscription {
        let subscriber: AnySubscriber<Int, Fault>
        private(set) var cancellations = 0
        private(set) var requests: [Subscribers.Demand] = []

        init(_ subscriber: AnySubscriber<Int, Fault>) { self.subscriber = subscriber }

        func request(_ demand: Subscribers.Demand) { requests.append(demand) }
        func cancel() { cancellations += 1 }
    }

    @discardableResult
    func send(_ value: Int) -> Subscribers.Demand { flows.last?.subscriber.receive(value) ?? .none }
    func end(_ completion: Subscribers.Completion<Fault>) { flows.last?.subscriber.receive(completion: completion) }
}
