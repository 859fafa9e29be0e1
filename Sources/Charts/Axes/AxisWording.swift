// The words of values, on axes and for people who do not see the chart.
import SwiftUI

/// How an environment says numbers and dates.
struct AxisWording {
    var locale: Locale
    var calendar: Calendar
    /// How many digits numbers have after the point; nil for as many as they need.
    var digits: Int?
    var isPercent = false
    /// The step of a time axis; nil says date and time as they need.
    var stride: DateStride?
    /// How much larger than usual texts are, about.
    let textScale: Double

    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        calendar.locale = locale
        let steps = DynamicTypeSize.allCases.firstIndex(of: environment.dynamicTypeSize) ?? Self.usualSize
        textScale = pow(1.12, Double(max(steps - Self.usualSize, 0)))
    }

    /// The place of the usual size, large, among all.
    private static let usualSize = DynamicTypeSize.allCases.firstIndex(of: .large) ?? 0

    func words(_ datum: Datum) -> String {
        switch datum {
        case .name(let name): name
        case .number(let number): words(number)
        case .moment(let seconds): words(Date(timeIntervalSinceReferenceDate: seconds))
        }
    }

    private func words(_ number: Double) -> String {
        let precision = digits.map { NumberFormatStyleConfiguration.Precision.fractionLength($0) }
        if isPercent {
            let style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
            return number.formatted(style.precision(.fractionLength(0)))
        }
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        if abs(number) >= 1e7 { return number.formatted(style.notation(.compactName)) }
        return number.formatted(style.precision(precision ?? .fractionLength(0...2)))
    }

    private func words(_ date: Date) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch stride?.unit {
        case .second?: style = style.hour().minute().second()
        case .minute?: style = style.hour().minute()
        case .hour?: style = style.hour()
        case .day?, .weekOfYear?: style = style.month(.abbreviated).day()
        case .month?: style = style.month(.abbreviated)
        case .year?: style = style.year()
        default:
            let isWhole = calendar.startOfDay(for: date) == date
            style = isWhole ? style.month(.abbreviated).day() : style.month(.abbreviated).day().hour().minute()
        }
        return date.formatted(style)
    }

    /// Words by an author's format in the environment's locale; nil for values of another type.
    static func words<Format: FormatStyle>(_ format: Format) -> (Datum, AxisWording) -> String?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        { datum, wording in
            guard let value = datum.value(as: Format.FormatInput.self) else { return nil }
            // A format of dates keeps the time zone that it was made with.
            return format.locale(wording.locale).format(value)
        }
    }
}
