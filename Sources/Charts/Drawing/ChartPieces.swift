// The views that a chart is made of: plot, ticks, labels, titles, legend.
import SwiftUI

/// Makes the parts of a chart, from back to front.
@MainActor
struct ChartPieces {
    let plan: PlotPlan
    let items: [AxisItem]
    let wording: AxisWording
    let size: CGSize
    let isMirrored: Bool

    private var settings: ChartSettings { plan.settings }

    var all: [ChartPiece] {
        attachments(inFront: false) + [ChartPiece(.overPlot, AxisLines(items: items, plan: plan, areTicks: true))]
            + [plot] + labels + titles + legend + attachments(inFront: true)
    }

    private var plot: ChartPiece {
        let content = ChartPlotContent(plan: plan, items: items, wording: wording)
        return settings.plotStyle.map { ChartPiece(.plot, $0(content)) } ?? ChartPiece(.plot, content)
    }

    private func attachments(inFront: Bool) -> [ChartPiece] {
        settings.attachments.filter { $0.isInFront == inFront }.map { attachment in
            ChartPiece(
                .overPlot,
                GeometryReader { proxy in
                    attachment.content(
                        ChartProxy(
                            geometry: PlotGeometry(plan: plan, size: proxy.size),
                            plotAreaFrame: Anchor(global: proxy.frame(in: .global))
                        )
                    )
                    .frame(width: proxy.size.width, height: proxy.size.height, alignment: attachment.alignment)
                }
            )
        }
    }

    // MARK: Titles and legend

    private var titles: [ChartPiece] {
        guard !plan.isPie else { return [] }
        return [
            settings.xTitle.map { title($0, PlotEdge.bottom, 0.5) },
            settings.yTitle.map { title($0, PlotEdge.top, 1) },
        ].compactMap(\.self)
    }

    private func title(_ title: TitleSetting, _ edge: PlotEdge, _ alignment: Double) -> ChartPiece {
        let own = title.position.edge(or: edge)
        let isUsual = title.position == .automatic && title.alignment == .center
        let view = title.content.font(.caption).foregroundStyle(.secondary)
        return beside(own, isUsual ? alignment : title.alignment.part(on: own), title.spacing ?? 4, view)
    }

    private var legend: [ChartPiece] {
        let setting = settings.legend
        guard setting.visibility != .hidden, setting.content != nil || !plan.styles.values.isEmpty else { return [] }
        let edge = setting.position.edge(or: .bottom)
        let along = setting.alignment?.part(on: edge) ?? (edge == .leading || edge == .trailing ? 0.5 : 0)
        let view = setting.content ?? AnyView(Legend(plan: plan, wording: wording, isColumn: edge.isVertical))
        return [beside(edge, along, setting.spacing ?? 8, view)]
    }

    /// Texts at an edge, in the direction of the language.
    private func beside(_ edge: PlotEdge, _ along: Double, _ spacing: Double, _ view: some View) -> ChartPiece {
        ChartPiece(
            .beside(mirrored(edge), along: isMirrored && !edge.isVertical ? 1 - along : along, spacing: spacing),
            view.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        )
    }

    // MARK: Labels

    private var labels: [ChartPiece] {
        [PlotEdge.top, .bottom, .leading, .trailing].flatMap { edge in
            labels(items.filter { mirrored($0.edge) == edge }, on: edge)
        }
    }

    /// Trailing is on the left where a language is written to the left.
    private func mirrored(_ edge: PlotEdge) -> PlotEdge {
        guard isMirrored else { return edge }
        return edge == .trailing ? .leading : edge == .leading ? .trailing : edge
    }

    private struct Found {
        let item: AxisItem
        let part: AxisPart
        let label: AxisLabel
        /// Nil for an author's view.
        let words: String?
    }

    private func labels(_ items: [AxisItem], on edge: PlotEdge) -> [ChartPiece] {
        let found = items.flatMap { item in
            item.parts.compactMap { part -> Found? in
                guard case .label(let label) = part.kind else { return nil }
                let words: String? =
                    switch label.content {
                    case .automatic: item.wording.words(item.value.datum)
                    case .words(let words):
                        words(item.value.datum, item.wording) ?? item.wording.words(item.value.datum)
                    case .view: nil
                    }
                return Found(item: item, part: part, label: label, words: words)
            }
        }
        let every = stride(of: found, on: edge)
        return found.enumerated().compactMap { index, found -> ChartPiece? in
            if found.words != nil, index % every != 0 || isBeyond(found, edge) { return nil }
            return piece(found, on: edge, every: every)
        }
    }

