// The words for units in configurations.
import SwiftUI

/// Units as configurations write them.
enum ConfiguredUnit {
    /// The unit's symbol, or its name where another unit of its kind has the symbol as well.
    static func text<UnitType: Dimension>(of unit: UnitType) -> String {
        let units = UnitTable.units(of: type(of: unit))
        guard let listed = units.first(where: { $0.unit == unit }) else { return unit.symbol }
        return listed.text
    }

    /// The unit that a symbol or a name means; nil for none and for several.
    static func unit<UnitType: Dimension>(_ word: String, of type: UnitType.Type) -> UnitType? {
        let units = UnitTable.units(of: type)
        let wanted = spelled(word)
        func found(_ isMeant: (ListedUnit) -> Bool) -> UnitType? {
            let all = units.filter(isMeant)
            return all.count == 1 ? all[0].unit as? UnitType : nil
        }
        let folded = wanted.lowercased()
        return found { $0.text == wanted } ?? found { $0.name.lowercased() == folded }
            ?? found { $0.unit.symbol == wanted } ?? found { $0.name.lowercased() == folded + "s" }
            ?? found { $0.name == otherWords[folded] }
            ?? found { $0.text.lowercased() == folded } ?? found { $0.text.lowercased() == "°" + folded }
    }

    private static let otherWords = [
        "sec": "seconds", "secs": "seconds", "min": "minutes", "mins": "minutes", "hr": "hours", "hrs": "hours",
    ]

    /// With powers and prefixes as symbols have them.
    private static func spelled(_ word: String) -> String {
        var word = word.replacing("^2", with: "²").replacing("^3", with: "³").replacing("\u{3bc}", with: "\u{b5}")
        if word.hasSuffix("m2") || word.hasSuffix("m3") || word.hasSuffix("t2") || word.hasSuffix("t3") {
            word = word.dropLast() + (word.hasSuffix("2") ? "²" : "³")
        }
        if word.hasPrefix("u"), word.count == 2 { word = "\u{b5}" + word.dropFirst() }
        return word
    }
}
