// Fonts as plain facts; SwiftUI's `Font(_:)` takes them.
public import Foundation

/// A font of a family, a size and a weight.
public final class UIFont: Sendable {
    /// The family's name; nil for the system's font.
    package let family: String?
    /// From 100 to 900.
    package let weightNumber: Int
    package let design: Design
    /// The size in points.
    public let pointSize: CGFloat

    package enum Design: Sendable { case standard, monospaced, monospacedDigits }

    package init(family: String? = nil, size: CGFloat, weight: Weight = .regular, design: Design = .standard) {
        self.family = family
        self.pointSize = size.isFinite && size > 0 ? size : 17
        self.weightNumber = weight.number
        self.design = design
    }

    /// Makes a font of a family; nil without a name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(family: fontName, size: fontSize)
    }

    /// The system's font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    /// The system's font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
    /// The system's bold font.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }
    /// The system's font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, design: .monospacedDigits)
    }
    /// The system's font of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, design: .monospaced)
    }
    /// The system's font for a text style at the default text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(size: style.size, weight: style == .headline ? .semibold : .regular)
    }

    /// The same font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(family: family, size: fontSize, weight: Weight(number: weightNumber), design: design)
    }

    /// How heavy a font is, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Makes a weight of its number, from -1 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        private static let steps: [(Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]

        var number: Int {
            Self.steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }

        init(number: Int) {
            self = Self.steps.first { $0.1 == number }?.0 ?? .regular
        }
    }

    /// What a text is for.
    public enum TextStyle: Sendable {
        case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

        /// In points, at the text size `large` (Human Interface Guidelines, Typography).
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }
}
