// Publishers at the beginning, and the small values that go with all of them.
import Combine
import Foundation
import Testing

@Suite struct SourceTests {
    @Test func `sources send what they are made of`() {
        func line<P: Publisher>(_ publisher: P) -> String {
            let probe = Probe<P.Output, P.Failure>()
            publisher.subscribe(probe)
            return probe.line
        }
        #expect(line(Just(1)) == "< 1 |")
        #expect(line(Empty<Int, Never>()) == "< |")
        #expect(line(Empty<Int, Never>(completeImmediately: false)) == "<")
        #expect(line(Fail<Int, Fault>(error: Fault())) == "< !fault")
        #expect(line([1, 2, 3].publisher) == "< 1 2 3 |")
        #expect(line((1...3).publisher) == "< 1 2 3 |")
        #expect(line([Int]().publisher) == "< |")
        #expect(line(Optional(1).publisher) == "< 1 |")
        #expect(line(Int?.none.publisher) == "< |")
        #expect(line(Result<Int, Fault>.success(1).publisher) == "< 1 |")
        #expect(line(Result<Int, Fault>.failure(Fault()).publisher) == "< !fault")
        #expect(line(Deferred { Just(1) }) == "< 1 |")
        #expect(line(Record<Int, Fault>(output: [1, 2], completion: .failure(Fault()))) == "< 1 2 !fault")
        let record = Record<Int, Never> { recording in
            recording.receive(1)
            recording.receive(completion: .finished)
        }
        #expect(line(record) == "< 1 |")
    }

    @Test func `deferred makes one for each`() {
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        let (one, two) = (Probe<Int, Never>(), Probe<Int, Never>())
        deferred.subscribe(one)
        deferred.subscribe(two)
        #expect(one.line == "< 1 |" && two.line == "< 2 |")
    }

    @Test func `a future begins at once and has one result for all`() {
        var fulfil: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> { fulfil = $0 }
        #expect(fulfil != nil)
        let (early, gone, shy, late) = (
            Probe<Int, Fault>(), Probe<Int, Fault>(), Probe<Int, Fault>(.none), Probe<Int, Fault>()
        )
        for probe in [early, gone, shy] { future.subscribe(probe) }
        gone.cancel()
        fulfil?(.success(1))
        fulfil?(.success(2))
        future.subscribe(late)
        #expect(early.line == "< 1 |" && late.line == "< 1 |" && gone.line == "<" && shy.line == "<")
        shy.request(.max(1))
        #expect(shy.line == "< 1 |")
    }

    @Test func `a future fails without being asked`() {
        let probe = Probe<Int, Fault>(.none)
        Future<Int, Fault> { $0(.failure(Fault())) }.subscribe(probe)
        #expect(probe.line == "< !fault")
    }

    @Test func `demands add up`() {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(2) + .max(3) == .max(5))
        #expect(Demand.max(2) + .unlimited == .unlimited)
        #expect(Demand.unlimited - .max(3) == .unlimited)
        #expect(Demand.max(2) - .max(3) == .none)
        #expect(Demand.max(.max) + 1 == .unlimited)
        #expect(Demand.max(3) < .unlimited && !(Demand.unlimited < .unlimited))
        #expect(Demand.max(3) == 3 && Demand.unlimited > 3 && Demand.unlimited.max == nil)
        #expect("\(Demand.max(3)) \(Demand.unlimited)" == "max(3) unlimited")
    }

    @Test func `any subscriber asks for everything unless told otherwise`() {
        var heard: [Int] = []
        let subscriber = AnySubscriber<Int, Never>(receiveValue: {
            heard.append($0)
            return .none
        })
        [1, 2].publisher.subscribe(subscriber)
        #expect(heard == [1, 2])
    }

    @Test func `a cancelled sink hears nothing more in the middle of a sequence`() {
        var heard: [Int] = []
        var sink: AnyCancellable?
        let subject = PassthroughSubject<Void, Never>()
        sink = subject.flatMap { (1...5).publisher }.sink { value in
            heard.append(value)
            if value == 2 { sink?.cancel() }
        }
        subject.send()
        #expect(heard == [1, 2])
    }

    @Test func `a long sequence needs no deep stack`() {
        var sum = 0
        let sink = (1...100_000).publisher.map { $0 % 2 }.append(0).flatMap { Just($0) }.sink { sum += $0 }
        #expect(sum == 50_000)
        sink.cancel()
    }

    @Test func `prints what passes`() {
        final class Paper: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let paper = Paper()
        let probe = Probe<Int, Never>(.max(1), each: .max(1))
        [1].publisher.print("row", to: paper).subscribe(probe)
        let expected = [
            "row: receive subscription: ([1])", "row: request max: (1)", "row: receive value: (1)",
            "row: request max: (1) (synchronous)", "row: receive finished", "",
        ]
        #expect(paper.text == expected.joined(separator: "\n"))
    }

    @Test func `tells what happens in order`() {
        var events: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let sink = subject.handleEvents(
            receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
            receiveCompletion: { _ in events.append("completion") }, receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("\($0)") }
        ).sink { events.append("heard \($0)") }
        subject.send(1)
        sink.cancel()
        #expect(events == ["subscription", "unlimited", "1", "heard 1", "cancel"])
    }
}
