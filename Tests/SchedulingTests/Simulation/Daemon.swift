// A daemon of nothing but time: does what the scheduler says, and checks that it may say so.
import Scheduling
import Testing
import ViewArchive

/// Plays a scheduler against extensions, renderers and callers that behave as chance has it.
struct Daemon {
    /// How a provider behaves, asked for each run.
    struct Behavior {
        /// How long the run takes; nil for one that never ends.
        var seconds: Double? = 0.1
        var result: Scheduler.RunResult
        /// Whether widget code asks for its own reload while it runs.
        var asksForReload = false
    }

    private(set) var scheduler: Scheduler
    private(set) var time = 0.0
    private var step = 0.0
    /// What will happen, in order of time and then of number.
    private var future: [(time: Double, number: Int, event: Scheduler.Event)] = []
    private var happened = 0
    private let provider: (Scheduler.Run, Now) -> Behavior
    private let renderer: (Scheduler.Draw) -> Scheduler.DrawResult.Outcome

    /// When each run began, by what had happened before and by time.
    private(set) var runs: [String: (number: Int, time: Double)] = [:]
    private var inFlight: [KindName: Scheduler.Run] = [:]
    private var holders: [KindName: Double] = [:]
    private var adopted: [WidgetKey: Int] = [:]
    private var drawn: [WidgetKey: Int] = [:]
    private(set) var waiting: [CallerID: (number: Int, time: Double, widgets: [WidgetKey], timeout: Double)] = [:]
    private(set) var answers = 0
    /// The times of all runs of a widget, by cause.
    private(set) var starts: [WidgetKey: [(time: Double, cause: Cause)]] = [:]

    init(
        rules: Scheduler.Rules = Scheduler.Rules(), provider: @escaping (Scheduler.Run, Now) -> Behavior,
        renderer: @escaping (Scheduler.Draw) -> Scheduler.DrawResult.Outcome = { _ in .rendered }
    ) {
        scheduler = Scheduler(rules: rules)
        self.provider = provider
        self.renderer = renderer
    }

    var now: Now {
        Now(
            wall: WallInstant(seconds: Script.epoch + time + step), monotonic: MonotonicInstant(seconds: time),
            process: ProcessDeadline(seconds: time))
    }

    /// Tells the scheduler something now, and does what it says.
    mutating func tell(_ event: Scheduler.Event) {
        happened += 1
        if case .reload(let reload) = event, let caller = reload.caller {
            waiting[caller.id] = (happened, time, widgets(of: reload.scope), caller.timeout ?? .infinity)
        }
        if case .callerGone(let caller) = event { waiting[caller] = nil }
        if case .runEnded(let widget, let generation, _) = event { end(widget, generation) }
        if case .removed(let widget) = event { adopted[widget] = nil }
        if case .installed(let installation) = event {
            adopted[installation.widget] = installation.timeline?.generation
        }
        let actions = scheduler.handle(event, at: now)
        for action in actions { perform(action) }
        if event == .tick || event == .clockStepped {
            let next = scheduler.nextDeadline
            check(next.wall.map { $0 > now.wall } ?? true, "a tick leaves nothing due")
            check(next.monotonic.map { $0 > now.monotonic } ?? true, "a tick leaves nothing due")
            check(next.process.map { $0 > now.process } ?? true, "a tick leaves nothing due")
        }
    }

    /// Sets the wall clock ahead or back.
    mutating func stepClock(_ seconds: Double) {
        step += seconds
        tell(.clockStepped)
    }

    /// Lets time pass.
    mutating func run(until end: Double) {
        while true {
            let deadline = scheduler.nextDeadline
            let planned = [
                deadline.wall.map { $0.seconds - Script.epoch - step }, deadline.monotonic?.seconds,
                deadline.process?.seconds,
            ].compactMap { $0 }.min()
            let event = future.indices.min {
                (future[$0].time, future[$0].number) < (future[$1].time, future[$1].number)
            }
            let eventTime = event.map { future[$0].time }
            guard let next = [planned, eventTime].compactMap({ $0 }).min(), next <= end else { break }
            time = max(time, next)
            if let event, let eventTime, eventTime <= next {
                let happening = future.remove(at: event).event
                tell(happening)
            } else {
                // Wall time is a sum of large numbers: it may still be a hair short of its instant.
                if let wall = deadline.wall, wall.seconds - now.wall.seconds < 1e-6 { time += 1e-6 }
                tell(.tick)
            }
        }
        time = max(time, end)
    }

