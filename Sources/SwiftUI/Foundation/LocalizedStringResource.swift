// Foundation's localised resource, which Linux lacks.

/// A text to be looked up in a string table later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Codable, Sendable,
    CustomLocalizedStringResourceConvertible
{
    /// Where the string table lies.
    public enum BundleDescription: Hashable, Sendable {
        case main
        case atURL(URL)

        /// The bundle of a class; programs here have one bundle.
        public static func forClass(_ anyClass: AnyClass) -> BundleDescription { .main }
    }

    public var key: String
    public var defaultValue: String.LocalizationValue
    public var table: String?
    public var locale: Locale

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue: defaultValue, table: table, locale: locale)
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.format, defaultValue: keyAndValue, table: table, locale: locale)
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.format, defaultValue: keyAndValue, table: table, locale: locale)
    }

    private init(key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
    }

    public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that has a localised text.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.words(key: resource.key, table: resource.table, bundle: nil)
    }
}
