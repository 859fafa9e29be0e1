// Look-ups in string tables, remembered.
import Resources
import Synchronization

/// Translations of keys.
enum StringTables {
    private struct Question: Hashable {
        let key: String
        let table: String?
        let bundle: String?
        let locale: String
        let numbers: [Double?]
    }

    private static let known = Mutex<[Question: String]>([:])
    private static let mostKnown = 10_000
    private static let main = StringTable("Localizable", in: .ofProgram)

    /// The text that a table has for a key in a locale, its placeholders still in it, in the form that goes with
    /// numbers; the key itself when there is none.
    static func format(
        for key: String, table: String?, bundle: Bundle?, locale: Locale, numbers: [Double?] = []
    ) -> String {
        if table == nil, bundle == nil, main.isEmpty { return key }
        let question = Question(
            key: key, table: table, bundle: bundle?.bundlePath, locale: locale.identifier, numbers: numbers)
        if let answer = known.withLock({ $0[question] }) { return answer }
        let answer =
            StringTableShelf.table(table ?? "Localizable", in: .of(bundle))
            .format(for: key, numbers: numbers, locale: locale.identifier) ?? key
        known.withLock { answers in
            if answers.count >= mostKnown { answers.removeAll() }
            answers[question] = answer
        }
        return answer
    }

    /// Whether a key has forms for numbers.
    static func dependsOnNumbers(_ key: String, table: String?, bundle: Bundle?) -> Bool {
        StringTableShelf.table(table ?? "Localizable", in: .of(bundle)).dependsOnNumbers(key)
    }
}
