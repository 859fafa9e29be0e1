// A daemon of nothing but time: does what the scheduler says, while a witness watches.
import Scheduling
import ViewArchive

/// Plays a scheduler against extensions, renderers and callers that behave as somebody decides.
struct Daemon {
    /// How a provider behaves, asked for each run.
    struct Behavior {
        /// How long the run takes; nil for one that never ends.
        var seconds: Double? = 0.1
        var result: Scheduler.RunResult
        /// Whether widget code asks for its own reload while it runs.
        var asksForReload = false
        /// Whether it answers a second time, later.
        var answersAgain = false
    }

    private(set) var scheduler: Scheduler
    private(set) var witness: Witness
    /// Real time, in seconds.
    private(set) var time = 0.0
    /// How far a virtual clock was moved ahead of real time.
    private var ahead = 0.0
    /// How far the wall clock was set, beside that.
    private var step = 0.0
    /// What will happen, the next last.
    private var future: [(time: Double, number: Int, event: Scheduler.Event)] = []
    private var planned = 0
    /// How often the scheduler was woken in a row without anything happening or time passing.
    private var rings = (instant: 0.0, count: 0)
    private var drawnUntil: [WidgetKey: Double] = [:]
    private let provider: (Scheduler.Run, Now) -> Behavior
    private let renderer: (Scheduler.Draw, Now) -> Scheduler.DrawResult
    /// Takes the story as it happens, if somebody wants to read it.
    var narrator: ((String) -> Void)?
    /// The times and causes of all runs of a widget.
    private(set) var starts: [WidgetKey: [(time: Double, cause: Cause)]] = [:]

    init(
        rules: Scheduler.Rules = Scheduler.Rules(), provider: @escaping (Scheduler.Run, Now) -> Behavior,
        renderer: @escaping (Scheduler.Draw, Now) -> Scheduler.DrawResult = { _, _ in .init(.rendered) }
    ) {
        scheduler = Scheduler(rules: rules)
        witness = Witness(rules: rules)
        self.provider = provider
        self.renderer = renderer
    }

    var now: Now {
        Now(
            wall: WallInstant(seconds: Script.epoch + time + ahead + step),
            monotonic: MonotonicInstant(seconds: time + ahead), process: ProcessDeadline(seconds: time))
    }

    /// Tells the scheduler something now, and does what it says.
    mutating func tell(_ event: Scheduler.Event) {
        guard witness.complaint == nil else { return }
        let now = now
        narrator?("\(time) (wall \(now.wall - WallInstant(seconds: Script.epoch)), ahead \(ahead)): \(event)")
        witness.hear(event, at: now)
        for action in scheduler.handle(event, at: now) {
            narrator?("    \(ActionSentence.text(action))")
            witness.see(action, at: now)
            perform(action)
        }
        witness.check(after: event, deadlines: scheduler.nextDeadline, at: now)
    }

    /// Nothing more happens: whatever was promised has come.
    mutating func endWitness() { witness.checkEnd() }

    /// Sets the wall clock ahead or back; the scheduler is to be told.
    mutating func setClock(_ seconds: Double) {
        step += seconds
        witness.clockWasSet()
    }

    /// Lets real time pass, with all that happens in it.
    mutating func run(until end: Double) {
        while witness.complaint == nil {
            let deadline = scheduler.nextDeadline
            let ring = [
                deadline.wall.map { $0.seconds - Script.epoch - ahead - step },
                deadline.monotonic.map { $0.seconds - ahead }, deadline.process?.seconds,
            ].compactMap { $0 }.min()
            guard let next = [ring, future.last?.time].compactMap({ $0 }).min(), next <= end else { break }
            time = max(time, next)
            if let happening = future.last, happening.time <= next {
                future.removeLast()
                tell(happening.event)
            } else {
                ringing(deadline)
            }
        }
        time = max(time, end)
    }

    /// Moves a virtual clock ahead, visiting the instants that the scheduler names.
    mutating func advance(by seconds: Double, isWatched: Bool) {
        let end = ahead + seconds
        while witness.complaint == nil {
            let goal = now.wall + (end - ahead)
            guard let visit = scheduler.nextVisit(at: now, until: goal, isWatched: isWatched), visit.instant <= goal
            else { break }
            ahead = max(ahead, min(end, ahead + (visit.instant - now.wall)))
            ringing(scheduler.nextDeadline, visit.event)
        }
        ahead = max(ahead, end)
    }

    private mutating func ringing(_ deadline: Scheduler.Deadlines, _ event: Scheduler.Event = .tick) {
        // Sums of large and small numbers: an instant may still be a hair away.
        if let wall = deadline.wall, wall > now.wall, wall - now.wall < 1e-6 { time += 1e-6 }
        if let monotonic = deadline.monotonic, monotonic > now.monotonic, monotonic - now.monotonic < 1e-6 {
            time += 1e-6
        }
        rings = rings.instant == time + ahead ? (rings.instant, rings.count + 1) : (time + ahead, 0)
        witness.expect(rings.count < 100, "the scheduler does not spin: \(deadline)")
        tell(event)
    }

    /// Lets something happen later.
    private mutating func later(_ seconds: Double, _ event: Scheduler.Event) {
        planned += 1
        let item = (time: time + seconds, number: planned, event: event)
        let place = future.firstIndex { ($0.time, $0.number) < (item.time, item.number) }
        future.insert(item, at: place ?? future.endIndex)
    }

    private mutating func perform(_ action: Scheduler.Action) {
        switch action {
        case .run(let run): start(run)
        case .draw(let draw):
            let result = renderer(draw, now)
            // Draws of one id are reported in their order, also those of a removed forerunner.
            let end = max(time + max(0.003, result.seconds), drawnUntil[draw.widget] ?? 0)
            drawnUntil[draw.widget] = end
            later(end - time, .drawn(draw.widget, result))
        case .adopt, .discard, .abandon, .answer, .log: break
        }
    }

    private mutating func start(_ run: Scheduler.Run) {
        starts[run.widget, default: []].append((now.monotonic.seconds, run.cause))
        let behavior = provider(run, now)
        if behavior.asksForReload {
            later((behavior.seconds ?? 0) / 2, .reload(.init(.kind(run.kind), from: .extension)))
        }
        guard let seconds = behavior.seconds else { return }
        let end = Scheduler.Event.runEnded(run.widget, generation: run.generation, behavior.result)
        later(seconds, end)
        if behavior.answersAgain { later(seconds + 0.05, end) }
    }
}
