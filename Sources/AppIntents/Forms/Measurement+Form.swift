// Measurements: a number and a unit.
import ReloadService
import SwiftUI
import ViewArchive

extension Measurement: ConfigurableValue where UnitType: Dimension {
    static var form: ValueForm {
        let known = UnitTable.row(of: UnitType.self)
        let name = known?.name ?? "\(UnitType.self)"
        let article = "aeiou".contains(name.prefix(1)) ? "an" : "a"
        return ValueForm(
            .measurement, "\(article) \(name)", such: known?.example ?? "5 \(UnitType.baseUnit().symbol)", name: name
        )
    }

    static func accepted(by rules: ParameterRules) -> [String]? { UnitTable.units(of: UnitType.self).map(\.text) }

    static func read(_ json: JSONValue, _ rules: ParameterRules) throws(UnreadableValue) -> ReadValue? {
        let words: (value: Double, unit: String)? =
            switch json {
            case .string(let text): parts(of: text)
            case .integer, .largeInteger, .number: Double.number(of: json).map { ($0, "") }
            case .object(let members): parts(of: members)
            default: nil
            }
        guard let (value, word) = words else { return nil }
        guard let wanted = word.isEmpty ? rules.unit : word else {
            throw UnreadableValue(why: "\(ParameterReader.shown(json)) has no unit", known: accepted(by: rules))
        }
        guard let unit = UnitWord.unit(wanted, of: UnitType.self) else {
            throw UnreadableValue(
                why:
                    "\(ParameterReader.shown(json)): no unit of \(form.name ?? "that") is \(ParameterReader.shown(.string(wanted)))",
                known: accepted(by: rules))
        }
        if value < 0, !rules.takesNegatives {
            throw UnreadableValue(why: "\(ParameterReader.shown(json)) is less than 0")
        }
        return own(Measurement(value: value, unit: unit))
    }

    private static func parts(of text: String) -> (Double, String)? {
        guard let (number, unit) = text.leadingNumber, let value = Double(number), value.isFinite else { return nil }
        return (value, unit)
    }

    private static func parts(of members: [String: JSONValue]) -> (Double, String)? {
        guard members.count == 2, let value = members["value"].flatMap({ Double.number(of: $0) }),
            case .string(let unit)? = members["unit"]
        else { return nil }
        return (value, unit)
    }

    /// A number and a unit, such as `5 km`.
    var stored: StoredValue? {
        // Units that are not listed, and not the base of theirs, have no word that finds them again.
        guard value.isFinite, UnitWord.unit(UnitWord.text(of: unit), of: UnitType.self) != nil else { return nil }
        return "\(UnitWord.short(value)) \(UnitWord.text(of: unit))".stored
    }
}

/// Units as configurations write them.
enum UnitWord {
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

    /// Without a fraction where there is none.
    static func short(_ value: Double) -> String {
        Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }
}
