// Chance with a seed: how providers behave, and what lies in a container.
import Scheduling
import ViewArchive

final class Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

    func behavior(of run: Scheduler.Run, at now: Now) -> Daemon.Behavior {
        let seconds: Double? = pick([0, 0.01, 0.01, 0.1, 0.4, 2, 4, 8, nil])
        let asks = number(0...5) == 0
        let result: Scheduler.RunResult =
            switch number(0...6) {
            case 0: .failed(why: "trap")
            case 1: .archived(.init(generation: run.generation, dates: [], policy: .never), seconds: 1)
            default: .archived(timeline(run.generation, at: now), seconds: 1)
            }
        return Daemon.Behavior(seconds: seconds, result: result, asksForReload: asks)
    }

    func installation(of widget: WidgetKey, at now: Now) -> Scheduler.Installation {
        let generation = number(1...50)
        return .init(
            widget: widget, kind: EventSentence.kind(of: widget.id), lastGeneration: generation,
            timeline: number(0...1) == 0 ? timeline(generation, at: now) : nil, hasSnapshot: number(0...1) == 0)
    }

    private func timeline(_ generation: Int, at now: Now) -> ArchivedTimeline {
        let dates = (0...number(0...8)).map { _ in now.wall.seconds + pick([-3600, -2, 0, 0.5, 3, 60, 7200]) }
        let policy: ReloadPolicy = pick([
            .never, .atEnd, .after(now.wall.seconds - 5), .after(now.wall.seconds + 0.3),
            .after(now.wall.seconds + 20),
        ])
        return .init(generation: generation, dates: dates, policy: policy, hasPlaceholder: number(0...1) == 0)
    }
}
