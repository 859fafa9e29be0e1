// Foundation's formatters of measurements and lists, which are not available on Linux.
import UnitNames

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
        return UnitWords.join(number, value.unit, unitStyle.words, value.value, locale ?? .current)
    }

    /// The words of a unit.
    open func string(from unit: Unit) -> String { UnitWords.name(of: unit, unitStyle.words, locale ?? .current) }

    open override func string(for obj: Any?) -> String? { nil }
}

extension Formatter.UnitStyle {
    var words: UnitWidth {
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
