// What a witness knows of a widget.
import Scheduling
import ViewArchive

extension Witness {
    struct Seen {
        let kind: KindName
        /// The highest that was seen.
        var generation: Int
        /// When the last run for a timeline began, in monotonic time.
        var lastRun = -Double.infinity
        /// A run that must come.
        var owed: Owed?
        /// Whether widget code asked for a run that has not begun.
        var wishes = false
        /// Whether a run may come beside the one that widget code asked for.
        var mayRun = false
        var plan: Plan?
        var retries = 0
        var drawFailures = 0

        /// When the last run began for which nobody but widget code itself asked, in monotonic time.
        var lastWish = -Double.infinity

        var kept: Kept?
        /// Whether anything is on screen.
        var hasPicture = false
        /// The last picture that was drawn or tried.
        var tried: Scheduler.Draw?
        var drawing: Scheduler.Draw?
        /// Whether the picture on screen changes by itself, and when it is drawn again.
        var isLive = false
        var live: Double?
        /// The latest run whose outcome is known, by the event before which it began.
        var known = 0
        /// The event that told it.
        var knownSince = 0

        init(kind: KindName, generation: Int) {
            self.kind = kind
            self.generation = generation
        }
    }

    /// A run that waits for nothing but the minimum interval and its turn.
    struct Owed {
        /// In monotonic time.
        var notBefore: Double
        /// Whether it waits for its turn only.
        var isDue: Bool
    }

    /// A run that comes if nobody asks for one before.
    enum Plan {
        case policy(wall: Double, monotonic: Double)
        case at(monotonic: Double)
    }
}

extension Witness {
    /// A timeline as far as it is kept: sorted, not empty.
    struct Kept {
        let generation: Int
        let count: Int
        let policy: ReloadPolicy
        let hasPlaceholder: Bool
        /// Dates and the archive's lines.
        let entries: [(date: Double, line: Int)]

        /// Nil for what no rule allows.
        init?(_ archive: ArchivedTimeline, at now: WallInstant, rules: Scheduler.Rules) {
            guard (1...rules.mostEntries).contains(archive.dates.count), archive.dates.allSatisfy(\.isFinite) else {
                return nil
            }
            if case .after(let date) = archive.policy, !date.isFinite { return nil }
            generation = archive.generation
            count = archive.dates.count
            policy = archive.policy
            hasPlaceholder = archive.hasPlaceholder
            let sorted = archive.dates.enumerated().map { (date: $1, line: $0) }.sorted {
                ($0.date, $0.line) < ($1.date, $1.line)
            }.map { (date: Witness.counted($0.date), line: $0.line) }
            let isDue = { (entry: (date: Double, line: Int)) in entry.date <= now.seconds }
            let start = sorted.count > rules.keptEntries ? sorted.lastIndex(where: isDue) ?? 0 : 0
            entries = Array(sorted[start...].prefix(rules.keptEntries))
        }

        /// The place of the entry that is due.
        func due(at now: WallInstant) -> Int? { entries.lastIndex { $0.date <= now.seconds } }

        func next(after now: WallInstant) -> Double? { entries.first { $0.date > now.seconds }?.date }

        func picture(_ place: Int) -> Scheduler.Shown {
            .entry(index: entries[place].line, count: count, date: WallInstant(seconds: entries[place].date))
        }

        func place(of shown: Scheduler.Shown) -> Int? {
            guard case .entry(let line, _, _) = shown else { return nil }
            return entries.firstIndex { $0.line == line }
        }
    }
}