    private mutating func later(_ seconds: Double, _ event: Scheduler.Event) {
        future.append((time + seconds, happened * 1000 + future.count, event))
    }

    private func widgets(of scope: Scheduler.Reload.Scope) -> [WidgetKey] {
        switch scope {
        case .all: scheduler.widgets
        case .kind(let kind): scheduler.widgets.filter { EventSentence.kind(of: $0.id) == kind }
        case .widget(let widget): scheduler.widgets.filter { $0 == widget }
        }
    }

    private mutating func end(_ widget: WidgetKey, _ generation: Int) {
        let kind = EventSentence.kind(of: widget.id)
        guard let run = inFlight[kind], run.widget == widget, run.generation == generation else { return }
        inFlight[kind] = nil
        holders[kind] = nil
    }

    private mutating func perform(_ action: Scheduler.Action) {
        switch action {
        case .run(let run): start(run)
        case .adopt(let widget, let generation):
            check(generation > adopted[widget] ?? 0, "a later run wins")
            adopted[widget] = generation
        case .discard: break
        case .abandon(let widget, let kind, let generation):
            check(
                inFlight[kind]?.widget == widget && inFlight[kind]?.generation == generation,
                "only a run in flight is abandoned")
            end(widget, generation)
        case .draw(let draw): self.draw(draw)
        case .answer(let caller, let outcomes): answer(caller, outcomes)
        case .log: break
        }
    }

    private mutating func start(_ run: Scheduler.Run) {
        let name = "\(run.widget)/\(run.generation)"
        check(runs[name] == nil, "a generation is used once")
        check(inFlight[run.kind] == nil, "a kind's runs go one after another")
        let young = holders.values.count { time - $0 < scheduler.rules.placeLimit - 1e-9 }
        check(young < scheduler.rules.places, "no more kinds start at once than there are places")
        runs[name] = (happened, time)
        starts[run.widget, default: []].append((time, run.cause))
        inFlight[run.kind] = run
        holders[run.kind] = time
        let behavior = provider(run, now)
        if behavior.asksForReload {
            later((behavior.seconds ?? 0) / 2, .reload(.init(.kind(run.kind), from: .extension)))
        }
        if let seconds = behavior.seconds {
            later(seconds, .runEnded(run.widget, generation: run.generation, behavior.result))
        }
    }

    private mutating func draw(_ draw: Scheduler.Draw) {
        check(draw.generation >= drawn[draw.widget] ?? 0, "generations on screen never go back")
        drawn[draw.widget] = draw.generation
        if case .entry(_, _, let date) = draw.picture {
            check(date <= now.wall, "no entry is drawn before its date")
            check(draw.generation == adopted[draw.widget], "entries are drawn from the current archive")
        }
        later(0.003, .drawn(draw.widget, .init(renderer(draw))))
    }

    /// `#expect` without its cost: a day has many thousand of them.
    private func check(_ holds: Bool, _ rule: String) {
        if !holds { Issue.record("\(rule) (at \(time))") }
    }

    private mutating func answer(_ caller: CallerID, _ outcomes: [ReloadOutcome]) {
        guard let asked = waiting.removeValue(forKey: caller) else {
            Issue.record("caller \(caller) is answered twice, or never asked")
            return
        }
        answers += 1
        check(outcomes.map(\.widget) == asked.widgets, "a receipt for each widget concerned, in order")
        for outcome in outcomes {
            let name = "\(outcome.widget)/\(outcome.generation)"
            switch outcome.outcome {
            case .rendered, .unchanged:
                check(runs[name]?.number ?? -1 >= asked.number, "the run began after the reload was received")
            case .pending: check(time - asked.time >= asked.timeout - 1e-9, "pending only when the timeout passed")
            case .failed:
                check(outcome.why != nil, "a failure says why")
                check(
                    outcome.why == "the widget was removed" || runs[name]?.number ?? -1 >= asked.number,
                    "the run that failed began after the reload was received")
            case .deferred: check(outcome.until != nil, "deferred says until when")
            case .accepted: break
            }
        }
    }
}
