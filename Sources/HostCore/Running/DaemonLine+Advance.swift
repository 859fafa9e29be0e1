// `advance` as a host waits for it: a terminal shows how far the clock is, and whoever waits in vain learns what for.
import Posix
import ReloadService

extension DaemonLine {
    /// In seconds, after which a terminal shows how far the clock is, and Ctrl-C is heard.
    private static let pause = 0.25

    /// Moves the clock. When the time is over, or after Ctrl-C, the clock stands where it is, and the report says what
    /// happened until then.
    mutating func advance(
        _ goal: AdvanceCall.Goal, within seconds: Double?, progress: ProgressLine?
    ) throws(Complaint) -> Report {
        let patience = seconds.map { Patience($0) }
        let end = patience.map { Clock.monotonicNow(after: $0.whole) }
        var seen: Status.Advance?
        var impatience = seconds.map(Impatience.timeout) ?? .interrupt
        let group = group
        func look() -> Bool {
            // A connection of its own: answers come in the order of their requests, and this one is not to wait.
            var other = DaemonLine(group: group, connection: nil)
            let left = end.map { Double($0 - Clock.monotonicNow()) / 1e9 } ?? Self.grace
            do throws(Complaint) {
                seen = try other.call(StatusCall(kind: nil), within: left > 0 ? min(left, Self.grace) : 1).advance
                return true
            } catch {
                // Then nothing is known, and what is waited for says it better.
                seen = nil
                return false
            }
        }
        let interrupt = HeldSignal(.interrupt)
        let meanwhile = Meanwhile(pause: Self.pause) {
            if interrupt.hasCome() {
                impatience = .interrupt
                return false
            }
            if let progress, look(), let seen { progress.show(seen.sentence) }
            return true
        } look: {
            look()
        }
        defer { progress?.clear() }
        let advanced: Advanced
        do throws(Complaint) {
            advanced = try call(AdvanceCall(goal), within: patience?.answer, meanwhile: meanwhile)
        } catch {
            guard error.code == .timedOut, let seen else { throw error }
            throw seen.isOwn ? .advanceHangs(seen, impatience) : .advanceWaits(seen, impatience)
        }
        if advanced.stopped != .asked { return Report(advanced) }
        if let seen, !seen.isOwn, advanced.from == advanced.now { throw .advanceWaits(seen, impatience) }
        var report = Report(advanced)
        report.complaints = [.advanceStopped(at: advanced.now, impatience)]
        return report
    }
}

/// Why a host waits no longer.
enum Impatience {
    case timeout(Double)
    case interrupt

    var words: String {
        switch self {
        case .timeout(let seconds):
            "--timeout S waits longer than \(seconds < 1 ? "\(seconds) s" : SpanText.words(seconds))"
        case .interrupt: "it was interrupted"
        }
    }
}

extension Status.Advance {
    /// Whether this process has asked for it.
    var isOwn: Bool { pid == Int(ThisProcess.id) }

    /// `2026-01-01T05:00:00.000Z, on the way to 2026-01-02T00:00:00.000Z`
    var sentence: String {
        let way = goal.map { "on the way to \($0.rawValue)" } ?? "until idle"
        return "\(reached.rawValue), \(way)"
    }
}

extension Complaint {
    /// The clock was stopped before it arrived.
    static func advanceStopped(at now: Timestamp, _ impatience: Impatience) -> Complaint {
        Complaint(
            .timedOut, kind: "timed-out",
            "the clock stands at \(now.rawValue), and goes no further; \(impatience.words)"
        )
    }

    /// The clock was stopped, and what is under way where it stands does not end.
    static func advanceHangs(_ advance: Status.Advance, _ impatience: Impatience) -> Complaint {
        Complaint(
            .timedOut, kind: "timed-out",
            "the clock has come to \(advance.sentence), and stops there, where what is under way does not end; "
                + impatience.words
        )
    }

    /// Another move of the clock has not ended.
    static func advanceWaits(_ advance: Status.Advance, _ impatience: Impatience) -> Complaint {
        Complaint(
            .timedOut, kind: "advance-waits",
            "another advance is under way, that of process \(advance.pid): the clock has come to \(advance.sentence); "
                + impatience.words
        )
    }
}
