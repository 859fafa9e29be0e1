// Fonts as plain facts; texts and SwiftUI's `Font(_:)` take them.
public import Foundation
import RasterRendering
import Resources
package import ViewArchive

/// A font of a family, a size and a weight.
public final class UIFont: Sendable {
    package let spec: FontSpec

    package init(_ spec: FontSpec) {
        var spec = spec
        if !spec.size.isFinite || spec.size <= 0 { spec.size = 17 }
        self.spec = spec
    }

    private convenience init(size: CGFloat, weight: Weight = .regular, _ change: (inout FontSpec) -> Void = { _ in }) {
        var spec = FontSpec(size: Double(size), weight: weight.number)
        change(&spec)
        self.init(spec)
    }

    /// Makes a font of a family; nil without a name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(size: fontSize) { $0.family = fontName }
    }

    /// Makes a font as it is described, in another size unless that is 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var spec = descriptor.spec
        if pointSize > 0 { spec.size = Double(pointSize) }
        self.init(spec)
    }

    /// The system's font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    /// The system's font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
    /// The system's font in a weight and a width.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(size: fontSize, weight: weight) { $0.width = Double(width.rawValue) }
    }
    /// The system's bold font.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }
    /// The system's slanted font.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize) { $0.italic = true }
    }
    /// The system's font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight) { $0.monospacedDigit = true }
    }
    /// The system's font of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight) { $0.design = .monospaced }
    }
    /// The system's font for a text style, at the text size that is drawn for now.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    /// The system's font for a text style, at the text size of traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(size: style.size(traitCollection), weight: style == .headline ? .semibold : .regular)
    }

    /// The size of labels in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of buttons in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of small texts of the system in points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The usual size of the system in points.
    public static var systemFontSize: CGFloat { 14 }

    /// The fonts among the resources, by the names of their files; the system's own are not told.
    public static var familyNames: [String] {
        ResourceFolders.ofProgram.fonts.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    }
    /// The fonts of a family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        familyNames.contains(familyName) ? [familyName] : []
    }

    /// The same font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var spec = spec
        spec.size = Double(fontSize)
        return UIFont(spec)
    }

    /// The size in points.
    public var pointSize: CGFloat { CGFloat(spec.size) }
    /// The family's name.
    public var familyName: String { spec.family ?? ".AppleSystemUIFont" }
    /// The font's name.
    public var fontName: String { spec.family ?? ".SFUI-\(Weight.name(of: spec.weight))" }
    /// What describes the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec) }

    // MARK: Measures, in points

    /// From the baseline to the top of a line.
    public var ascender: CGFloat { CGFloat(line.ascent) }
    /// From the baseline to the bottom of a line; negative.
    public var descender: CGFloat { -CGFloat(line.descent) }
    /// What is free between two lines.
    public var leading: CGFloat { CGFloat(line.leading) }
    /// The height of a line.
    public var lineHeight: CGFloat { CGFloat(line.ascent + line.descent) }
    /// The height of capitals.
    public var capHeight: CGFloat { CGFloat(line.capHeight) }
    /// The height of small letters: three quarters of the capitals', as in the system's font.
    public var xHeight: CGFloat { CGFloat(line.capHeight * 0.747) }

    /// Of the font that is drawn; where none is, of the system's on Apple's platforms.
    private var line: LineMetrics {
        Drawings.lineMetrics(of: spec)
            ?? LineMetrics(ascent: spec.size * 0.952, descent: spec.size * 0.241, capHeight: spec.size * 0.705)
    }

    /// How heavy a font is, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Makes a weight of its number, from -1 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight of its number, from -1 to 1.
        public init(_ rawValue: CGFloat) {
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

        private static let steps: [(Weight, Int, String)] = [
            (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
            (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
            (.black, 900, "Black"),
        ]

        /// From 100 to 900.
        package var number: Int {
            Self.steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }

        init(number: Int) {
            self = Self.steps.first { $0.1 == number }?.0 ?? .regular
        }

        static func name(of number: Int) -> String { steps.first { $0.1 == number }?.2 ?? "Regular" }
    }

    /// How wide a font is, from -1 to 1.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Makes a width of its number, from -1 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let compressed = Width(rawValue: -0.6)
        public static let condensed = Width(rawValue: -0.3)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.3)
    }
}

extension UIFont: Hashable {
    /// Whether two are asked for in the same words.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.spec == right.spec }

    /// Hashes what is asked for.
    public func hash(into hasher: inout Hasher) { hasher.combine(spec) }
}
