// Numbers, as such or in quotes.
import ReloadService
import SwiftUI
import ViewArchive

extension Int: ConfigurableValue {
    static var form: ValueForm { ValueForm(.integer, "an integer") }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        switch json {
        case .integer(let integer): own(Int(exactly: integer))
        case .number(let number): own(Int(exactly: number))
        case .string(let text): own(Int(text.trimmed) ?? Double(text.trimmed).flatMap { Int(exactly: $0) })
        default: nil
        }
    }

    var stored: StoredValue? { StoredValue(.integer(Int64(self)), title: "\(self)") }
}

extension Double: ConfigurableValue {
    static var form: ValueForm { ValueForm(.number, "a number") }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? { own(number(of: json)) }

    /// Nil for what is not finite, too.
    static func number(of json: JSONValue) -> Double? {
        let number: Double? =
            switch json {
            case .integer(let integer): Double(integer)
            case .largeInteger(let integer): Double(integer)
            case .number(let number): number
            case .string(let text): Double(text.trimmed)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    var stored: StoredValue? { isFinite ? StoredValue(.number(self), title: "\(self)") : nil }

    /// As a text: without a fraction where there is none.
    var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension Float: ConfigurableValue {
    static var form: ValueForm { Double.form }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        own(Double.number(of: json).map { Float($0) })
    }

    // By its digits: the same number as a double would have many more.
    var stored: StoredValue? { Double("\(self)")?.stored }
}

extension Decimal: ConfigurableValue {
    static var form: ValueForm { ValueForm(.number, "a number") }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        switch json {
        case .integer, .largeInteger, .number: own(Decimal(exactText: json.text))
        case .string(let text): own(Decimal(exactText: text))
        default: nil
        }
    }

    /// Nil where something follows the number, or it has more than 38 digits.
    init?(exactText text: String) {
        guard let (number, rest) = text.leadingNumber, rest.isEmpty, let decimal = Decimal(string: number) else {
            return nil
        }
        let digits = number.prefix { $0 != "e" && $0 != "E" }.drop { !("1"..."9" ~= $0) }.filter(\.isNumber)
        guard digits.count <= 38, decimal.isFinite else { return nil }
        self = decimal
    }

    /// A text, as a number in JSON has no more than 17 digits.
    var stored: StoredValue? { isFinite ? StoredValue(.string("\(self)"), title: "\(self)") : nil }
}
