// One random schedule: some widgets, some rules, and whatever may happen to them.
import Scheduling

/// What a seed makes happen.
struct Schedule {
    private let chance: Chance
    private let isQuiet = Flag()
    private var daemon: Daemon
    private var lastCaller = 0

    private static let widgets: [WidgetKey] = ["A.s", "A.m", "A.l", "B.s", "B.m", "C.s"]
    private static let steps = 14

    /// Whether providers and renderers behave by now.
    private final class Flag { var isSet = false }

    /// Plays a seed to its end; the broken rule, if there was one.
    static func play(seed: UInt64, narrator: ((String) -> Void)? = nil) -> String? {
        var schedule = Schedule(seed: seed)
        schedule.daemon.narrator = narrator
        schedule.play()
        return schedule.daemon.witness.complaint
    }

    private init(seed: UInt64) {
        let chance = Chance(seed: seed)
        let flag = isQuiet
        self.chance = chance
        daemon = Daemon(
            rules: Self.rules(chance), provider: { chance.behavior(of: $0, at: $1, isQuiet: flag.isSet) },
            renderer: { chance.drawing(at: $1, isQuiet: flag.isSet) })
    }

    private static func rules(_ chance: Chance) -> Scheduler.Rules {
        var rules = Scheduler.Rules()
        rules.places = chance.number(1...3)
        rules.providerTimeout = chance.pick([5, 5, 5, 20])
        rules.placeholderTimeout = 2
        rules.runInterval = chance.pick([0, 0, 300])
        rules.idleReload = chance.pick([900, 30])
        rules.live = chance.pick([0, 1, 60])
        rules.keptEntries = chance.pick([3, 10_000])
        rules.mostEntries = 40
        rules.dampedRuns = chance.pick([3, 20])
        return rules
    }

    private mutating func play() {
        for key in Self.widgets where chance.once(in: 2) { install(key) }
        for _ in 0..<Self.steps {
            daemon.run(until: daemon.time + chance.pick([0, 0, 0.01, 0.2, 1.5, 7, 7, 30]))
            step()
        }
        // From now on everything goes well, until whatever was promised has come.
        daemon.tell(.clockStepped)
        isQuiet.isSet = true
        daemon.run(until: daemon.time + 2000)
        daemon.endWitness()
    }

    private mutating func step() {
        let key = chance.pick(Self.widgets)
        switch chance.number(0...24) {
        case 0: daemon.tell(.removed(key))
        case 1, 2: if daemon.witness.widgets[key] == nil || chance.once(in: 5) { install(key) }
        case 3, 4: setClock(by: chance.pick([-86_400, -100, -1, -0.3, 0.3, 1, 5000, 28_800]))
        // Another zone.
        case 5: daemon.tell(.clockStepped)
        case 6: daemon.tell(.tick)
        case 7: daemon.advance(by: chance.pick([0.5, 10, 400, 4000]), isWatched: chance.once(in: 2))
        case 8:
            if let gone = daemon.witness.callers.keys.min(by: { $0.number < $1.number }) {
                daemon.tell(.callerGone(gone))
            }
        // Answers that nobody asked for.
        case 9: daemon.tell(.runEnded(key, generation: chance.number(1...9), .failed(why: "trap")))
        default: reload(key)
        }
    }

    /// The clock is set, or the machine slept; the scheduler is told at once, or after something else.
    private mutating func setClock(by seconds: Double) {
        daemon.setClock(seconds)
        if chance.once(in: 3) { reload(chance.pick(Self.widgets)) }
        if chance.once(in: 3) { daemon.tell(.tick) }
        daemon.tell(.clockStepped)
    }

    private mutating func install(_ key: WidgetKey) {
        var installation = chance.installation(of: key, at: daemon.now)
        // The daemon finds the highest generation in the container, also that of a run of the removed forerunner.
        installation.lastGeneration = 1000 * (1 + (daemon.starts[key]?.count ?? 0)) + installation.lastGeneration
        installation.timeline?.generation = installation.lastGeneration
        daemon.tell(.installed(installation))
    }

    private mutating func reload(_ key: WidgetKey) {
        let scope: Scheduler.Reload.Scope = chance.pick([.all, .kind("A"), .kind("B"), .kind("D"), .widget(key)])
        let origin = chance.pick([Scheduler.Reload.Origin.host, .host, .host, .extension, .tap, .configuration])
        var caller: Scheduler.Caller?
        if !chance.once(in: 5) {
            lastCaller += 1
            caller = .init(CallerID(lastCaller), waits: !chance.once(in: 4), timeout: chance.pick([1, 10, 60]))
        }
        let isForeground = origin == .host && chance.once(in: 4)
        daemon.tell(.reload(.init(scope, from: origin, isForeground: isForeground, caller: caller)))
    }
}
