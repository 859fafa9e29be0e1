// Foundation's localised resource, which Linux lacks.

/// A text to be looked up in a string table later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Codable, Sendable,
    CustomLocalizedStringResourceConvertible
{
    /// Where the string table lies.
    public enum BundleDescription: Hashable, Codable, Sendable {
        case main
        case atURL(URL)

        /// The bundle of a class; programs here have one bundle.
        public static func forClass(_ anyClass: AnyClass) -> BundleDescription { .main }

        var found: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    public var key: String
    public var defaultValue: String.LocalizationValue
    public var table: String?
    public var locale: Locale
    public var bundle: BundleDescription

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
        self.init(key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.format, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.format, defaultValue: keyAndValue, table: table, locale: locale,
            bundle: .atURL(bundle.bundleURL))
    }

    private init(
        key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public var localizedStringResource: LocalizedStringResource { self }

    /// The text in a locale; one that the resource was given goes before it.
    func words(in locale: Locale) -> String {
        let own = self.locale == .current ? locale : self.locale
        return defaultValue.words(key: key, table: table, bundle: bundle.found, locale: own)
    }
}

/// A value that has a localised text.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.words(in: resource.locale)
    }
}
