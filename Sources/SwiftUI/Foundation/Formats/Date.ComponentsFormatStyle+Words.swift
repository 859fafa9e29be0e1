// Lengths of time between two dates as a format style: Foundation's type on Linux has units, but neither a style nor words.

extension Date.ComponentsFormatStyle {
    /// How long the words are.
    public struct Style: Hashable, Codable, Sendable {
        private let name: String

        public static let wide = Style(name: "wide")
        public static let abbreviated = Style(name: "abbreviated")
        public static let condensedAbbreviated = Style(name: "condensedAbbreviated")
        public static let narrow = Style(name: "narrow")
        public static let spellOut = Style(name: "spellOut")
        static let positional = Style(name: "positional")
    }

    /// Hours, minutes and seconds as a clock shows them.
    public static var timeDuration: Words { Words(style: .positional, fields: [.hour, .minute, .second]) }

    /// Puts the time between two dates into units of the calendar.
    public struct Words: FormatStyle {
        public typealias FormatInput = Range<Date>
        public typealias FormatOutput = String

        public var style: Style
        public var locale: Locale
        public var calendar: Calendar
        /// Which units may be said; nil for all but weeks.
        public var fields: Set<Date.ComponentsFormatStyle.Field>?

        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<Date.ComponentsFormatStyle.Field>? = nil
        ) {
            self.style = style
            self.locale = locale
            self.calendar = calendar
            self.fields = fields
        }

        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            var calendar = calendar
            calendar.locale = locale
            formatter.calendar = calendar
            formatter.unitsStyle = style.units
            formatter.allowedUnits = NSCalendar.Unit(
                (fields ?? [.year, .month, .day, .hour, .minute, .second]).map(\.unit.unit)
            )
            return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        }

        public func locale(_ locale: Locale) -> Words {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func calendar(_ calendar: Calendar) -> Words {
            var copy = self
            copy.calendar = calendar
            return copy
        }
    }
}

extension Date.ComponentsFormatStyle.Field {
    var unit: TimeUnit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        default: .second
        }
    }
}

extension Date.ComponentsFormatStyle.Style {
    var units: DateComponentsFormatter.UnitsStyle {
        switch self {
        case .wide: .full
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        default: .positional
        }
    }
}

extension FormatStyle where Self == Date.ComponentsFormatStyle.Words {
    /// The time between two dates in units of the calendar.
    public static func components(
        style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }

    /// The time between two dates as a clock shows it.
    public static var timeDuration: Self { Date.ComponentsFormatStyle.timeDuration }
}
