// What Foundation's formatters say here, and on Apple's systems in the words of the current locale.
//
// A package that uses the plugin `WidgetExtension` finds each under the name that Foundation gives it.
import UnitNames

extension NumberFormatter {
    /// `maximumFractionDigits`: a least number of them that is larger goes down with it.
    public var mostFractionDigits: Int {
        get { maximumFractionDigits }
        set {
            maximumFractionDigits = newValue
            if minimumFractionDigits >= newValue { minimumFractionDigits = newValue }
        }
    }
}

extension ByteCountFormatter {
    /// `string(fromByteCount:)`.
    public func words(fromByteCount bytes: Int64) -> String {
        // A number or a unit by itself is no format's.
        guard includesUnit, includesCount, formattingContext != .listItem else { return string(fromByteCount: bytes) }
        let style: ByteCountFormatStyle.Style =
            switch countStyle {
            case .file: .file
            case .memory: .memory
            case .decimal: .decimal
            case .binary: .binary
            }
        let units = allowedUnits.isEmpty ? .all : ByteCountFormatStyle.Units(rawValue: allowedUnits.rawValue)
        return bytes.formatted(
            .byteCount(
                style: style, allowedUnits: units, spellsOutZero: allowsNonnumericFormatting,
                includesActualByteCount: includesActualByteCount))
    }
}

extension LengthFormatter {
    /// `string(fromValue:unit:)`.
    public func words(fromValue value: Double, unit: Unit) -> String {
        numberFormatter.words(value, unit.measure, unitStyle)
    }

    /// `string(fromMeters:)`.
    public func words(fromMeters meters: Double) -> String {
        var unit = Unit.meter
        _ = unsafe unitString(fromMeters: meters, usedUnit: &unit)
        return words(fromValue: UnitLength.meters.value(meters, in: unit.measure), unit: unit)
    }
}

extension MassFormatter {
    /// `string(fromValue:unit:)`.
    public func words(fromValue value: Double, unit: Unit) -> String {
        numberFormatter.words(value, unit.measure, unitStyle)
    }

    /// `string(fromKilograms:)`.
    public func words(fromKilograms kilograms: Double) -> String {
        var unit = Unit.kilogram
        _ = unsafe unitString(fromKilograms: kilograms, usedUnit: &unit)
        return words(fromValue: UnitMass.kilograms.value(kilograms, in: unit.measure), unit: unit)
    }
}

extension EnergyFormatter {
    /// `string(fromValue:unit:)`.
    public func words(fromValue value: Double, unit: Unit) -> String {
        numberFormatter.words(value, unit.measure, unitStyle)
    }

    /// `string(fromJoules:)`.
    public func words(fromJoules joules: Double) -> String {
        var unit = Unit.joule
        _ = unsafe unitString(fromJoules: joules, usedUnit: &unit)
        return words(fromValue: UnitEnergy.joules.value(joules, in: unit.measure), unit: unit)
    }
}

private extension NumberFormatter {
    func words(_ value: Double, _ unit: Unit, _ style: Formatter.UnitStyle) -> String {
        let number = string(from: NSNumber(value: value)) ?? "\(value)"
        return UnitWords.join(number, unit, style.words, value, locale)
    }
}

private extension Dimension {
    /// A value of this unit in another.
    func value(_ value: Double, in other: Dimension) -> Double {
        other.converter.value(fromBaseUnitValue: converter.baseUnitValue(fromValue: value))
    }
}

private extension LengthFormatter.Unit {
    var measure: UnitLength {
        switch self {
        case .millimeter: .millimeters
        case .centimeter: .centimeters
        case .meter: .meters
        case .kilometer: .kilometers
        case .inch: .inches
        case .foot: .feet
        case .yard: .yards
        case .mile: .miles
        }
    }
}

private extension MassFormatter.Unit {
    var measure: UnitMass {
        switch self {
        case .gram: .grams
        case .kilogram: .kilograms
        case .ounce: .ounces
        case .pound: .pounds
        case .stone: .stones
        }
    }
}

private extension EnergyFormatter.Unit {
    var measure: UnitEnergy {
        switch self {
        case .joule: .joules
        case .kilojoule: .kilojoules
        case .calorie: .calories
        case .kilocalorie: .kilocalories
        }
    }
}
