// The situations, as a table.
import ReloadService

extension Situation {
    static let all: [Situation] = [
        Situation("an entry came") { _ in },
        Situation("just reloaded") { facts in
            let origin = RunOrigin(cause: "reload", pid: 4711, asked: at(-0.4))
            facts.cause = "reload"
            facts.origin = origin
            facts.drawn = at(-0.2)
            facts.since = at(-0.2)
            facts.timeline = .init(entries: 24, policy: .atEnd, began: at(-0.3), origin: origin)
        },
        Situation("stale after a crash") { facts in
            facts.stale = true
            facts.why = "its process was ended by SIGILL"
            facts.failures = 2
            facts.error = .init(message: "its process was ended by SIGILL", time: at(-1.2), generation: 9)
            facts.nextRun = at(0.8)
            facts.nextRunReason = .backOff
        },
        Situation("the provider is slow") { facts in
            facts.running = true
            facts.run = .init(
                generation: 8, origin: .init(cause: "reload", pid: 4712, asked: at(-12.3)), seconds: 12.2, limit: 30)
            facts.nextRun = nil
            facts.nextRunReason = .running
        },
        Situation("damped") { facts in
            facts.nextRun = at(7.5)
            facts.nextRunReason = .damping
        },
        Situation("the minimum interval") { facts in
            facts.timeline?.policy = .after
            facts.timeline?.after = at(-0.1)
            facts.nextRun = at(0.6)
            facts.nextRunReason = .minimumInterval
        },
        Situation("held up by the minimum interval") { facts in
            facts.waiting = .init(origin: .init(cause: "reload", pid: 4712, asked: at(-60)))
            facts.nextRun = at(180)
            facts.nextRunReason = .minimumInterval
            facts.defersUntil = at(180)
        },
        Situation("waiting for the first entry") { facts in
            facts.generation = 8
            facts.timeline = .init(
                entries: 5, policy: .after, after: at(90_000), began: at(-60),
                origin: .init(cause: "reload", pid: 4712, asked: at(-61)))
            facts.nextChange = at(10_800)
            facts.nextEntry = .entry(index: 1, count: 5, date: at(10_800))
            facts.nextRun = at(90_000)
            facts.nextRunReason = .after
        },
        Situation("the policy never") { facts in
            facts.entry = .entry(index: 24, count: 24, date: at(-723))
            (facts.nextChange, facts.nextChangeCause, facts.nextEntry) = (nil, nil, nil)
            facts.timeline?.policy = .never
            facts.nextRun = nil
            facts.nextRunReason = .never
        },
        Situation("the clock was set") { facts in
            facts.cause = "clock"
            facts.drawn = at(-3)
            facts.since = at(-3)
        },
        Situation("no data yet") { facts in
            facts = WidgetFacts(id: facts.id, kind: facts.kind, family: facts.family)
            facts.running = true
            facts.run = .init(generation: 1, origin: .init(cause: "start"), seconds: 0.3, limit: 30)
            facts.nextRunReason = .running
        },
        Situation("unchanged") { facts in
            let origin = RunOrigin(cause: "reload", pid: 4713, asked: at(-5.2))
            facts.cause = "reload"
            facts.origin = origin
            facts.drawn = at(-5)
            facts.timeline = .init(entries: 24, policy: .atEnd, began: at(-5.1), origin: origin)
        },
        Situation("live text moved on") { facts in
            facts.cause = "live"
            facts.drawn = at(-12)
            facts.since = at(-12)
            facts.nextChange = at(48)
            facts.nextChangeCause = .live
        },
        Situation("a placeholder, and the kind is busy") { facts in
            facts.entry = .placeholder
            facts.pictureGeneration = 1
            facts.generation = 0
            facts.timeline = nil
            facts.cause = "start"
            facts.origin = .init(cause: "start")
            (facts.nextChange, facts.nextChangeCause, facts.nextEntry) = (nil, nil, nil)
            facts.waiting = .init(
                origin: .init(cause: "reload", pid: 4714, asked: at(-2)), widget: "Photo.systemLarge", generation: 4)
            facts.nextRun = nil
            facts.nextRunReason = .kindBusy
        },
        Situation("an earlier daemon's picture, shown at the start") { facts in
            facts.cause = "start"
            facts.origin = .init(cause: "reload", asked: at(-200_000))
            facts.origin?.recalled = true
            facts.drawn = at(-183_599)
            facts.since = at(-199_999)
            facts.timeline?.began = at(-200_000)
            facts.timeline?.origin = facts.origin
            facts.error = .init(message: "no entries")
        },
        Situation("an earlier daemon's picture that its start led to") { facts in
            facts.cause = "start"
            facts.origin = .init(cause: "start")
            facts.origin?.recalled = true
        },
        Situation("an earlier daemon's picture, of which little was kept") { facts in
            facts.cause = "start"
            facts.origin = nil
            facts.timeline?.began = at(-200_000)
            facts.timeline?.origin = nil
        },
        Situation("a host publishes") { facts in
            facts.run = .init(
                generation: 8, origin: .init(cause: "policy"), seconds: 1.2, limit: 30)
            facts.running = true
            facts.nextRun = nil
            facts.nextRunReason = .publishLock
        },
        Situation("no place, and odd data") { facts in
            facts.waiting = .init(origin: .init(cause: "extension", pid: 4715, asked: at(-1)))
            facts.nextRun = nil
            facts.nextRunReason = .noPlace
            facts.error = .init(message: "the provider did not answer in time", time: at(-4000), generation: 5)
            facts.diagnostics = [
                .init(code: "entries", message: "entries/Photo.json entry 1 field date: \"noon\" is not a time"),
                .init(code: "missing-image", message: "no image \"cup\""),
            ]
        },
        Situation("idle, and dates beyond all calendars") { facts in
            facts.nextRun = at(900)
            facts.nextRunReason = .idle
            facts.entry = .entry(index: 1, count: 2, date: Timestamp(-1e15))
            facts.nextChange = Timestamp(1e15)
            facts.nextEntry = .entry(index: 2, count: 2, date: Timestamp(1e15))
        },
        Situation("a clock that lies before all that happened") { facts in
            facts.drawn = at(0)
            facts.since = at(86_400)
            facts.nextRun = nil
            facts.nextRunReason = .none
            facts.error = .init(message: "no entries", time: at(3600), generation: 5)
        },
        Situation("the clock was set back") { facts in
            facts.drawn = at(3600)
            facts.since = at(3600)
            facts.nextRun = nil
            facts.nextRunReason = .none
        },
    ]
}
