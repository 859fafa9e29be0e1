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
        guard let unit = ConfiguredUnit.unit(wanted, of: UnitType.self) else {
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
        guard value.isFinite, ConfiguredUnit.unit(ConfiguredUnit.text(of: unit), of: UnitType.self) != nil else {
            return nil
        }
        return "\(value.short) \(ConfiguredUnit.text(of: unit))".stored
    }
}
