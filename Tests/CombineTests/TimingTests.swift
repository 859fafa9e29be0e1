// Operators that wait, under a clock that the test moves.
import Combine
import Testing

@Suite struct TimingTests {
    /// What happens, in seconds: a value, `|` for the end, `!` for a failure.
    struct Script: Sendable, CustomTestStringConvertible {
        let name: String
        let events: [(at: Double, what: String)]
        /// What the subscriber has heard, by the second.
        let heard: [(at: Double, line: String)]
        let apply: @Sendable (AnyPublisher<String, Fault>, ManualScheduler) -> AnyPublisher<String, Fault>
        var testDescription: String { name }
    }

    static let scripts: [Script] = [
        Script(
            name: "delay", events: [(0, "a"), (1, "b"), (1.5, "|")],
            heard: [(1.9, "<"), (2, "< a"), (3, "< a b"), (3.5, "< a b |")],
            apply: { $0.delay(for: .seconds(2), scheduler: $1).eraseToAnyPublisher() }
        ),
        Script(
            name: "debounce", events: [(0, "a"), (0.5, "b"), (2, "c"), (5, "d"), (5.5, "|")],
            heard: [(1.4, "<"), (1.5, "< b"), (3, "< b c"), (5.5, "< b c |"), (9, "< b c |")],
            apply: { $0.debounce(for: .seconds(1), scheduler: $1).eraseToAnyPublisher() }
        ),
        Script(
            name: "throttle latest", events: [(0, "a"), (0.2, "b"), (0.4, "c"), (3, "d"), (3.1, "e"), (3.2, "|")],
            heard: [(0, "< a"), (0.9, "< a"), (1, "< a c"), (3, "< a c d"), (3.2, "< a c d e |")],
            apply: { $0.throttle(for: .seconds(1), scheduler: $1, latest: true).eraseToAnyPublisher() }
        ),
        Script(
            name: "throttle first", events: [(0, "a"), (0.2, "b"), (0.4, "c"), (2.5, "!")],
            heard: [(1, "< a b"), (2.5, "< a b !fault")],
            apply: { $0.throttle(for: .seconds(1), scheduler: $1, latest: false).eraseToAnyPublisher() }
        ),
        Script(
            name: "timeout", events: [(0.5, "a"), (1.4, "b")],
            heard: [(2.3, "< a b"), (2.4, "< a b |")],
            apply: { $0.timeout(.seconds(1), scheduler: $1).eraseToAnyPublisher() }
        ),
        Script(
            name: "timeout that fails", events: [],
            heard: [(0.9, "<"), (1, "< !late")],
            apply: {
                $0.timeout(.seconds(1), scheduler: $1, customError: { Fault(description: "late") })
                    .eraseToAnyPublisher()
            }
        ),
        Script(
            name: "timeout that is not reached", events: [(0.5, "a"), (1, "|")],
            heard: [(1, "< a |"), (5, "< a |")],
            apply: { $0.timeout(.seconds(1), scheduler: $1).eraseToAnyPublisher() }
        ),
        Script(
            name: "collect by time", events: [(0.5, "a"), (0.6, "b"), (3.5, "c"), (3.6, "|")],
            heard: [(0.9, "<"), (1, "< ab"), (3, "< ab"), (3.6, "< ab c |")],
            apply: {
                $0.collect(.byTime($1, .seconds(1))).map { $0.joined() }.eraseToAnyPublisher()
            }
        ),
        Script(
            name: "collect by time or count", events: [(0.1, "a"), (0.2, "b"), (0.3, "c")],
            heard: [(0.2, "< ab"), (1, "< ab c")],
            apply: {
                $0.collect(.byTimeOrCount($1, .seconds(1), 2)).map { $0.joined() }.eraseToAnyPublisher()
            }
        ),
        Script(
            name: "measureInterval", events: [(0.5, "a"), (2, "b")],
            heard: [(2, "< 500 1500")],
            apply: { $0.measureInterval(using: $1).map { "\($0.magnitude)" }.eraseToAnyPublisher() }
        ),
        Script(
            name: "receive on", events: [(0, "a"), (1, "|")],
            heard: [(0, "< a"), (1, "< a |")],
            apply: { $0.receive(on: $1).eraseToAnyPublisher() }
        ),
    ]

    @Test(arguments: scripts) func `sends at its time`(_ script: Script) {
        let (scheduler, subject, probe) = (
            ManualScheduler(), PassthroughSubject<String, Fault>(), Probe<String, Fault>()
        )
        script.apply(subject.eraseToAnyPublisher(), scheduler).subscribe(probe)
        var events = script.events[...]
        for (time, line) in script.heard {
            while let event = events.first, event.at <= time {
                events.removeFirst()
                scheduler.advance(by: event.at - Double(scheduler.now.count) / 1000)
                switch event.what {
                case "|": subject.send(completion: .finished)
                case "!": subject.send(completion: .failure(Fault()))
                default: subject.send(event.what)
                }
            }
            scheduler.advance(by: time - Double(scheduler.now.count) / 1000)
            #expect(probe.line == line, "after \(time) s")
        }
    }

    @Test(arguments: scripts) func `sends nothing after it is cancelled`(_ script: Script) {
        let (scheduler, subject, probe) = (
            ManualScheduler(), PassthroughSubject<String, Fault>(), Probe<String, Fault>()
        )
        script.apply(subject.eraseToAnyPublisher(), scheduler).subscribe(probe)
        scheduler.advance()
        subject.send("a")
        probe.cancel()
        let line = probe.line
        scheduler.advance(by: 10)
        subject.send("b")
        subject.send(completion: .finished)
        scheduler.advance(by: 10)
        #expect(probe.line == line)
        #expect(scheduler.waiting == 0)
    }

    @Test func `subscribe on waits for its scheduler, also to ask and to cancel`() {
        let (scheduler, spring, probe) = (ManualScheduler(), Spring(), Probe<Int, Fault>())
        spring.subscribe(on: scheduler).subscribe(probe)
        #expect(spring.flows.isEmpty)
        scheduler.advance()
        #expect(spring.requests == "unlimited")
        probe.cancel()
        #expect(spring.cancelled == 0)
        scheduler.advance()
        #expect(spring.cancelled == 1)
    }
}
