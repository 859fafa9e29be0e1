// Subjects, and what is shared through them.
import Combine
import Testing

@Suite struct SubjectTests {
    @Test func `a passthrough subject sends to those who are there and asked`() {
        let subject = PassthroughSubject<Int, Fault>()
        let (early, late, shy) = (Probe<Int, Fault>(), Probe<Int, Fault>(), Probe<Int, Fault>(.max(1)))
        subject.subscribe(early)
        subject.subscribe(shy)
        subject.send(1)
        subject.subscribe(late)
        subject.send(2)
        shy.request(.max(1))
        subject.send(3)
        late.cancel()
        subject.send(4)
        subject.send(completion: .failure(Fault()))
        subject.send(5)
        subject.send(completion: .finished)
        #expect(early.line == "< 1 2 3 4 !fault")
        #expect(shy.line == "< 1 3 !fault")
        #expect(late.line == "< 2 3")
        let after = Probe<Int, Fault>()
        subject.subscribe(after)
        #expect(after.line == "< !fault")
    }

    @Test func `a value may have the subject send the next`() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        let sink = subject.sink { value in
            heard.append(value)
            if value < 3 { subject.send(value + 1) }
        }
        subject.send(1)
        #expect(heard == [1, 2, 3])
        sink.cancel()
        subject.send(1)
        #expect(heard == [1, 2, 3])
    }

    @Test func `a current value subject keeps its newest value for those who ask late`() {
        let subject = CurrentValueSubject<Int, Fault>(1)
        let (early, shy) = (Probe<Int, Fault>(), Probe<Int, Fault>(.none))
        subject.subscribe(early)
        subject.subscribe(shy)
        subject.value = 2
        subject.send(3)
        #expect(shy.line == "<")
        shy.request(.max(1))
        subject.send(4)
        #expect(shy.line == "< 3")
        shy.request(.max(2))
        subject.send(completion: .finished)
        subject.value = 9
        #expect(early.line == "< 1 2 3 4 |")
        #expect(shy.line == "< 3 4 |")
        #expect(subject.value == 4)
    }

    @Test func `a subject sends what it is subscribed to`() {
        let (source, subject) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
        let probe = Probe<Int, Fault>()
        subject.subscribe(probe)
        let link = source.subscribe(subject)
        source.send(1)
        link.cancel()
        source.send(2)
        #expect(probe.line == "< 1")
    }

    @Test func `a sink goes with what holds it`() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        var bag = Set<AnyCancellable>()
        var list: [AnyCancellable] = []
        subject.sink { heard.append($0) }.store(in: &bag)
        subject.sink { heard.append(10 * $0) }.store(in: &list)
        subject.send(1)
        bag.removeAll()
        subject.send(2)
        list.removeAll()
        subject.send(3)
        #expect(heard == [1, 10, 20])
    }

    @Test func `assigns to a property as long as it is held`() {
        final class Label { var text = "" }
        weak var weakly: Label?
        let subject = PassthroughSubject<String, Never>()
        do {
            let label = Label()
            weakly = label
            let assigning = subject.assign(to: \.text, on: label)
            subject.send("a")
            #expect(label.text == "a")
            assigning.cancel()
            subject.send("b")
            #expect(label.text == "a")
        }
        #expect(weakly == nil)
    }

    @Test func `shares one subscription, and ends it with the last`() {
        let spring = Spring()
        let shared = spring.share()
        let (one, two) = (Probe<Int, Fault>(), Probe<Int, Fault>())
        shared.subscribe(one)
        shared.subscribe(two)
        spring.send(1)
        #expect(spring.flows.count == 1)
        one.cancel()
        #expect(spring.cancelled == 0)
        spring.send(2)
        two.cancel()
        #expect(spring.cancelled == 1)
        #expect(one.line == "< 1" && two.line == "< 1 2")
    }

    @Test func `multicast sends nothing before it is connected`() {
        let many = [1, 2].publisher.multicast(subject: PassthroughSubject())
        let (one, two) = (Probe<Int, Never>(), Probe<Int, Never>())
        many.subscribe(one)
        many.subscribe(two)
        #expect(one.line == "<")
        let connection = many.connect()
        #expect(one.line == "< 1 2 |" && two.line == "< 1 2 |")
        connection.cancel()
    }

    @Test func `makeConnectable waits, autoconnect does not`() {
        let probe = Probe<Int, Never>()
        let waiting = [1, 2].publisher.makeConnectable()
        waiting.subscribe(probe)
        #expect(probe.line == "<")
        _ = waiting.connect()
        #expect(probe.line == "< 1 2 |")
        let eager = Probe<Int, Never>()
        [1, 2].publisher.makeConnectable().autoconnect().subscribe(eager)
        #expect(eager.line == "< 1 2 |")
    }
}
