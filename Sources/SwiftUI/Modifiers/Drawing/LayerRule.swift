// What modifiers that draw a view differently have in common: its place stays, its items become one layer.
import ViewArchive

/// Puts what a view draws into a layer.
struct LayerRule: LayoutRule {
    let name: String
    let change: (inout DisplayItem.Layer, Rect) -> Void

    init(_ name: String, change: @escaping (inout DisplayItem.Layer, Rect) -> Void) {
        self.name = name
        self.change = change
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        guard !content.isEmpty else { return [] }
        var layer = DisplayItem.Layer(items: content)
        let plain = layer
        change(&layer, frame)
        return layer == plain ? content : [.layer(layer)]
    }
}

extension View {
    /// Draws the view as a layer with effects, which may depend on its frame in points.
    nonisolated func effects(
        _ name: String, _ effects: @escaping (Rect, EnvironmentValues) -> DisplayItem.Effects?
    ) -> some View {
        ruled(effects) { effects, scope in
            let environment = scope.environment
            return LayerRule(name) { layer, frame in layer.effects = effects(frame, environment) }
        }
    }
}
