// Foundation's formats of people's names, which Linux lacks.

extension PersonNameComponents {
    /// Puts the parts of a name into an order.
    public struct FormatStyle: Foundation.FormatStyle {
        public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

        /// The name; nothing where no part of it is known.
        public func format(_ value: PersonNameComponents) -> String {
            let order = NameOrder(of: value, in: locale)
            let named = order.joined(value.givenName, value.familyName)
            switch style {
            case .medium: return named
            case .short: return [value.nickname, value.givenName, value.familyName].known.first ?? ""
            case .long:
                let given = [value.givenName, value.middleName].known.joined(separator: order.gap)
                let whole = order.joined(given, value.familyName)
                return [value.namePrefix, whole, value.nameSuffix].known.joined(separator: " ")
            case .abbreviated:
                guard order.hasInitials else { return [value.givenName, value.familyName].known.first ?? "" }
                let initials = [value.givenName, value.familyName].map { $0?.first.map { $0.uppercased() } }
                return order.joined(initials[0], initials[1], gap: "")
            }
        }
    }

    /// The name in the order and length of a format.
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        format.format(self)
    }

    /// Given and family name, in the order that is usual for them.
    public func formatted() -> String { formatted(FormatStyle()) }
}

extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A name of some length.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// Which name comes first, and what stands between: the name's script decides, and for Latin ones the language.
private struct NameOrder {
    let isFamilyFirst: Bool
    let gap: String
    let hasInitials: Bool

    init(of name: PersonNameComponents, in locale: Locale) {
        let letters = [name.familyName, name.givenName].known.joined().unicodeScalars
        let isKana = letters.contains { (0x3040...0x30FF).contains($0.value) }
        let isHan = letters.contains { (0x3400...0x9FFF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) }
        let isArabic = letters.contains { (0x0600...0x06FF).contains($0.value) }
        let language = locale.language.languageCode?.identifier ?? ""
        // Japanese names in Chinese characters are told from Chinese ones by the language alone.
        gap = isHan && !isKana && language != "ja" ? "" : " "
        isFamilyFirst = isKana || isHan || (!isArabic && ["hu", "vi"].contains(language))
        hasInitials = !isKana && !isHan && !isArabic
    }

    func joined(_ given: String?, _ family: String?, gap: String? = nil) -> String {
        (isFamilyFirst ? [family, given] : [given, family]).known.joined(separator: gap ?? self.gap)
    }
}

private extension [String?] {
    /// Those that say something.
    var known: [String] { compactMap { $0?.isEmpty == false ? $0 : nil } }
}

/// Puts the parts of a name into an order.
open class PersonNameComponentsFormatter: Formatter {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let phonetic = Options(rawValue: 2)
    }

    public var style = Style.default
    public var locale: Locale! = .current
    /// Whether the name's phonetic parts are taken.
    public var isPhonetic = false

    /// The name.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let length: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        return name.formatted(PersonNameComponents.FormatStyle(style: length, locale: locale ?? .current))
    }

    /// The name in a style.
    open class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        formatter.isPhonetic = options.contains(.phonetic)
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
