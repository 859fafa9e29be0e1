// Foundation's formatter of lengths of time, which is not available on Linux.

/// Puts a length of time into words or digits.
open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// Which zeros are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    public var unitsStyle = UnitsStyle.positional
    public var allowedUnits: NSCalendar.Unit = []
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at the most; 0 for all.
    public var maximumUnitCount = 0
    public var calendar: Calendar? = .current
    public var allowsFractionalUnits = false
    public var collapsesLargestUnit = false
    public var includesApproximationPhrase = false
    public var includesTimeRemainingPhrase = false
    public var referenceDate: Date?
    public var formattingContext = Formatter.Context.unknown

    /// The length between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = TimeUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
        let calendar = calendar ?? .current
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return string(of: units.map { ($0, parts.value(for: $0.component) ?? 0) })
    }

    /// A length in seconds.
    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite, timeInterval.magnitude < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval))
    }

    /// A length in units of the calendar, as they are given.
    open func string(from components: DateComponents) -> String? {
        string(
            of: TimeUnit.allCases.compactMap { unit in
                guard allowedUnits.isEmpty || allowedUnits.contains(unit.unit) else { return nil }
                return components.value(for: unit.component).map { (unit, $0) }
            }
        )
    }

    /// A length between two dates in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    private func string(of all: [(unit: TimeUnit, count: Int)]) -> String? {
        guard !all.isEmpty else { return nil }
        let kept = withoutZeros(all)
        let parts = Array(maximumUnitCount > 0 ? kept.prefix(maximumUnitCount) : kept[...])
        let words: String
        if unitsStyle == .positional {
            words = parts.enumerated().map { index, part in
                let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
                return isPadded && part.count.magnitude < 10 ? "0\(part.count.magnitude)" : "\(part.count)"
            }.joined(separator: ":")
        } else {
            words = TimeUnit.words(parts, unitsStyle, calendar?.locale ?? .current)
        }
        let about = includesApproximationPhrase ? "About " : ""
        return about + words + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func withoutZeros(_ all: [(unit: TimeUnit, count: Int)]) -> [(unit: TimeUnit, count: Int)] {
        var drops = zeroFormattingBehavior
        if drops.contains(.default) { drops = unitsStyle == .positional ? .dropLeading : .dropAll }
        if drops.contains(.pad) { drops = [] }
        var parts = all
        if drops.contains(.dropLeading) {
            // Positional lengths keep minutes: seconds alone would be a bare number.
            let least = unitsStyle == .positional && all.count > 1 ? 2 : 1
            while parts.count > least, parts[0].count == 0 { parts.removeFirst() }
        }
        if drops.contains(.dropTrailing) {
            while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() }
        }
        if drops.contains(.dropMiddle), parts.count > 2 {
            let middle = parts.dropFirst().dropLast().filter { $0.count != 0 }
            parts = [parts[0]] + middle + [parts[parts.count - 1]]
        }
        return parts
    }
}
