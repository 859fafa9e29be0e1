// Objects that say when they change.
import Combine
import Testing

@Suite struct ObservableTests {
    final class Counter: ObservableObject {
        @Published var count = 0
        @Published var name = "a"
        @Published private(set) var shown = ""

        func showCount() { $count.map(String.init).assign(to: &$shown) }
    }

    @Test func `an object announces each change before it happens`() {
        let counter = Counter()
        var seen: [Int] = []
        let sink = counter.objectWillChange.sink { seen.append(counter.count) }
        counter.count = 1
        counter.count = 2
        counter.name = "b"
        #expect(seen == [0, 1, 2])
        #expect(counter.objectWillChange === counter.objectWillChange)
        sink.cancel()
        counter.count = 3
        #expect(seen == [0, 1, 2])
    }

    @Test func `objects do not hear of each other`() {
        var heard = 0
        var sinks: [AnyCancellable] = []
        // More than are kept without a sweep, most of them freed again.
        for _ in 0..<100 {
            let counter = Counter()
            sinks.append(counter.objectWillChange.sink { heard += 1 })
        }
        let fresh = (0..<50).map { _ in Counter() }
        for counter in fresh { counter.count = 1 }
        #expect(heard == 0)
        sinks.append(fresh[7].objectWillChange.sink { heard += 1 })
        for counter in fresh { counter.count = 2 }
        #expect(heard == 1)
    }

    @Test func `an object is freed with its publisher`() {
        weak var weakly: Counter?
        var sinks: [AnyCancellable] = []
        do {
            let counter = Counter()
            weakly = counter
            counter.objectWillChange.sink {}.store(in: &sinks)
            counter.$count.sink { _ in }.store(in: &sinks)
            counter.showCount()
            counter.count = 5
            #expect(counter.shown == "5")
        }
        #expect(weakly == nil)
    }

    @Test func `a published property sends its value and each new one before it is set`() {
        let counter = Counter()
        var seen: [String] = []
        let sink = counter.$count.sink { seen.append("\($0) after \(counter.count)") }
        counter.count = 1
        #expect(seen == ["0 after 0", "1 after 0"])
        sink.cancel()
        let shy = Probe<Int, Never>(.none)
        counter.$count.subscribe(shy)
        counter.count = 2
        shy.request(.max(1))
        #expect(shy.line == "< 2")
    }

    @Test func `what is assigned to a published property announces the object`() {
        let counter = Counter()
        var changes = 0
        let sink = counter.objectWillChange.sink { changes += 1 }
        let subject = PassthroughSubject<String, Never>()
        subject.assign(to: &counter.$name)
        subject.send("x")
        #expect(counter.name == "x" && changes == 1)
        sink.cancel()
    }

    @Test func `an object may have a publisher of its own`() {
        final class Own: ObservableObject {
            let objectWillChange = PassthroughSubject<Int, Never>()
        }
        let own = Own()
        var heard: [Int] = []
        let sink = own.objectWillChange.sink { heard.append($0) }
        own.objectWillChange.send(4)
        #expect(heard == [4])
        sink.cancel()
    }

    @Test func `a subclass announces what its parent published`() {
        final class Special: ObservableClass { @Published var more = 0 }
        let special = Special()
        var heard = 0
        let sink = special.objectWillChange.sink { heard += 1 }
        special.base = 1
        special.more = 1
        #expect(heard == 2)
        sink.cancel()
    }

    class ObservableClass: ObservableObject { @Published var base = 0 }
}
