// The units of lengths of time and their words.
import UnitNames

/// From the longest to the shortest.
enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// Several units in words, in a style that is not positional.
    static func words(
        _ parts: [(unit: TimeUnit, count: Int)], _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
    ) -> String {
        let words = parts.map { $0.unit.words($0.count, style, locale) }
        let width: UnitWidth =
            switch style {
            case .abbreviated, .brief: .narrow
            case .positional, .short: .abbreviated
            case .full, .spellOut: .wide
            }
        return UnitNames.list(words, width, locale: locale.identifier) ?? words.joined(separator: " ")
    }

    private func words(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .full, .spellOut: .wide
            case .short, .brief: .abbreviated
            case .abbreviated, .positional: .narrow
            }
        guard let (unit, seconds) = duration else {
            // Durations know neither months nor years.
            let name = self == .year ? "year" : "month"
            let words = UnitNames.join(
                count.formatted(.number.locale(locale)), Double(count), unit: name, width.names,
                locale: locale.identifier
            )
            return words ?? "\(count) \(name)"
        }
        let words = Duration.seconds(count * seconds).formatted(
            .units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale)
        )
        return style == .brief ? words.replacingOccurrences(of: " ", with: "") : words
    }

    private var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
        switch self {
        case .year, .month: nil
        case .week: (.weeks, 604_800)
        case .day: (.days, 86_400)
        case .hour: (.hours, 3_600)
        case .minute: (.minutes, 60)
        case .second: (.seconds, 1)
        }
    }
}

extension Duration.UnitsFormatStyle.UnitWidth {
    var names: UnitWidth {
        if self == .wide { return .wide }
        return self == .narrow ? .narrow : .abbreviated
    }
}
