// From a font as it is asked for to the facts that a renderer takes.
import ViewArchive

extension Font {
    /// The font as it is drawn in an environment, with traits that a text or a view adds.
    func resolved(in environment: EnvironmentValues, adding added: FontTraits = FontTraits()) -> FontSpec {
        let traits = added.filled(by: self.traits)
        var weight = 400
        var boldWeight = 700
        var size = 17.0
        var family: String?
        var own = FontSpec(size: 17)
        switch base {
        case .style(let style):
            size = style.size(at: environment.dynamicTypeSize)
            weight = style.weight
            boldWeight = style.boldWeight
        case .size(let points):
            size = points
        case .custom(let name, let points, let style):
            family = name
            let growth = style.map { $0.size(at: environment.dynamicTypeSize) / $0.size(at: .large) } ?? 1
            size = (points * growth).rounded()
            if style == nil || growth == 1 { size = points }
        case .kit(let font):
            own = font
            size = font.size
            family = font.family
            weight = font.weight
        }
        if let wanted = traits.weight?.value {
            weight = wanted
        } else if traits.isBold == true {
            weight = max(weight, boldWeight)
        }
        return FontSpec(
            size: size > 0 ? min(size, Self.largestSize) : Self.smallestSize, weight: weight,
            design: traits.design?.spec ?? own.design, italic: traits.italic ?? own.italic,
            monospacedDigit: traits.monospacedDigit ?? own.monospacedDigit, family: family,
            width: (traits.width.map { Double($0.value) } ?? own.width).finite,
            capitals: traits.capitals ?? own.capitals
        )
    }

    private static let largestSize = 2000.0
    private static let smallestSize = 1.0
}

extension Font.Design {
    var spec: FontSpec.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
