// Texts and symbols in more than one colour: gradients and shadows.
import ViewArchive

/// What texts and symbols are drawn with, where it is more than a colour.
struct Ink {
    private let style: AnyShapeStyle
    private let environment: EnvironmentValues

    /// Nil for a plain colour without a shadow.
    init?(_ style: AnyShapeStyle, in environment: EnvironmentValues) {
        let sample = style.paint(over: Rect(x: 0, y: 0, width: 1, height: 1), in: environment)
        if case .color = sample, style.shadows(in: environment).isEmpty { return nil }
        self.style = style
        self.environment = environment
    }

    /// Items drawn in one colour, painted with this ink; their frame is the view's.
    func paint(_ items: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        guard !items.isEmpty else { return [] }
        var painted = items
        let paint = style.paint(over: frame, in: environment)
        if case .color = paint {
            // Drawn in it already.
        } else {
            // Letters may reach out of their frame.
            let area = frame.inset(by: -frame.height / 4)
            painted = [.layer(.init(effects: .init(mask: items), items: [.fill(.init(.rect(area), paint))]))]
        }
        return shadowed(painted)
    }

    /// Items that are painted already, with this ink's shadows.
    func shadowed(_ items: [DisplayItem]) -> [DisplayItem] { items.shadowed(by: style.shadows(in: environment)) }

    /// What is painted in a view with this frame; nil for a plain colour.
    func gradient(over frame: Rect) -> Paint? {
        let paint = style.paint(over: frame, in: environment)
        if case .color = paint { return nil }
        return paint
    }

    /// The colour of the shape: where paint shines through only its opacity counts, and where it cannot all of it.
    var color: RGBA {
        let paint = style.paint(over: Rect(x: 0, y: 0, width: 1, height: 1), in: environment)
        if case .color(let color) = paint { return color }
        var color = paint.mainColor
        color.alpha = 255
        return color
    }
}

/// Paints what a node draws with an ink.
struct InkRule: LayoutRule {
    let ink: Ink

    var name: String { "Ink" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] { ink.paint(content, in: frame) }
}

/// Throws the shadows of an ink that a node is drawn with.
struct InkShadowRule: LayoutRule {
    let ink: Ink

    var name: String { "Ink" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] { ink.shadowed(content) }
}
