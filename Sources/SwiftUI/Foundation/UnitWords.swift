// Units beside numbers, in a locale's words.
import UnitNames

/// Units of Foundation as they are said.
enum UnitWords {
    /// A number, written already, with its unit.
    static func join(
        _ number: String, _ unit: Unit, _ width: UnitWidth, _ value: Double, _ locale: Locale
    ) -> String {
        let name = width == .narrow && unit is UnitTemperature ? "temperature-generic" : names[unit.symbol]
        let words = name.flatMap { UnitNames.join(number, value, unit: $0, width, locale: locale.identifier) }
        // Symbols of an author's own stand behind a space that does not break.
        return words ?? number + (width == .narrow ? "" : "\u{A0}") + unit.symbol
    }

    /// The words of a unit without a number, as of several.
    static func name(of unit: Unit, _ width: UnitWidth, _ locale: Locale) -> String {
        guard let name = names[unit.symbol],
            let words = UnitNames.join("", 5, unit: name, width, locale: locale.identifier)
        else { return unit.symbol }
        return words.trimmingCharacters(in: .whitespaces)
    }

    /// CLDR's names by Foundation's symbols.
    private static let names: [String: String] = {
        var names: [String: String] = [:]
        let words = table.split(whereSeparator: \.isWhitespace).map(String.init)
        for start in stride(from: 0, to: words.count - 1, by: 2) { names[words[start]] = words[start + 1] }
        return names
    }()

    private static let table = """
        m meter  km kilometer  dm decimeter  cm centimeter  mm millimeter  µm micrometer  nm nanometer  pm picometer
        mi mile  ft foot  in inch  yd yard  ly light-year  NM nautical-mile  ftm fathom  fur furlong  ua astronomical-unit
        pc parsec  kg kilogram  g gram  mg milligram  µg microgram  lb pound  oz ounce  st stone  t tonne  ct carat
        L liter  dL deciliter  cL centiliter  mL milliliter  kL kiloliter  m³ cubic-meter  gal gallon  qt quart  pt pint
        cup cup  tbsp tablespoon  tsp teaspoon  °C celsius  °F fahrenheit  K kelvin  m/s meter-per-second
        km/h kilometer-per-hour  mph mile-per-hour  kn knot  s second  sec second  min minute  hr hour  ms millisecond
        µs microsecond  ns nanosecond  kcal kilocalorie  kCal kilocalorie  cal calorie  J joule  kJ kilojoule
        kWh kilowatt-hour  W watt  kW kilowatt  MW megawatt  GW gigawatt  mW milliwatt  hp horsepower  V volt  mV millivolt  kV kilovolt  A ampere
        mA milliampere  Ω ohm  Hz hertz  kHz kilohertz  MHz megahertz  GHz gigahertz  hPa hectopascal  kPa kilopascal
        MPa megapascal  bar bar  mbar millibar  inHg inch-ofhg  mmHg millimeter-ofhg  psi pound-force-per-square-inch
        N/m² pascal  ° degree  rad radian  ʹ arc-minute  ʺ arc-second  B byte  kB kilobyte  MB megabyte  GB gigabyte
        TB terabyte  PB petabyte  bit bit  kbit kilobit  Mbit megabit  Gbit gigabit  km² square-kilometer
        m² square-meter  cm² square-centimeter  ha hectare  ac acre  ft² square-foot  mi² square-mile
        L/100km liter-per-100-kilometer  mpg mile-per-gallon  m/s² meter-per-square-second  g-force g-force  lx lux
        """
}
