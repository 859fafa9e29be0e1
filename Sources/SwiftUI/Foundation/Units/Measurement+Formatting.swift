// Measurements in words, which Foundation lacks on Linux.
import UnitNames

extension Measurement where UnitType: Dimension {
    /// How a measurement is put into words.
    public struct FormatStyle: Foundation.FormatStyle {
        public typealias FormatInput = Measurement<UnitType>
        public typealias FormatOutput = String

        public enum UnitWidth: Hashable, Codable, Sendable { case wide, abbreviated, narrow }

        public var width: UnitWidth
        public var usage: MeasurementFormatUnitUsage<UnitType>
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var locale: Locale
        /// Whether a temperature stands without the name of its scale.
        var isWithoutScale = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let converted = usage.keepsUnit ? value : value.localized(for: locale, as: usage)
            let style =
                numberFormatStyle?.locale(locale)
                ?? FloatingPointFormatStyle<Double>(locale: locale)
                .precision(.fractionLength(0...(converted.value.magnitude < 100 && !usage.isRounded ? 1 : 0)))
            return UnitWords.join(
                style.format(converted.value), converted.unit, isWithoutScale ? .narrow : width.words,
                converted.value, locale
            )
        }
    }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// The measurement in a unit that people of a locale use.
    func localized(
        for locale: Locale, as usage: MeasurementFormatUnitUsage<UnitType> = .general
    ) -> Measurement<UnitType> {
        let isAmerican = locale.measurementSystem == .us
        func to<U: Dimension>(_ unit: U) -> Measurement<UnitType>? {
            (self as? Measurement<U>)?.converted(to: unit) as? Measurement<UnitType>
        }
        switch unit {
        case is UnitTemperature: return to(isAmerican ? UnitTemperature.fahrenheit : .celsius) ?? self
        case is UnitLength:
            let meters = (self as? Measurement<UnitLength>)?.converted(to: .meters).value.magnitude ?? 0
            if isAmerican { return to(meters < 160 ? UnitLength.feet : .miles) ?? self }
            return to(meters < 1000 ? UnitLength.meters : .kilometers) ?? self
        case is UnitMass where usage.isOfPeople: return to(isAmerican ? UnitMass.pounds : .kilograms) ?? self
        case is UnitMass:
            let pounds = (self as? Measurement<UnitMass>)?.converted(to: .pounds).value.magnitude ?? 0
            return isAmerican ? to(pounds < 1 ? UnitMass.ounces : .pounds) ?? self : self
        case is UnitSpeed:
            let isBritish = locale.measurementSystem == .uk
            return to(isAmerican || isBritish ? UnitSpeed.milesPerHour : .kilometersPerHour) ?? self
        case is UnitEnergy where usage.isOfFood:
            // A food Calorie is a kilocalorie.
            let calories = UnitEnergy(symbol: "Cal", converter: UnitConverterLinear(coefficient: 4184))
            return to(isAmerican ? calories : .kilocalories) ?? self
        default: return self
        }
    }
}

/// What a measurement is of, which decides its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    private let name: String

    var keepsUnit: Bool { name == "asProvided" }
    var isRounded: Bool { name == "weather" || isOfFood }
    var isOfFood: Bool { name == "food" }
    var isOfPeople: Bool { name == "personWeight" }

    public static var general: Self { Self(name: "general") }
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self(name: "weather") }
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { Self(name: "road") }
    public static var person: Self { Self(name: "asProvided") }
    public static var personHeight: Self { Self(name: "asProvided") }
    public static var visibility: Self { Self(name: "visibility") }
    public static var rainfall: Self { Self(name: "asProvided") }
    public static var snowfall: Self { Self(name: "asProvided") }
    public static var focalLength: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
    public static var bloodGlucose: Self { Self(name: "asProvided") }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether a temperature stands without the name of its scale.
    public var hidesScaleName: Bool {
        get { isWithoutScale }
        set { isWithoutScale = newValue }
    }

    public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        self.hidesScaleName = hidesScaleName
    }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// Puts a temperature into words, with or without the name of its scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle {
    /// Puts a measurement into words.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension Measurement.FormatStyle.UnitWidth {
    var words: UnitWidth {
        switch self {
        case .wide: .wide
        case .abbreviated: .abbreviated
        case .narrow: .narrow
        }
    }
}
