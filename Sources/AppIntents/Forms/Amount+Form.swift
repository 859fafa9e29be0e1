// Amounts of money: a number and a currency's code.
import ReloadService
import SwiftUI
import ViewArchive

extension IntentCurrencyAmount: ConfigurableValue {
    static var form: ValueForm { ValueForm(.currencyAmount, "an amount", such: "9.99 EUR") }

    static func accepted(by rules: ParameterRules) -> [String]? { rules.currencyCodes }
    static func example(by rules: ParameterRules) -> String? { "9.99 \(rules.currencyCodes?.first ?? "EUR")" }

    static func read(_ json: JSONValue, _ rules: ParameterRules) throws(UnreadableValue) -> ReadValue? {
        let words: (number: String, code: String)? =
            switch json {
            case .string(let text): parts(of: text.trimmed)
            case .object(let members): parts(of: members)
            default: nil
            }
        guard let words, let amount = Decimal(exactText: words.number) else { return nil }
        let code = words.code.uppercased()
        if let known = rules.currencyCodes, !known.contains(code) {
            throw UnreadableValue(
                why: "\(ParameterReader.shown(json)) is in none of its currencies", known: known)
        }
        guard code.utf8.count == 3, Locale.Currency(code).isISOCurrency else {
            throw UnreadableValue(
                why:
                    "\(ParameterReader.shown(json)): no currency has the code \(ParameterReader.shown(.string(words.code)))"
            )
        }
        return own(IntentCurrencyAmount(amount: amount, currencyCode: code))
    }

    /// The number first, or the code.
    private static func parts(of text: String) -> (String, String)? {
        if let (number, code) = text.leadingNumber { return code.isEmpty ? nil : (number, code) }
        let code = text.prefix { $0.isLetter }
        guard !code.isEmpty, let (number, rest) = String(text.dropFirst(code.count)).leadingNumber, rest.isEmpty else {
            return nil
        }
        return (number, String(code))
    }

    private static func parts(of members: [String: JSONValue]) -> (String, String)? {
        guard members.count == 2, let amount = members["amount"], case .string(let code)? = members["currencyCode"]
        else {
            return nil
        }
        return (amount.plain, code)
    }

    var stored: StoredValue? { amount.isFinite ? "\(amount) \(currencyCode)".stored : nil }
}
