// Formats whose words depend on the numbers that are put into them: on iOS the text that NSLocalizedString returns still
// knows its forms when it is used as a format.
import Synchronization

/// The formats that were looked up, by their texts.
enum PluralFormats {
    struct Source: Hashable {
        let key: String
        let table: String?
        let bundle: String?
    }

    private static let sources = Mutex<[String: Source]>([:])

    static func remember(_ format: String, _ source: Source) { sources.withLock { $0[format] = source } }

    /// The form of a format that goes with arguments; the format itself where it has but one.
    static func form(of format: String, for arguments: [any CVarArg]) -> String {
        guard let source = sources.withLock({ $0[format] }) else { return format }
        let numbers = arguments.map { argument -> Double? in
            switch argument {
            case let number as any BinaryInteger: Double(number)
            case let number as any BinaryFloatingPoint: Double(number)
            case let number as NSNumber: number.doubleValue
            default: nil
            }
        }
        return StringTables.format(
            for: source.key, table: source.table, bundle: source.bundle.flatMap { Bundle(path: $0) }, locale: .current,
            numbers: numbers)
    }
}

extension String {
    /// Puts arguments into a format that may have been translated with forms for numbers.
    ///
    /// `String(format:)` and `localizedStringWithFormat` of a package that uses the plugin `WidgetExtension` come here.
    public static func filling(_ format: String, locale: Locale? = nil, _ arguments: [any CVarArg]) -> String {
        String(format: PluralFormats.form(of: format, for: arguments), locale: locale, arguments: arguments)
    }
}
