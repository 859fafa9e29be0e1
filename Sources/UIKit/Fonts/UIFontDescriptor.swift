// Descriptions that fonts are made of.
public import Foundation
package import ViewArchive

/// What is asked of a font.
public final class UIFontDescriptor: Sendable {
    package let spec: FontSpec

    package init(_ spec: FontSpec) {
        self.spec = spec
    }

    /// Makes a description of a family and a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontSpec(size: Double(size), family: fontName))
    }

    /// Makes a description of attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        var spec = FontSpec(size: 12)
        Self.apply(attributes, to: &spec)
        self.init(spec)
    }

    /// Describes the system's font for a text style.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Describes the system's font for a text style in traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points.
    public var pointSize: CGFloat { CGFloat(spec.size) }
    /// The font's name.
    public var postscriptName: String { UIFont(spec).fontName }

    /// Whether it is bold, slanted and the like.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if spec.italic { traits.insert(.traitItalic) }
        if spec.weight >= 600 { traits.insert(.traitBold) }
        if spec.design == .monospaced { traits.insert(.traitMonoSpace) }
        if spec.width < 0 { traits.insert(.traitCondensed) }
        if spec.width > 0 { traits.insert(.traitExpanded) }
        return traits
    }

    /// What is asked, by name.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .size: pointSize, .traits: [TraitKey.weight: UIFont.Weight(number: spec.weight).rawValue],
        ]
        if let family = spec.family { attributes[.family] = family }
        return attributes
    }

    /// The value of an attribute.
    public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    /// The same in a design; here every font has each.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        changed {
            switch design {
            case .serif: $0.design = .serif
            case .rounded: $0.design = .rounded
            case .monospaced: $0.design = .monospaced
            default: $0.design = .default
            }
        }
    }

    /// The same, bold or slanted or what else is asked, and no more than that.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed {
            $0.italic = symbolicTraits.contains(.traitItalic)
            if symbolicTraits.contains(.traitBold) {
                $0.weight = max($0.weight, 700)
            } else if $0.weight >= 600 {
                $0.weight = 400
            }
            if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
            if symbolicTraits.contains(.traitCondensed) { $0.width = -0.3 }
            if symbolicTraits.contains(.traitExpanded) { $0.width = 0.3 }
        }
    }

    /// The same in a size in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = Double(newPointSize) } }
    /// The same of a family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = newFamily } }
    /// The same, as heavy as a face's name says.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        changed {
            if newFace.contains("Bold") { $0.weight = 700 }
            if newFace.contains("Italic") || newFace.contains("Oblique") { $0.italic = true }
        }
    }
    /// The same with attributes; features of a font's own change nothing, except digits of one width.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        changed { Self.apply(attributes, to: &$0) }
    }

    private func changed(_ change: (inout FontSpec) -> Void) -> UIFontDescriptor {
        var spec = spec
        change(&spec)
        return UIFontDescriptor(spec)
    }

    private static func apply(_ attributes: [AttributeName: Any], to spec: inout FontSpec) {
        for (name, value) in attributes {
            switch name {
            case .family, .name: spec.family = value as? String ?? spec.family
            case .size: if let size = number(value) { spec.size = Double(size) }
            case .face: if let face = value as? String { spec = UIFontDescriptor(spec).withFace(face).spec }
            case .traits:
                for (key, value) in value as? [TraitKey: Any] ?? [:] {
                    if key == .weight {
                        let weight = (value as? UIFont.Weight) ?? number(value).map { UIFont.Weight($0) }
                        if let weight { spec.weight = weight.number }
                    } else if key == .width, let width = (value as? UIFont.Width)?.rawValue ?? number(value) {
                        spec.width = Double(width)
                    } else if key == .slant, let slant = number(value) {
                        spec.italic = slant > 0
                    }
                }
            case .featureSettings:
                // Number spacing (type 6), digits of one width (selector 0), as Core Text numbers them.
                for setting in value as? [[FeatureKey: Int]] ?? []
                where (setting[.type] ?? setting[.featureIdentifier]) == 6
                    && (setting[.selector] ?? setting[.typeIdentifier]) == 0
                { spec.monospacedDigit = true }
            default: continue
            }
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    }

    /// The name of something that is asked.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The name of a part of a feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// How letters are drawn.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Makes a design of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Whether a font is bold, slanted and the like.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Makes a set of its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }
}
