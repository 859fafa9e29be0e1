// Foundation's units, which it does not list itself, by what they measure.

/// A unit with its names.
package struct ListedUnit: Sendable {
    /// As sources write it, such as `kilometers`.
    package let name: String
    package let unit: Dimension
    /// As CLDR calls it; nil where it does not know the unit.
    let words: String?
    /// The symbol, or the name where another unit of the row has the same symbol.
    package fileprivate(set) var text: String
}

/// The units of each dimension.
package enum UnitTable {
    /// The units of one dimension, with a name for people.
    package struct Row: Sendable {
        let type: ObjectIdentifier
        package let name: String
        /// A measurement as somebody might write it.
        package let example: String
        package let units: [ListedUnit]
    }

    private static let rows = Dictionary((common + technical).map { ($0.type, $0) }) { first, _ in first }

    /// Nil for a dimension of an app's own.
    package static func row(of type: Dimension.Type) -> Row? { rows[ObjectIdentifier(type)] }

    /// Of a dimension of an app's own its base unit.
    package static func units(of type: Dimension.Type) -> [ListedUnit] {
        if let row = row(of: type) { return row.units }
        let base = type.baseUnit()
        return [ListedUnit(name: base.symbol, unit: base, words: nil, text: base.symbol)]
    }

    /// CLDR's name of a unit; nil where nobody knows one.
    static func words(of unit: Unit) -> String? {
        guard let unit = unit as? Dimension else { return nil }
        return row(of: type(of: unit))?.units.first { $0.unit.symbol == unit.symbol && $0.unit == unit }?.words
    }

    static func row<UnitType: Dimension>(
        _ type: UnitType.Type, _ name: String, such example: String, _ units: (String, UnitType, String?)...
    ) -> Row {
        let symbols = Dictionary(units.map { ($0.1.symbol, 1) }) { $0 + $1 }
        return Row(
            type: ObjectIdentifier(type), name: name, example: example,
            units: units.map { name, unit, words in
                ListedUnit(
                    name: name, unit: unit, words: words, text: symbols[unit.symbol] == 1 ? unit.symbol : name)
            }
        )
    }
}
