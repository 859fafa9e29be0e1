// Texts that follow a date or a value's format.
import ViewArchive

extension Text {
    /// How a date is put into words.
    public struct DateStyle: Hashable, Sendable {
        let style: TextBlock.DateStyle

        public static let time = DateStyle(style: .time)
        public static let date = DateStyle(style: .date)
        public static let relative = DateStyle(style: .relative)
        public static let offset = DateStyle(style: .offset)
        public static let timer = DateStyle(style: .timer)
    }

    public init(_ date: Date, style: DateStyle) {
        self.init(.date(.init(start: date.timeIntervalSince1970, style: style.style)))
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init(
            .date(
                .init(
                    start: dates.lowerBound.timeIntervalSince1970, end: dates.upperBound.timeIntervalSince1970,
                    style: .range
                ))
        )
    }

    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// A timer between two moments.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .date(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        )
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValue { format.locale($0).format(input) }))
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }
}

extension TextBlock.DateRun {
    static func timer(
        _ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool
    ) -> TextBlock.DateRun {
        TextBlock.DateRun(
            start: interval.lowerBound.timeIntervalSince1970, end: interval.upperBound.timeIntervalSince1970,
            style: .interval, pause: pauseTime?.timeIntervalSince1970, countsDown: countsDown, showsHours: showsHours
        )
    }

    /// Whether the words take all the width that they are offered, as a running clock does.
    var isGreedy: Bool { style == .timer || style == .interval }
}
