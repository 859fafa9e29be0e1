// Several publishers at once: order, demand, ends.
import Combine
import Testing

@Suite struct JoiningTests {
    private let a = PassthroughSubject<Int, Fault>()
    private let b = PassthroughSubject<Int, Fault>()

    @Test func `merge ends with the last and fails with the first`() {
        let (merged, failed) = (Probe<Int, Fault>(), Probe<Int, Fault>())
        a.merge(with: b.map { 10 * $0 }).subscribe(merged)
        Publishers.MergeMany([a, b]).subscribe(failed)
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(merged.line == "< 1 20 30")
        b.send(completion: .failure(Fault()))
        #expect(merged.line == "< 1 20 30 !fault")
        #expect(failed.line == "< 1 2 3 !fault")
    }

    @Test func `merge of three and four`() {
        let probe = Probe<Int, Never>()
        Publishers.Merge4(Just(1), Just(2), Just(3), Just(4)).subscribe(probe)
        #expect(probe.line == "< 1 2 3 4 |")
        let three = Probe<Int, Never>(.max(2))
        Just(1).merge(with: Just(2), Just(3)).subscribe(three)
        #expect(three.line == "< 1 2")
        three.request(.max(1))
        #expect(three.line == "< 1 2 3 |")
    }

    @Test func `combineLatest keeps only the newest for who does not ask`() {
        let (eager, shy) = (Probe<String, Fault>(), Probe<String, Fault>(.none))
        let latest = a.combineLatest(b) { "\($0)-\($1)" }
        latest.subscribe(eager)
        latest.subscribe(shy)
        a.send(1)
        b.send(5)
        a.send(2)
        a.send(completion: .finished)
        b.send(6)
        shy.request(.unlimited)
        b.send(completion: .finished)
        #expect(eager.line == "< 1-5 2-5 2-6 |")
        #expect(shy.line == "< 2-6 |")
    }

    @Test func `combineLatest of four`() {
        let probe = Probe<Int, Never>()
        Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.subscribe(probe)
        #expect(probe.line == "< 10 |")
    }

    @Test func `zip ends when a partner can no longer come`() {
        let probe = Probe<String, Fault>()
        a.zip(b) { "\($0)-\($1)" }.subscribe(probe)
        a.send(1)
        a.send(2)
        b.send(5)
        a.send(completion: .finished)
        #expect(probe.line == "< 1-5")
        b.send(6)
        #expect(probe.line == "< 1-5 2-6 |")
    }

    @Test func `switchToLatest leaves the one before`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Fault>, Fault>()
        let probe = Probe<Int, Fault>()
        outer.switchToLatest().subscribe(probe)
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        a.send(completion: .failure(Fault()))
        #expect(probe.line == "< 1 3")
        b.send(completion: .finished)
        #expect(probe.line == "< 1 3 |")
    }

    @Test func `flatMap takes so many at once`() {
        let spring = Spring()
        let probe = Probe<Int, Fault>()
        spring.flatMap(maxPublishers: .max(1)) { [a, b] in $0 == 1 ? a : b }.subscribe(probe)
        #expect(spring.requests == "max(1)")
        spring.send(1)
        a.send(7)
        #expect(spring.requests == "max(1)")
        a.send(completion: .finished)
        #expect(spring.requests == "max(1) max(1)")
        spring.send(2)
        spring.end(.finished)
        b.send(8)
        #expect(probe.line == "< 7 8")
        b.send(completion: .finished)
        #expect(probe.line == "< 7 8 |")
    }

    @Test func `flatMap of any failure`() {
        let numbers: AnyPublisher<Int, Fault> = Just(1).flatMap {
            Fail(outputType: Int.self, failure: Fault(description: "\($0)"))
        }
        .eraseToAnyPublisher()
        let probe = Probe<Int, Fault>()
        numbers.flatMap { Just($0) }.subscribe(probe)
        #expect(probe.line == "< !1")
    }

    @Test func `prefix and drop until another sends`() {
        let (before, after) = (Probe<Int, Fault>(), Probe<Int, Fault>())
        a.prefix(untilOutputFrom: b).subscribe(before)
        a.drop(untilOutputFrom: b).subscribe(after)
        a.send(1)
        b.send(0)
        a.send(2)
        #expect(before.line == "< 1 |")
        #expect(after.line == "< 2")
    }

    @Test(arguments: [
        ("newest", "< 1 2 5 |"), ("oldest", "< 3 4 5 |"), ("error", "< !full"),
    ]) func `a full buffer`(_ strategy: String, _ expected: String) {
        let whenFull: Publishers.BufferingStrategy<Fault> =
            switch strategy {
            case "newest": .dropNewest
            case "oldest": .dropOldest
            default: .customError { Fault(description: "full") }
            }
        let probe = Probe<Int, Fault>(.none)
        a.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).subscribe(probe)
        for value in 1...4 { a.send(value) }
        probe.request(.max(1))
        a.send(5)
        probe.request(.unlimited)
        a.send(completion: .finished)
        #expect(probe.line == expected)
    }
}
