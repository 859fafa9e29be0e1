// A witness of a daemon's life: hears what the scheduler is told, sees what it does, and complains once about the first
// thing that no rule allows. It knows the rules of its own accord, and nothing of how the scheduler keeps them.
import Scheduling
import ViewArchive

/// Checks one daemon.
struct Witness {
    /// Runs and times are doubles: an instant is missed by a hair at most.
    static let hair = 1e-5

    /// The seconds of an instant as a scheduler counts them, which is not as fine as a sum of doubles.
    static func counted(_ seconds: Double) -> Double { WallInstant(seconds: seconds).seconds }

    let rules: Scheduler.Rules
    /// The first rule that was broken.
    private(set) var complaint: String?
    /// How many events there were.
    var events = 0
    var widgets: [WidgetKey: Seen] = [:]
    /// In the order of installation.
    var order: [WidgetKey] = []
    var flights: [KindName: Flight] = [:]
    /// The kinds that hold a place, and since when, in real time.
    var places: [KindName: Double] = [:]
    /// Draws in flight whose widget was removed.
    var orphans: [WidgetKey: Int] = [:]
    /// Archives that runs have handed over and nobody has adopted or discarded.
    var archives: [RunName: Int] = [:]
    /// What this event has made the current timeline.
    var adopted: RunName?
    /// The event before which each run for a timeline began.
    var begun: [RunName: Int] = [:]
    var callers: [CallerID: Asked] = [:]
    var answers = 0
    var reloads: [KindName: SelfReloads] = [:]
    /// Whether the scheduler knows how the wall clock stands.
    var knowsClock = true
    /// Whether the clock goes on at once, so that live text stays as it is.
    var isUnseen = false

    init(rules: Scheduler.Rules) { self.rules = rules }

    /// A run, and the archive that it hands over.
    struct RunName: Hashable {
        var widget: WidgetKey
        var generation: Int
    }

    /// A run in flight.
    struct Flight {
        var run: Scheduler.Run
        /// In real time.
        var began: Double
        var isWanted = true
    }

    /// Somebody who waits for receipts.
    struct Asked {
        /// What had happened before.
        var event: Int
        /// In real time.
        var time: Double
        var widgets: [WidgetKey]
        var waits: Bool
        var timeout: Double
        var origin: Scheduler.Reload.Origin
        var isForeground: Bool
        /// How long the minimum interval of each widget still was, in monotonic time.
        var intervals: [WidgetKey: Double] = [:]
    }

    /// What widget code of a kind with one widget asked for.
    struct SelfReloads {
        /// How many of its runs in a row have changed nothing.
        var idle = 0
        /// When those that nobody else asked for began.
        var began: [Double] = []
        var lastAsked = -Double.infinity
    }

    mutating func expect(_ holds: Bool, _ rule: @autoclosure () -> String) {
        if !holds, complaint == nil { complaint = rule() }
    }

    mutating func clockWasSet() { knowsClock = false }

    // MARK: What the scheduler is told

    mutating func hear(_ event: Scheduler.Event, at now: Now) {
        events += 1
        adopted = nil
        switch event {
        case .installed(let installation): install(installation, at: now)
        case .removed(let key): remove(key)
        case .reload(let reload): hear(reload, at: now)
        case .runEnded(let key, let generation, let result): runEnded(key, generation, result, at: now)
        case .drawn(let key, let result): drawn(key, result, at: now)
        case .callerGone(let caller): callers[caller] = nil
        case .tick:
            isUnseen = false
            timePassed(at: now)
        case .passing:
            isUnseen = true
            timePassed(at: now)
        case .clockStepped:
            isUnseen = false
            knowsClock = true
            timePassed(at: now)
        }
    }

    private mutating func install(_ installation: Scheduler.Installation, at now: Now) {
        let key = installation.widget
        if widgets[key] != nil { remove(key) }
        var seen = Seen(kind: installation.kind, generation: installation.lastGeneration)
        if let flight = flights[seen.kind], flight.run.widget == key {
            seen.generation = max(seen.generation, flight.run.generation)
        }
        if let archive = installation.timeline, let kept = Kept(archive, at: now.wall, rules: rules) {
            seen.kept = kept
            seen.generation = max(seen.generation, kept.generation)
        }
        seen.hasPicture = installation.hasSnapshot
        widgets[key] = seen
        order.append(key)
        owe(key, isUrgent: true, at: now)
    }

