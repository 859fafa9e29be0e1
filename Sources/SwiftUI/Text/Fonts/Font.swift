// Fonts as authors ask for them; they become sizes and weights where a text is lowered.
import ViewArchive

/// A font.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case size(Double)
        case custom(String, size: Double, relativeTo: TextStyle?)
        case kit(FontSpec)
    }

    let base: Base
    var traits = FontTraits()

    init(base: Base, traits: FontTraits = FontTraits()) {
        self.base = base
        self.traits = traits
    }

    /// Takes a font of UIKit's.
    public init(_ font: UIFont) {
        self.init(base: .kit(font.spec))
    }

    public static let largeTitle = Font(base: .style(.largeTitle))
    public static let title = Font(base: .style(.title))
    public static let title2 = Font(base: .style(.title2))
    public static let title3 = Font(base: .style(.title3))
    public static let headline = Font(base: .style(.headline))
    public static let subheadline = Font(base: .style(.subheadline))
    public static let body = Font(base: .style(.body))
    public static let callout = Font(base: .style(.callout))
    public static let footnote = Font(base: .style(.footnote))
    public static let caption = Font(base: .style(.caption))
    public static let caption2 = Font(base: .style(.caption2))

    /// The system's font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .size(Double(size)), traits: FontTraits(weight: weight, design: design))
    }

    /// The system's font for a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style), traits: FontTraits(weight: weight, design: design))
    }

    /// A font of a name, which grows with the text size.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name, size: Double(size), relativeTo: .body))
    }

    /// A font of a name, which grows as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(name, size: Double(size), relativeTo: textStyle))
    }

    /// A font of a name in one size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name, size: Double(fixedSize), relativeTo: nil))
    }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func bold() -> Font { with { $0.isBold = true } }
    public func italic() -> Font { with { $0.italic = true } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    public func monospacedDigit() -> Font { with { $0.monospacedDigit = true } }
    public func smallCaps() -> Font { with { $0.capitals = .small } }
    public func lowercaseSmallCaps() -> Font { with { $0.capitals = .lowercaseSmall } }
    public func uppercaseSmallCaps() -> Font { with { $0.capitals = .uppercaseSmall } }
    public func leading(_ leading: Leading) -> Font { self }
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    private func with(_ change: (inout FontTraits) -> Void) -> Font {
        var copy = self
        change(&copy.traits)
        return copy
    }
}

extension Font {
    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        /// From 100 to 900.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// How letters are drawn.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.6)
        public static let condensed = Width(-0.3)
        public static let standard = Width(0)
        public static let expanded = Width(0.3)
    }

    /// How far lines stand apart; all are drawn in the standard distance.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }
}

/// What is asked of a font beside its family and size; nil leaves what it has.
struct FontTraits: Hashable, Sendable {
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var italic: Bool?
    var monospacedDigit: Bool?
    var width: Font.Width?
    var capitals: FontSpec.Capitals?

    init(weight: Font.Weight? = nil, design: Font.Design? = nil) {
        self.weight = weight
        self.design = design
    }

    /// These traits, and those of others where these say nothing.
    func filled(by others: FontTraits) -> FontTraits {
        var copy = self
        copy.weight = weight ?? others.weight
        copy.design = design ?? others.design
        copy.isBold = isBold ?? others.isBold
        copy.italic = italic ?? others.italic
        copy.monospacedDigit = monospacedDigit ?? others.monospacedDigit
        copy.width = width ?? others.width
        copy.capitals = capitals ?? others.capitals
        return copy
    }
}
