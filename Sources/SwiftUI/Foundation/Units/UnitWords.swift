// Units beside numbers, in a locale's words.
import UnitNames

/// Units of Foundation as they are said.
enum UnitWords {
    /// A number, written already, with its unit.
    static func join(
        _ number: String, _ unit: Unit, _ width: UnitWidth, _ value: Double, _ locale: Locale
    ) -> String {
        let name = width == .narrow && unit is UnitTemperature ? "temperature-generic" : UnitTable.words(of: unit)
        let words = name.flatMap { UnitNames.join(number, value, unit: $0, width, locale: locale.identifier) }
        // Symbols of an author's own stand behind a space that does not break.
        return words ?? number + (width == .narrow ? "" : "\u{A0}") + unit.symbol
    }

    /// The words of a unit without a number, as of several.
    static func name(of unit: Unit, _ width: UnitWidth, _ locale: Locale) -> String {
        guard let name = UnitTable.words(of: unit),
            let words = UnitNames.join("", 5, unit: name, width, locale: locale.identifier)
        else { return unit.symbol }
        return words.trimmingCharacters(in: .whitespaces)
    }
}