    private mutating func remove(_ key: WidgetKey) {
        guard let seen = widgets.removeValue(forKey: key) else { return }
        order.removeAll { $0 == key }
        if seen.drawing != nil { orphans[key, default: 0] += 1 }
        if flights[seen.kind]?.run.widget == key { flights[seen.kind]?.isWanted = false }
        reloads[seen.kind] = nil
    }

    private mutating func hear(_ reload: Scheduler.Reload, at now: Now) {
        let concerned = order.filter { key in
            switch reload.scope {
            case .all: true
            case .kind(let kind): widgets[key]?.kind == kind
            case .widget(let widget): key == widget
            }
        }
        let isUrgent = reload.isForeground || reload.origin == .tap || reload.origin == .configuration
        if let caller = reload.caller {
            var asked = Asked(
                event: events, time: now.process.seconds, widgets: concerned, waits: caller.waits,
                timeout: caller.timeout ?? .infinity, origin: reload.origin, isForeground: isUrgent)
            for key in concerned {
                guard let seen = widgets[key], seen.owed?.isDue != true, !isUrgent else { continue }
                asked.intervals[key] = seen.lastRun + rules.runInterval - now.monotonic.seconds
            }
            callers[caller.id] = asked
        }
        for key in concerned {
            guard let kind = widgets[key]?.kind else { continue }
            if reload.origin == .extension {
                askedItself(key, kind, at: now)
            } else {
                widgets[key]?.retries = 0
                widgets[key]?.drawFailures = 0
                reloads[kind] = nil
                owe(key, isUrgent: isUrgent, at: now)
            }
        }
    }

    private mutating func askedItself(_ key: WidgetKey, _ kind: KindName, at now: Now) {
        widgets[key]?.wishes = true
        var known = reloads[kind] ?? SelfReloads()
        let heard = max(known.lastAsked, known.began.last ?? -.infinity)
        if now.monotonic.seconds - heard >= rules.longestDamping - Self.hair { known.idle = 0 }
        known.lastAsked = now.monotonic.seconds
        reloads[kind] = known
    }

    // MARK: What it does

    mutating func see(_ action: Scheduler.Action, at now: Now) {
        switch action {
        case .run(let run): see(run, at: now)
        case .adopt(let key, let generation):
            expect(widgets[key]?.kept?.generation == generation, "only the answer that is waited for is adopted")
            let isKnown = begun[RunName(widget: key, generation: generation)] != nil
            expect(isKnown, "a timeline comes from a run")
            adopted = RunName(widget: key, generation: generation)
            close(RunName(widget: key, generation: generation))
        case .discard(let key, let generation):
            close(RunName(widget: key, generation: generation))
        case .abandon(let key, let kind, let generation):
            let age = flights[kind].map { now.process.seconds - $0.began } ?? -1
            let flight = flights[kind]
            expect(
                flight?.run.widget == key && flight?.run.generation == generation, "only a run in flight is abandoned")
            expect(age >= (flight.flatMap { limit(of: $0.run) } ?? .infinity) - Self.hair, "a run has all its time")
            flights[kind] = nil
            places[kind] = nil
        case .draw(let draw): see(draw, at: now)
        case .answer(let caller, let outcomes): see(outcomes, for: caller, at: now)
        case .log: break
        }
    }

    private mutating func close(_ archive: RunName) {
        let open = archives[archive] ?? 0
        expect(open > 0, "an archive is adopted or discarded once: \(archive.widget)/\(archive.generation)")
        archives[archive] = open > 1 ? open - 1 : nil
    }

    func limit(of run: Scheduler.Run) -> Double? {
        run.purpose == .timeline ? rules.providerTimeout : rules.placeholderTimeout
    }
}
