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
        let locale = PreferredLocale.instead(of: locale)
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
}

/// The locale that the daemon was given, which stands for the current one in texts outside of views.
package enum PreferredLocale {
    private static let chosen = Mutex<Locale?>(nil)

    /// Has texts be looked up for a locale from now on; nil leaves the system's.
    package static func set(_ identifier: String?) {
        chosen.withLock { $0 = identifier.map(Locale.init(identifier:)) }
    }

    static func instead(of locale: Locale) -> Locale {
        locale == .current ? chosen.withLock { $0 } ?? locale : locale
    }
}

extension Bundle {
    /// The text of a key in the string tables and string catalogues of the bundle, in the language of `--locale`.
    ///
    /// `NSLocalizedString` of a package that uses the plugin `WidgetExtension` comes here.
    public func translation(forKey key: String, value: String? = nil, table: String? = nil) -> String {
        let found = StringTables.format(for: key, table: table, bundle: self, locale: .current)
        return found == key ? value.flatMap { $0.isEmpty ? nil : $0 } ?? key : found
    }
}
