// `advance` as a host waits for it: a terminal shows how far the clock is, and whoever waits in vain learns what for.
import Posix
import ReloadService

extension DaemonLine {
    /// In seconds, after which a terminal shows how far the clock is.
    private static let pause = 0.25

    /// Moves the clock. When the time is over, the daemon notices that nobody waits any more, and lets it stand.
    mutating func advance(
        _ goal: AdvanceCall.Goal, within seconds: Double, progress: ProgressLine?
    ) throws(Complaint) -> Advanced {
        var seen: Status.Advance?
        let group = group
        let meanwhile = Meanwhile(pause: progress == nil ? seconds : Self.pause) {
            // A connection of its own: answers come in the order of their requests, and this one is not to wait.
            var other = DaemonLine(group: group, connection: nil)
            do throws(Complaint) {
                seen = try other.call(StatusCall(kind: nil), within: Self.grace).advance
            } catch {
                // Then nothing more is known, and what is waited for says it better.
                return
            }
            if let seen { progress?.show(seen.sentence) }
        }
        defer { progress?.clear() }
        do throws(Complaint) {
            return try call(AdvanceCall(goal), within: seconds, meanwhile: meanwhile)
        } catch {
            guard error.code == .timedOut, let seen else { throw error }
            throw .advanceTimedOut(seen, after: seconds, isOwn: seen.pid == Int(ThisProcess.id))
        }
    }
}

extension Status.Advance {
    /// `2026-01-01T05:00:00.000Z, on the way to 2026-01-02T00:00:00.000Z`
    var sentence: String {
        let way = goal.map { "on the way to \($0.rawValue)" } ?? "until idle"
        return "\(reached.rawValue), \(way)"
    }
}

extension Complaint {
    /// The clock has not arrived in time, or another move of it has not ended.
    static func advanceTimedOut(_ advance: Status.Advance, after seconds: Double, isOwn: Bool) -> Complaint {
        let patience = "--timeout S waits longer than \(SpanText.words(seconds))"
        if isOwn {
            return Complaint(
                .timedOut, kind: "timed-out",
                "the clock has come to \(advance.sentence), and stops there; \(patience)"
            )
        }
        return Complaint(
            .timedOut, kind: "advance-waits",
            "another advance is under way, that of process \(advance.pid): the clock has come to \(advance.sentence); "
                + patience
        )
    }
}
