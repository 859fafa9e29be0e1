// The sizes of the system's text styles (Human Interface Guidelines, Typography).

/// Sizes of text styles at each text size.
package enum TextSizes {
    /// In points; rows from large title to caption 2, each from `extraSmall` to the largest of the accessibility sizes.
    package static let points: [[Double]] = [
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}

extension UIFont {
    /// What a text is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Makes a style of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        private static let rows: [TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2,
        ]

        /// In points, in traits; traits that name no text size have the usual one.
        func size(_ traits: UITraitCollection?) -> CGFloat {
            let row = TextSizes.points[Self.rows.firstIndex(of: self) ?? 6]
            return CGFloat(row[(traits ?? .current).preferredContentSizeCategory.step])
        }
    }
}

/// Lets fonts and lengths grow with the text size.
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// Grows as texts of a style do.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Grows as plain texts do.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// A length for the text size that is drawn for now.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length for the text size of traits.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let usual = style.size(UITraitCollection(preferredContentSizeCategory: .large))
        let wanted = style.size(traitCollection)
        return wanted == usual ? value : (value * wanted / usual).rounded()
    }

    /// A font for the text size that is drawn for now.
    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    /// A font for the text size of traits.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// A font for the text size that is drawn for now, no larger than a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
    }

    /// A font for the text size of traits, no larger than a size in points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)))
    }
}
