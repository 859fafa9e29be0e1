// The rules of a timeline: order, which entry is due, when the next is, when its policy wants a run.
import ViewArchive

/// A checked timeline: sorted, not empty, cut to what is kept.
struct Timeline: Sendable {
    let generation: Int
    /// How many entries the archive has.
    let count: Int
    let policy: ReloadPolicy
    let hasPlaceholder: Bool
    /// Sorted; equal ones in the order in which the provider gave them.
    private let dates: [WallInstant]
    /// The archive's line of each date; nil where that is `firstLine` and following.
    private let lines: [Int]?
    private let firstLine: Int
    /// Whether later entries were left out.
    let isCut: Bool

    /// Why a timeline cannot be used, as a receipt says it.
    static func problem(of archived: ArchivedTimeline, rules: Scheduler.Rules) -> String? {
        if archived.dates.isEmpty { return "no entries" }
        if archived.dates.count > rules.mostEntries {
            return "too many entries: \(archived.dates.count), the most is \(rules.mostEntries)"
        }
        if let index = archived.dates.firstIndex(where: { !$0.isFinite }) {
            return "the date of entry \(index) is not a finite number"
        }
        if case .after(let date) = archived.policy, !date.isFinite {
            return "the date of the policy is not a finite number"
        }
        return nil
    }

    /// Takes a timeline without a problem; from the entry due now on it keeps so many as the rules say.
    init(_ archived: ArchivedTimeline, at now: WallInstant, rules: Scheduler.Rules) {
        generation = archived.generation
        count = archived.dates.count
        policy = archived.policy
        hasPlaceholder = archived.hasPlaceholder
        var dates = archived.dates
        var lines: [Int]?
        if !zip(dates, dates.dropFirst()).allSatisfy({ $0 <= $1 }) {
            // By line where dates are equal: Swift does not promise that its sort is stable.
            let order = dates.indices.sorted { (dates[$0], $0) < (dates[$1], $1) }
            lines = order
            dates = order.map { archived.dates[$0] }
        }
        guard dates.count > rules.keptEntries else {
            self.dates = dates.map { WallInstant(seconds: $0) }
            self.lines = lines
            firstLine = 0
            isCut = false
            return
        }
        let start = max(0, Self.position(in: dates) { WallInstant(seconds: $0) <= now } - 1)
        let end = min(dates.count, start + rules.keptEntries)
        isCut = end < dates.count
        self.dates = dates[start..<end].map { WallInstant(seconds: $0) }
        self.lines = lines.map { Array($0[start..<end]) }
        firstLine = start
    }

    /// How many entries are kept.
    var kept: Int { dates.count }
    var first: WallInstant { dates[0] }
    var last: WallInstant { dates[dates.count - 1] }

    /// The position of the last entry whose date has come.
    func due(at now: WallInstant) -> Int? {
        let next = Self.position(in: dates) { $0 <= now }
        return next > 0 ? next - 1 : nil
    }

    /// When the picture changes next.
    func next(after now: WallInstant) -> WallInstant? {
        let next = Self.position(in: dates) { $0 <= now }
        return next < dates.count ? dates[next] : nil
    }

    /// The entry that comes next.
    func nextPicture(after now: WallInstant) -> Scheduler.Shown? {
        let next = Self.position(in: dates) { $0 <= now }
        return next < dates.count ? picture(at: next) : nil
    }

    /// What the entry at a position is called.
    func picture(at position: Int) -> Scheduler.Shown {
        .entry(
            index: lines?[position] ?? firstLine + position, count: count, date: dates[position]
        )
    }

    /// When the policy wants a run, seen from the end of the timeline's own run.
    func nextRun(at now: WallInstant) -> PolicyRun {
        let date: WallInstant
        switch policy {
        case .never: return .never
        case .atEnd: date = last
        case .after(let seconds): date = WallInstant(seconds: seconds)
        }
        // Seen from its end and not its start: an entry dated `Date()` lies between the two, and names no future.
        return date > now ? .at(date) : .idle
    }

    enum PolicyRun: Hashable { case never, idle, at(WallInstant) }

    /// The position of the first date that has not come.
    private static func position<Date>(in dates: [Date], _ hasCome: (Date) -> Bool) -> Int {
        var low = 0
        var high = dates.count
        while low < high {
            let middle = (low + high) / 2
            if hasCome(dates[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
