// How symbols take their size and are drawn.
import ViewArchive

/// A symbol: as large as the text beside it, or what it is offered when it is resizable.
struct SymbolRule: LayoutRule {
    let symbolName: String
    /// In points.
    let side: Double
    let isResizable: Bool
    let color: RGBA
    /// Of each layer; none where all have the one.
    let colors: [RGBA]
    let weight: Int
    let label: String
    let standIn: DisplayItem.StandIn?

    init(
        name: String, side: Double, isResizable: Bool, color: RGBA, colors: [RGBA] = [], weight: Int,
        label: String, standIn: DisplayItem.StandIn?
    ) {
        symbolName = name
        self.side = side
        self.isResizable = isResizable
        self.color = color
        self.colors = colors
        self.weight = weight
        self.label = label
        self.standIn = standIn
    }

    var name: String { "Symbol \"\(symbolName)\"" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        let own = Size(width: side, height: side)
        return isResizable ? proposal.filled(by: own) : own
    }

    var saidLines: SaidLines { .baselines }

    func line(_ axis: Axis, _ guide: Guide, _ proposal: Proposal, of children: [ViewNode]) -> Double? {
        guard axis == .vertical, guide.kind == .baselines else { return nil }
        return size(proposal, of: []).height * (1 - InlineSymbols.descent)
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        return [
            .symbol(
                .init(
                    name: symbolName, frame: frame, color: color, colors: colors, weight: weight, label: label,
                    standIn: standIn
                )
            )
        ]
    }
}
