// How providers and renderers behave, and what lies in a container, as chance has it.
import Scheduling
import ViewArchive

extension Chance {
    /// What a provider does in one run; while it is quiet it answers well, and nothing follows from it.
    func behavior(of run: Scheduler.Run, at now: Now, isQuiet: Bool) -> Daemon.Behavior {
        if isQuiet {
            let dates = [now.wall.seconds]
            return .init(
                seconds: 0.01,
                result: .archived(.init(generation: run.generation, dates: dates, policy: .never), seconds: 0.01))
        }
        var behavior = Daemon.Behavior(
            seconds: pick([0, 0.01, 0.01, 0.1, 0.4, 2, 4, 8, nil]), result: .failed(why: "trap"),
            asksForReload: once(in: 6), answersAgain: once(in: 8))
        switch number(0...8) {
        case 0, 1: break
        case 2: behavior.result = .archived(refused(run.generation, at: now), seconds: 1)
        default: behavior.result = .archived(timeline(run.generation, at: now), seconds: 1)
        }
        return behavior
    }

    func drawing(at now: Now, isQuiet: Bool) -> Scheduler.DrawResult {
        if isQuiet { return .init(.unchanged) }
        var result = Scheduler.DrawResult(
            pick([.rendered, .rendered, .unchanged, .unchanged, .failed(why: "disk full")]))
        result.seconds = pick([0, 0, 0.2, 2])
        if once(in: 3) { result.nextChange = WallInstant(seconds: now.wall.seconds + pick([-5, 0.5, 7, 90])) }
        return result
    }

    func installation(of widget: WidgetKey, at now: Now) -> Scheduler.Installation {
        let generation = number(1...50)
        let archive = pick([nil, timeline(generation, at: now), timeline(generation, at: now), refused(3, at: now)])
        return .init(
            widget: widget, kind: EventSentence.kind(of: widget.id), lastGeneration: generation, timeline: archive,
            hasSnapshot: once(in: 2))
    }

    private func timeline(_ generation: Int, at now: Now) -> ArchivedTimeline {
        let dates = (0...number(0...8)).map { _ in now.wall.seconds + pick([-3600, -2, 0, 0.5, 3, 60, 7200, 1e9]) }
        let policy: ReloadPolicy = pick([
            .never, .atEnd, .after(now.wall.seconds - 5), .after(now.wall.seconds + pick([0.3, 3])),
            .after(now.wall.seconds + 20), .after(now.wall.seconds + 4000),
        ])
        return .init(generation: generation, dates: dates, policy: policy, hasPlaceholder: once(in: 2))
    }

    /// What no scheduler may take for a timeline.
    private func refused(_ generation: Int, at now: Now) -> ArchivedTimeline {
        let date = now.wall.seconds
        return pick([
            .init(generation: generation, dates: [], policy: .never),
            .init(generation: generation, dates: [date, .nan], policy: .never),
            .init(generation: generation, dates: [date], policy: .after(.infinity)),
            .init(generation: generation, dates: (0..<50).map { date + Double($0) }, policy: .atEnd),
        ])
    }
}
