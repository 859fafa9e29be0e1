// `NSLocalizedString` as most sources write it, by the tables that the program has; Foundation's reads `.strings` of
// its own language only. Those without default arguments go before it.
import Resources

/// The text of a key in the language of the current locale.
public func NSLocalizedString(_ key: String, comment: String) -> String { Bundle.ofWidget.translation(forKey: key) }

/// The text of a key in a bundle's table.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.translation(forKey: key)
}

/// The text of a key in a table of its own.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.ofWidget.translation(forKey: key, table: tableName)
}

extension Bundle {
    /// The text of a key in the string tables and string catalogues of the bundle, in the language of `--locale`.
    ///
    /// `NSLocalizedString` of a package that uses the plugin `WidgetExtension` comes here.
    public func translation(forKey key: String, value: String? = nil, table: String? = nil) -> String {
        let found = StringTables.format(for: key, table: table, bundle: self, locale: .current)
        if StringTables.dependsOnNumbers(key, table: table, bundle: self) {
            PluralFormats.remember(
                found, PluralFormats.Source(key: key, table: table, bundle: isOfWidget ? nil : bundlePath))
        }
        return found == key ? value.flatMap { $0.isEmpty ? nil : $0 } ?? key : found
    }

    private var isOfWidget: Bool { self == .main || self == .ofWidget }

    /// The language of the tables that serves the current locale best.
    ///
    /// It is `preferredLocalizations` of a package that uses the plugin `WidgetExtension`.
    public var preferredTranslations: [String] {
        let best = LanguageChoice.order(translations, for: Locale.current.identifier).first
        return [best ?? developmentLocalization ?? "en"]
    }

    /// The languages of the tables.
    public var translations: [String] {
        let languages = StringTableShelf.table("Localizable", in: .of(self)).languages
        return languages.isEmpty ? localizations : languages
    }
}
