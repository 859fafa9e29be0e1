// What authors make of the protocols themselves: publishers, subscribers and operators of their own.
import Combine
import Dispatch
import TestSupport
import Testing

/// Counts down as it is asked, as authors write their first publisher.
private struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: Counting(subscriber, from: start))
    }

    private final class Counting<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
        private var subscriber: S?
        private var left: Int

        init(_ subscriber: S, from start: Int) {
            self.subscriber = subscriber
            left = start
        }

        func request(_ demand: Subscribers.Demand) {
            var demand = demand
            while let subscriber, demand > 0 {
                guard left > 0 else {
                    self.subscriber = nil
                    return subscriber.receive(completion: .finished)
                }
                demand -= 1
                left -= 1
                demand += subscriber.receive(left + 1)
            }
        }

        func cancel() { subscriber = nil }
    }
}

/// Asks for two, and for one more at each even value.
private final class Picky: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    private(set) var heard: [Int] = []

    func receive(subscription: any Subscription) { subscription.request(.max(2)) }
    func receive(_ input: Int) -> Subscribers.Demand {
        heard.append(input)
        return input.isMultiple(of: 2) ? .max(1) : .none
    }
    func receive(completion: Subscribers.Completion<Never>) { heard.append(-1) }
}

private extension Publisher {
    func asResult() -> AnyPublisher<Result<Output, Failure>, Never> {
        map(Result.success).catch { Just(.failure($0)) }.eraseToAnyPublisher()
    }

    func unwrap<T>() -> Publishers.CompactMap<Self, T> where Output == T? { compactMap { $0 } }
}

private extension Publisher where Failure == Never {
    func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, onWeak object: Root
    ) -> AnyCancellable {
        sink { [weak object] in object?[keyPath: keyPath] = $0 }
    }
}

@Suite struct AuthorTests {
    @Test func `a publisher of one's own takes every operator`() {
        let probe = Probe<String, Never>()
        Countdown(start: 4).filter { $0 != 3 }.map { "\($0)" }.append("go").subscribe(probe)
        #expect(probe.line == "< 4 2 1 go |")
        let first = Probe<Int, Never>()
        Countdown(start: 4).prefix(2).subscribe(first)
        #expect(first.line == "< 4 3 |")
        let pairs = Probe<String, Never>(.max(1))
        Countdown(start: 2).zip(Countdown(start: 3)) { "\($0)-\($1)" }.subscribe(pairs)
        #expect(pairs.line == "< 2-3")
        pairs.request(.unlimited)
        #expect(pairs.line == "< 2-3 1-2 |")
    }

    @Test func `a subscriber of one's own is sent what it asked for`() {
        let picky = Picky()
        [2, 4, 1, 3, 5].publisher.subscribe(picky)
        #expect(picky.heard == [2, 4, 1, 3])
        let subject = CurrentValueSubject<Int, Never>(1)
        let other = Picky()
        subject.subscribe(other)
        for value in [2, 3, 5] { subject.send(value) }
        subject.send(completion: .finished)
        #expect(other.heard == [1, 2, 3, -1])
    }

    @Test func `operators of one's own`() {
        let probe = Probe<String, Never>()
        [1, 2].publisher.setFailureType(to: Fault.self).append(Fail(error: Fault())).asResult().map {
            switch $0 {
            case .success(let value): "\(value)"
            case .failure(let failure): "(\(failure))"
            }
        }.subscribe(probe)
        #expect(probe.line == "< 1 2 (fault) |")
        let numbers = Probe<Int, Never>()
        [1, nil, 3].publisher.unwrap().subscribe(numbers)
        #expect(numbers.line == "< 1 3 |")
        final class Box { var value = 0 }
        let box = Box()
        let sink = Just(7).assign(to: \.value, onWeak: box)
        #expect(box.value == 7)
        sink.cancel()
    }

    @Test func `a promise is kept on another queue`() throws {
        let arrivals = Arrivals<Int>()
        let sink = Future<Int, Never> { promise in
            DispatchQueue.global().async { promise(.success(3)) }
        }.sink { arrivals.add($0) }
        #expect(try arrivals.wait(for: 1) == [3])
        sink.cancel()
    }
}
