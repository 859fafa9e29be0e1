// Foundation's formatters of measurements and lists, which are not available on Linux.

/// Puts measurements into words.
open class MeasurementFormatter: Formatter {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    public var unitOptions: UnitOptions = []
    public var unitStyle = Formatter.UnitStyle.medium
    public var locale: Locale! = .current
    public var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// The words of a measurement.
    open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
        let value = unitOptions.contains(.providedUnit) ? measurement : measurement.localized(for: locale ?? .current)
        if let locale { numberFormatter.locale = locale }
        let number = numberFormatter.string(from: NSNumber(value: value.value)) ?? String(value.value)
        if value.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        return UnitWords.join(number, value.unit, unitStyle.words, value.value)
    }

    /// The words of a unit.
    open func string(from unit: Unit) -> String { UnitWords.name(of: unit, unitStyle.words, isPlural: true) }

    open override func string(for obj: Any?) -> String? { nil }
}

extension Formatter.UnitStyle {
    var words: UnitWords.Width {
        switch self {
        case .long: .wide
        case .short: .narrow
        default: .abbreviated
        }
    }
}

/// Puts lists into words.
open class ListFormatter: Formatter {
    public var locale: Locale! = .current
    public var itemFormatter: Formatter?

    /// The items, one after another.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in itemFormatter?.string(for: item) ?? String(describing: item) }
        return words.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// The words, one after another.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}

/// Units beside numbers.
enum UnitWords {
    enum Width { case wide, abbreviated, narrow }

    static func join(_ number: String, _ unit: Unit, _ width: Width, _ value: Double) -> String {
        let name = name(of: unit, width, isPlural: value != 1)
        // Degrees and percents stand at their number, other symbols behind a space that does not break.
        let isClose = width == .narrow || (width == .abbreviated && unit is UnitTemperature)
        return number + (isClose ? "" : width == .wide ? " " : "\u{A0}") + name
    }

    static func name(of unit: Unit, _ width: Width, isPlural: Bool) -> String {
        if width == .wide, let names = names[unit.symbol] { return isPlural ? names.many : names.one }
        if width == .narrow, unit is UnitTemperature { return "°" }
        return unit.symbol
    }

    /// English names by symbol: neither Foundation nor its data on Linux has others.
    private static let names: [String: (one: String, many: String)] = [
        "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"),
        "in": ("inch", "inches"), "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
        "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "L": ("liter", "liters"),
        "mL": ("milliliter", "milliliters"), "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "m/s": ("meter per second", "meters per second"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
        "kcal": ("kilocalorie", "kilocalories"), "kWh": ("kilowatt-hour", "kilowatt-hours"),
    ]
}
