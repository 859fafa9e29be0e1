// Values that change with time, for texts that show them in a format.
import ViewArchive

/// A value that depends on the moment at which it is shown.
public struct TimeDataSource<Value>: Sendable {
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The moment itself.
    public static var currentDate: TimeDataSource<Date> { .init { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
    /// From the moment to a date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { .init { min($0, date)..<date } }

    /// From a date to the moment.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        .init { date..<max($0, date) }
    }
}

extension TimeDataSource where Value == Duration {
    /// How long after a date the moment is.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        .init { .seconds($0.timeIntervalSince(date)) }
    }
}

/// A format that the daemon can follow by itself, between the entries of a timeline: in whole seconds, with all fields.
protocol RunningFormat {
    var run: TextBlock.DateRun { get }
}

extension SystemFormatStyle.Timer: RunningFormat {
    var run: TextBlock.DateRun {
        .timer(
            interval.lowerBound...interval.upperBound, pauseTime: nil, countsDown: countsDown,
            showsHours: fields.showsHours)
    }
}

extension SystemFormatStyle.Stopwatch: RunningFormat {
    var run: TextBlock.DateRun {
        TextBlock.DateRun(start: start.timeIntervalSince1970, style: .timer, showsHours: fields.showsHours)
    }
}

extension Text {
    /// A value that changes with time, in a format: clocks run on, with all fields down to whole seconds; other formats
    /// say what holds when their entry is due.
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        if let running = format as? any RunningFormat, V.self == Date.self {
            self.init(.date(running.run))
        } else {
            self.init(
                .timed(FormattedMoment { String(format.locale($0).format(source.value($1)).characters) }))
        }
    }

    /// A value that changes with time, in a format that says what holds when its entry is due.
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(.timed(FormattedMoment { format.locale($0).format(source.value($1)) }))
    }

    /// A value in a format with attributes.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }
}

/// Words that depend on the locale and on the moment at which they are shown.
// The closure only reads the source and the format that it was made of, and lowering calls it on the main actor alone.
struct FormattedMoment: Equatable, @unchecked Sendable {
    let words: (Locale, Date) -> String

    /// What is put into the same words is the same.
    static func == (left: FormattedMoment, right: FormattedMoment) -> Bool {
        let (locale, moment) = (Locale(identifier: "en_001"), Date(timeIntervalSinceReferenceDate: 0))
        return left.words(locale, moment) == right.words(locale, moment)
    }
}
