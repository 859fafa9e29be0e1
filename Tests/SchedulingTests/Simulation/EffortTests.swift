// What a step costs, in widgets and timers that are looked at: the logarithm of how many there are, and no more.
import Scheduling
import Testing
import ViewArchive

@Suite struct EffortTests {
    private static let few = 32
    private static let many = 32 * 32

    /// What goes on in a step: with a kind for each widget or one for all, and how the host takes part.
    enum Load: String, CaseIterable {
        case entries, policies, failures, live, reloads, callers, restless, installing
    }

    @Test(arguments: Load.allCases, [false, true]) func aStepCostsTheLogarithm(_ load: Load, isOneKind: Bool) {
        let few = Self.effort(of: load, isOneKind, widgets: Self.few)
        let many = Self.effort(of: load, isOneKind, widgets: Self.many)
        // 32 times as many have a logarithm twice as large; their number itself would be 32 times as large.
        #expect(many <= few * 3 + 8, "\(load), \(Self.few) widgets: \(few) a step, \(Self.many): \(many)")
        #expect(few > 0)
    }

    /// The mean effort of a step, once every widget was drawn.
    private static func effort(of load: Load, _ isOneKind: Bool, widgets: Int) -> Double {
        var play = Play(load)
        for number in 0..<widgets { play.install(number, isOneKind ? "K" : KindName("K\(number)")) }
        play.settle()
        let (before, steps) = (play.scheduler.effort, play.steps)
        var turn = 0
        // A whole round at least, since one step may concern every widget.
        while play.steps < steps + 3 * Self.many {
            turn += 1
            switch load {
            case .entries, .policies, .failures, .live: play.tick()
            case .reloads: play.tell(.reload(.init(.widget(Play.key(turn % widgets)))))
            case .callers:
                let caller = Scheduler.Caller(CallerID(turn), waits: true)
                play.tell(.reload(.init(.widget(Play.key(turn % widgets)), caller: caller)))
            case .restless:
                // Long enough after the last one not to be damped.
                play.wait(seconds: 1000)
                play.tell(.reload(.init(.widget(Play.key(turn % widgets)), from: .extension)))
            case .installing:
                play.tell(.removed(Play.key(turn % widgets)))
                play.install(turn % widgets, isOneKind ? "K" : KindName("K\(turn % widgets)"))
            }
            play.settle()
        }
        return Double(play.scheduler.effort - before) / Double(play.steps - steps)
    }
}

/// A schedule whose runs and draws end as soon as they begin.
private struct Play {
    private(set) var scheduler = Scheduler()
    private(set) var steps = 0
    private let load: EffortTests.Load
    private var time = 0.0
    private var pending: [Scheduler.Event] = []

    init(_ load: EffortTests.Load) { self.load = load }

    static func key(_ number: Int) -> WidgetKey { WidgetKey("w\(number)") }

    private var now: Now {
        Now(
            wall: WallInstant(seconds: time), monotonic: MonotonicInstant(seconds: time),
            process: ProcessDeadline(seconds: time))
    }

    mutating func install(_ number: Int, _ kind: KindName) {
        tell(.installed(.init(widget: Self.key(number), kind: kind, hasSnapshot: true)))
        settle()
    }

    mutating func tell(_ event: Scheduler.Event) {
        steps += 1
        for action in scheduler.handle(event, at: now) {
            switch action {
            case .run(let run): pending.append(.runEnded(run.widget, generation: run.generation, result(of: run)))
            case .draw(let draw): pending.append(.drawn(draw.widget, drawn))
            case .adopt, .discard, .abandon, .answer, .log: break
            }
        }
    }

    /// Lets everything end that is under way.
    mutating func settle() {
        while let event = pending.popLast() { tell(event) }
    }

    /// Lets time pass in which nothing is due.
    mutating func wait(seconds: Double) { time += seconds }

    /// Goes on to the next instant at which anything is due.
    mutating func tick() {
        let next = [scheduler.nextDeadline.wall?.seconds, scheduler.nextDeadline.monotonic?.seconds]
        time = max(time, next.compactMap(\.self).min() ?? time)
        tell(.tick)
    }

    private func result(of run: Scheduler.Run) -> Scheduler.RunResult {
        // Not all at one instant: a step that concerns all costs as much as there are.
        let spread = Double(abs(run.widget.id.utf8.reduce(7) { $0 &* 31 &+ Int($1) }) % 100_000) / 1000
        switch load {
        case .failures: return .failed(why: "trap")
        case .policies:
            let policy = ReloadPolicy.after(time + 100 + spread)
            return .archived(.init(generation: run.generation, dates: [time], policy: policy), seconds: 0)
        case .entries:
            let dates = (0..<100).map { time + Double($0) * 100 + spread }
            return .archived(.init(generation: run.generation, dates: [time] + dates, policy: .atEnd), seconds: 0)
        default:
            return .archived(.init(generation: run.generation, dates: [time], policy: .never), seconds: 0)
        }
    }

    private var drawn: Scheduler.DrawResult {
        load == .live ? .init(.rendered, nextChange: WallInstant(seconds: time + 60)) : .init(.rendered)
    }
}