    /// Whether a value begins where the plot ends, so that its unit lies outside.
    private func isBeyond(_ found: Found, _ edge: PlotEdge) -> Bool {
        let isOpen = found.part.isCentered == true || !edge.isVertical && plan.x.unit != nil
        return isOpen && found.item.nextFraction != nil && found.item.fraction > 1 - 1e-6
    }

    /// Every how manyth label has room, by a guess of the words' widths.
    private func stride(of found: [Found], on edge: PlotEdge) -> Int {
        let fractions = found.map(\.item.fraction).sorted()
        guard let least = zip(fractions.dropFirst(), fractions).map({ $0 - $1 }).filter({ $0 > 0 }).min() else {
            return 1
        }
        let isRow = edge == .top || edge == .bottom
        let length = isRow ? Double(size.width) * 0.92 : Double(size.height) * 0.9
        let needed = (isRow ? found.map { Self.guess($0.words ?? "") }.max() ?? 0 : 13) * wording.textScale
        return max(1, Int((needed / max(least * length, 0.5)).rounded(.up)))
    }

    private static func guess(_ words: String) -> Double {
        words.reduce(2) { $0 + ($1.isASCII ? ($1.isLetter || $1.isNumber ? 6.4 : 3.4) : 8) }
    }

    private func piece(_ found: Found, on edge: PlotEdge, every: Int) -> ChartPiece {
        let scale = edge.isVertical ? plan.y : plan.x
        let isCentered = found.part.isCentered ?? false
        let next = found.item.nextFraction
        let end = isCentered ? next : nil
        let middle = end.map { (found.item.fraction + $0) / 2 } ?? found.item.fraction
        let isMoment = if case .line(_, _, isMoments: true) = scale.domain { true } else { false }
        let isRow = !edge.isVertical
        let standsBeside = isRow && isMoment && end == nil && found.label.anchor == nil
        var room: Double?
        if isRow, found.words != nil {
            if scale.isNames { room = Double(every) / Double(max(scale.names.count, 1)) }
            if isCentered, let next { room = abs(next - found.item.fraction) * Double(every) }
        }
        let place = LabelPlace(
            edge: edge, fraction: middle, room: room, standsBeside: standsBeside, anchor: found.label.anchor,
            gap: gap(found, edge), isInside: found.item.set.preset == .inset,
            staysWithin: found.item.set.preset == .aligned || found.words != nil, offset: found.part.offset
        )
        return ChartPiece(.label(place), labelView(found, vanishes: isRow))
    }

    private func gap(_ found: Found, _ edge: PlotEdge) -> Double {
        let own = edge.isVertical ? found.label.horizontalSpacing : found.label.verticalSpacing
        if let own { return own }
        guard edge.isVertical else { return 4 }
        let hasTick = found.item.parts.contains { if case .tick = $0.kind { true } else { false } }
        return hasTick ? 7 : 5
    }

    private func labelView(_ found: Found, vanishes: Bool) -> some View {
        let content: AnyView =
            switch (found.label.content, found.words) {
            case (.view(let view), _): view
            case (_, let words): AnyView(Text(verbatim: words ?? "").lineLimit(1))
            }
        let styled = content.font(found.part.font ?? .caption)
            .foregroundStyle(found.part.style ?? AnyShapeStyle(.secondary))
        let turned = found.label.turn == 0 ? AnyView(styled) : AnyView(styled.fixedSize().turned(found.label.turn))
        // Axes are for the eye; the marks say their values.
        return Group {
            if vanishes, found.words != nil, found.label.turn == 0 {
                ViewThatFits(in: .horizontal) {
                    turned
                    Color.clear.frame(width: 0, height: 0)
                }
            } else {
                turned
            }
        }.accessibilityHidden(true)
    }
}

extension View {
    /// Turned by a quarter, with the room that it then takes.
    func turned(_ degrees: Double) -> some View {
        TurnedLayout { self.rotationEffect(.degrees(degrees)) }
    }
}

/// Swaps width and height.
private struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}

extension PlotEdge {
    /// Whether a vertical axis stands there.
    var isVertical: Bool { self == .leading || self == .trailing }
}

extension AnnotationPosition {
    /// The edge that it lies at.
    func edge(or automatic: PlotEdge) -> PlotEdge {
        guard let side, side != .zero else { return automatic }
        if side.y != 0 { return side.y < 0 ? .top : .bottom }
        return side.x < 0 ? .leading : .trailing
    }
}

extension Alignment {
    /// How far along an edge, from 0 to 1.
    func part(on edge: PlotEdge) -> Double {
        edge.isVertical
            ? vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
            : horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
    }
}
