// The system's format styles of moments: clocks that run, and distances to a date.

/// Styles that put a moment into words as the system does.
public enum SystemFormatStyle {
    /// A clock that runs up or down through an interval.
    public struct Timer: FormatStyle {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString

        let interval: Range<Date>
        let countsDown: Bool
        var fields: ClockFields

        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) { self.init(interval, countsDown: false, ClockFields(showsHours, maxFieldCount, maxPrecision)) }

        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) { self.init(interval, countsDown: true, ClockFields(showsHours, maxFieldCount, maxPrecision)) }

        private init(_ interval: Range<Date>, countsDown: Bool, _ fields: ClockFields) {
            self.interval = interval
            self.countsDown = countsDown
            self.fields = fields
        }

        public func format(_ value: Date) -> AttributedString {
            let moment = min(max(value, interval.lowerBound), interval.upperBound)
            let length =
                countsDown
                ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
            return fields.clock(length)
        }

        public func locale(_ locale: Locale) -> Timer {
            var copy = self
            copy.fields.locale = locale
            return copy
        }
    }

    /// A clock that runs from a moment on.
    public struct Stopwatch: FormatStyle {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString

        let start: Date
        var fields: ClockFields

        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            fields = ClockFields(showsHours, maxFieldCount, maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            fields.clock(value.timeIntervalSince(start))
        }

        public func locale(_ locale: Locale) -> Stopwatch {
            var copy = self
            copy.fields.locale = locale
            return copy
        }
    }

    /// How far a moment is from a date, with a sign.
    public struct DateOffset: FormatStyle {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString

        let anchor: Date
        let fields: Set<Date.ComponentsFormatStyle.Field>
        let count: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        var locale = Locale.autoupdatingCurrent

        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            fields = allowedFields
            count = maxFieldCount
            self.sign = sign
        }

        public func format(_ value: Date) -> AttributedString {
            let formatter = DateComponentsFormatter()
            var calendar = Calendar.autoupdatingCurrent
            calendar.locale = locale
            formatter.calendar = calendar
            formatter.unitsStyle = .full
            formatter.maximumUnitCount = count
            formatter.allowedUnits = NSCalendar.Unit(fields.map(\.unit.unit))
            let words = formatter.string(from: min(value, anchor), to: max(value, anchor)) ?? ""
            return AttributedString(signText(value < anchor) + words)
        }

        private func signText(_ isBefore: Bool) -> String {
            if sign == .never { return "" }
            if isBefore { return "-" }
            return sign == .automatic ? "" : "+"
        }

        public func locale(_ locale: Locale) -> DateOffset {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// A date as it lies from a moment: near by in words, of one field, whatever is allowed; far away as the date.
    public struct DateReference: FormatStyle {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString

        let date: Date
        let fields: Set<Date.RelativeFormatStyle.Field>
        let threshold: Date.RelativeFormatStyle.Field
        var locale = Locale.autoupdatingCurrent

        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            fields = allowedFields
            threshold = thresholdField
        }

        public func format(_ value: Date) -> AttributedString {
            guard date.timeIntervalSince(value).magnitude < threshold.reach else {
                return AttributedString(
                    Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale).format(date))
            }
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: fields, presentation: .numeric, unitsStyle: .wide, locale: locale)
            return AttributedString(style.format(value))
        }

        public func locale(_ locale: Locale) -> DateReference {
            var copy = self
            copy.locale = locale
            return copy
        }
    }
}

extension Date.RelativeFormatStyle.Field {
    /// Up to how many seconds a distance is said in this unit.
    var reach: TimeInterval {
        switch self {
        case .second: 60
        case .minute: 3_600
        case .hour: 86_400
        case .day: 7 * 86_400
        case .week: 30 * 86_400
        case .month: 365 * 86_400
        default: .infinity
        }
    }
}

/// What a clock shows: two fields at least, and no precision beyond a second's thousandths.
struct ClockFields: Codable, Hashable {
    let showsHours: Bool
    private let most: Int
    private let digits: Int
    var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - most: how many fields there are, the largest first; parts of a second are one.
    ///   - precision: the least that is told; more than a second is told in seconds.
    init(_ showsHours: Bool, _ most: Int, _ precision: Duration) {
        self.showsHours = showsHours
        self.most = most
        let places = [Duration.seconds(1), .milliseconds(100), .milliseconds(10)]
        digits = places.firstIndex { precision >= $0 } ?? places.count
    }

    /// A length of time in seconds.
    func clock(_ length: TimeInterval) -> AttributedString {
        let length = Duration.seconds(min(max(0, length), 1e9))
        let isLong = showsHours && length >= .seconds(3_600)
        let pattern: Duration.TimeFormatStyle.Pattern =
            if !isLong {
                .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: most > 2 ? digits : 0)
            } else if most > 2 {
                .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: most > 3 ? digits : 0)
            } else {
                .hourMinute(padHourToLength: 1, roundSeconds: .down)
            }
        return AttributedString(length.formatted(.time(pattern: pattern).locale(locale)))
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A clock that runs up through an interval.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// A clock that runs down through an interval.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A clock that runs from a moment on.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// How far a moment is from a date.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date as it lies from a moment.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
