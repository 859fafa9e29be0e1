// The words themselves, by Foundation's formats in the locale.
import FoundationEssentials
import FoundationInternationalization

extension LiveText {
    /// "11:23 PM"
    func words(time seconds: Double) -> String {
        let style = Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone)
        return style.format(Self.date(seconds))
    }

    /// "June 3, 2019"
    func words(day seconds: Double) -> String {
        let style = Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone)
        return style.format(Self.date(seconds))
    }

    /// "9:30 AM – 2:45 PM", with dates when the days differ
    func words(from start: Double, to end: Double) -> String {
        let style = Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone)
        let first = Self.date(start)
        return style.format(first..<max(first, Self.date(end)))
    }

    /// "0:59", "11:14", "2:23:00"; without hours "143:00"
    func words(clock seconds: Int, hours: Bool) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern =
            hours && seconds >= Self.hour ? .hourMinuteSecond : .minuteSecond
        return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(seconds))
    }

    /// "11 min, 14 sec", "2 hr, 23 min", "3 days, 4 hr": the largest unit and the one below it
    func words(span seconds: Int) -> String {
        let units: Set<Duration.UnitsFormatStyle.Unit> =
            switch seconds {
            case Self.day...: [.days, .hours]
            case Self.hour...: [.hours, .minutes]
            default: [.minutes, .seconds]
            }
        let step = Self.spanStep(of: seconds)
        return words(seconds / step * step, in: units, .abbreviated)
    }

    /// "11 minutes", "2 hours": the largest unit alone
    func words(unitOf seconds: Int) -> String {
        let unit: Duration.UnitsFormatStyle.Unit =
            switch seconds {
            case Self.day...: .days
            case Self.hour...: .hours
            case Self.minute...: .minutes
            default: .seconds
            }
        let step = Self.unitStep(of: seconds)
        return words(seconds / step * step, in: [unit], .wide)
    }

    func words(
        _ seconds: Int, in units: Set<Duration.UnitsFormatStyle.Unit>, _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String {
        Duration.UnitsFormatStyle(allowedUnits: units, width: width).locale(locale).format(.seconds(seconds))
    }

    /// The smallest unit that `words(span:)` shows.
    static func spanStep(of seconds: Int) -> Int {
        seconds >= day ? hour : seconds >= hour ? minute : 1
    }

    /// The unit that `words(unitOf:)` shows.
    static func unitStep(of seconds: Int) -> Int {
        seconds >= day ? day : seconds >= hour ? hour : seconds >= minute ? minute : 1
    }

    static let minute = 60
    static let hour = 3600
    static let day = 86400

    private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}
