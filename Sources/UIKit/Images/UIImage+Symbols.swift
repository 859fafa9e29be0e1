// Symbols as images.
public import Foundation
import ViewArchive

extension UIImage {
    /// Makes an image of a symbol; nil where there is none of the name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes an image of a symbol with a size and a weight; nil without a name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        var traits = Traits()
        traits.symbol = configuration as? SymbolConfiguration
        self.init(content: .symbol(name), traits: traits)
    }

    /// Makes an image of a symbol that shows a level, from 0 to 1.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: Configuration? = nil
    ) {
        guard !name.isEmpty else { return nil }
        var traits = Traits()
        traits.symbol = configuration as? SymbolConfiguration
        traits.symbolValue = variableValue
        self.init(content: .symbol(name), traits: traits)
    }

    /// Makes an image of a symbol; nil without a name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    /// What a symbol was made with.
    public var symbolConfiguration: SymbolConfiguration? { traits.symbol }

    /// The symbol with another size and weight.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// The symbol with another size and weight, where the new configuration says any.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let new = configuration as? SymbolConfiguration else { return self }
        return with { $0.symbol = $0.symbol?.applying(new) ?? new }
    }

    /// What a symbol takes, in points: a square that fits letters of its size.
    var symbolSize: CGSize {
        let side = ((traits.symbol?.pointSize ?? 17) * (traits.symbol?.scale.factor ?? 1) * 1.2).rounded()
        return CGSize(width: side, height: side)
    }

    /// What an image is made for.
    public class Configuration {
        init() {}
    }

    /// How large and heavy a symbol is.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Its own members do not change, and its superclass has none.
        package let pointSize: CGFloat?
        package let weight: SymbolWeight
        package let scale: SymbolScale
        package let colors: [UIColor]

        init(
            size: CGFloat?, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified,
            colors: [UIColor] = []
        ) {
            pointSize = size.map { $0.isFinite && $0 > 0 ? min($0, 2000) : 17 }
            self.weight = weight
            self.scale = scale
            self.colors = colors
            super.init()
        }

        /// As large as letters of a size.
        public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
        /// As large and heavy as letters.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(size: pointSize, weight: weight)
        }
        /// As large and heavy as letters, or a step smaller or larger.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(size: pointSize, weight: weight, scale: scale)
        }
        /// As heavy as letters.
        public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }
        /// A step smaller or larger.
        public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
        /// As large as letters of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }
        /// As large as letters of a style, or a step smaller or larger.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        /// As large and heavy as a font's letters.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// As large and heavy as a font's letters, or a step smaller or larger.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(size: font.pointSize, weight: SymbolWeight(number: font.spec.weight), scale: scale)
        }
        /// In one colour; its opacities are one.
        public convenience init(hierarchicalColor: UIColor) { self.init(size: nil, colors: [hierarchicalColor]) }
        /// In the first of the colours: symbols have one here.
        public convenience init(paletteColors: [UIColor]) { self.init(size: nil, colors: paletteColors) }

        /// In one colour.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(size: nil) }
        /// In one colour: symbols have one here.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(size: nil) }

        /// This configuration, and another where that says something.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                size: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale,
                colors: other.colors.isEmpty ? colors : other.colors
            )
        }
    }

    /// How heavy a symbol is.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        init(number: Int) {
            self = SymbolWeight(rawValue: max(1, min(9, number / 100))) ?? .regular
        }

        /// From 100 to 900.
        package var number: Int { self == .unspecified ? 400 : rawValue * 100 }
    }

    /// A symbol's size beside letters.
    public enum SymbolScale: Int, Sendable {
        case unspecified = -1
        case `default`, small, medium, large

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.3
            default: 1
            }
        }
    }
}
