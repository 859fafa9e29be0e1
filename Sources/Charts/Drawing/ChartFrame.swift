// Where plot, labels, titles and legend stand in a chart.
import SwiftUI

/// Where a label stands beside the plot.
struct LabelPlace: Hashable, Sendable {
    var edge: PlotEdge
    /// Along the scale.
    var fraction: Double
    /// How much of the scale the label may take; nil for what is left up to the chart's edge.
    var room: Double?
    /// Begins at its value in place of having it in its middle.
    var standsBeside = false
    var anchor: UnitPoint?
    /// Between plot and label, in points.
    var gap = 4.0
    /// Inside the plot.
    var isInside = false
    /// Is moved so that it does not reach beyond the chart.
    var staysWithin = true
    var offset = CGSize.zero
}

/// Lays out the parts of a chart: the plot takes what the others leave.
struct ChartFrame: Layout {
    enum Role: Hashable, Sendable {
        case plot
        /// As large as the plot, and where it is.
        case overPlot
        case label(LabelPlace)
        /// At an edge of the whole; along is 0 at the start and 1 at the end.
        case beside(PlotEdge, along: Double, spacing: Double)
    }

    let roles: [Role]
    let x: PositionScale
    let y: PositionScale

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let pieces = zip(roles, subviews).map { (role: $0, view: $1) }
        let inner = placeBeside(pieces, in: bounds)
        let plot = plot(pieces, in: inner)
        for piece in pieces {
            switch piece.role {
            case .plot, .overPlot: piece.view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
            case .label(let place): put(piece.view, place, plot, within: bounds)
            case .beside: break
            }
        }
    }

    private typealias Piece = (role: Role, view: LayoutSubview)

    /// Places titles and the legend from outside inwards, and returns what they leave.
    private func placeBeside(_ pieces: [Piece], in bounds: CGRect) -> CGRect {
        var rest = bounds
        // The legend comes last, and stands outside the titles.
        for piece in pieces.reversed() {
            guard case .beside(let edge, let along, let spacing) = piece.role else { continue }
            let offered = ProposedViewSize(
                width: edge.isVertical ? rest.width / 2 : rest.width, height: edge.isVertical ? rest.height : nil
            )
            let size = piece.view.sizeThatFits(offered)
            let x =
                edge == .leading
                ? rest.minX
                : edge == .trailing
                    ? rest.maxX - size.width
                    : rest.minX + (rest.width - size.width) * along
            let y =
                edge == .top
                ? rest.minY
                : edge == .bottom
                    ? rest.maxY - size.height
                    : rest.minY + (rest.height - size.height) * along
            piece.view.place(at: CGPoint(x: x, y: y), proposal: offered)
            let taken = edge.isVertical ? size.width + spacing : size.height + spacing
            rest = rest.without(taken, at: edge)
        }
        return rest
    }

    /// The plot's area: what labels leave.
    private func plot(_ pieces: [Piece], in bounds: CGRect) -> CGRect {
        var area = bounds
        func most(_ edge: PlotEdge, _ length: (LayoutSubview, LabelPlace) -> CGFloat) -> CGFloat {
            pieces.reduce(0) { most, piece in
                guard case .label(let place) = piece.role, place.edge == edge, !place.isInside else { return most }
                return max(most, length(piece.view, place) + place.gap)
            }
        }
        for edge in [PlotEdge.leading, .trailing] {
            area = area.without(most(edge) { view, _ in view.sizeThatFits(.unspecified).width }, at: edge)
        }
        for edge in [PlotEdge.top, .bottom] {
            let width = area.width
            area = area.without(
                most(edge) { view, place in
                    view.sizeThatFits(ProposedViewSize(width: place.room.map { width * $0 }, height: nil)).height
                }, at: edge
            )
        }
        // The half of the highest and of the lowest label that reaches beyond the plot.
        var (above, below): (CGFloat, CGFloat) = (0, 0)
        for piece in pieces {
            guard case .label(let place) = piece.role, place.edge.isVertical else { continue }
            let half = piece.view.sizeThatFits(.unspecified).height / 2
            let fromTop = Double(area.height) - y.points(place.fraction, Double(area.height))
            above = max(above, half - fromTop - (area.minY - bounds.minY))
            below = max(below, half - (Double(area.height) - fromTop) - (bounds.maxY - area.maxY))
        }
        area = area.without(above, at: .top).without(below, at: .bottom)
        guard let own = pieces.first(where: { $0.role == .plot })?.view.sizeThatFits(ProposedViewSize(area.size)) else {
            return area
        }
        return CGRect(
            x: area.midX - own.width / 2, y: area.midY - own.height / 2, width: own.width, height: own.height
        )
    }

    private func put(_ view: LayoutSubview, _ place: LabelPlace, _ plot: CGRect, within bounds: CGRect) {
        place.edge.isVertical ? putBesideColumn(view, place, plot) : putBelowRow(view, place, plot, within: bounds)
    }

    private func putBesideColumn(_ view: LayoutSubview, _ place: LabelPlace, _ plot: CGRect) {
        let height = Double(plot.height)
        let line = plot.minY + height - y.points(place.fraction, height)
        let isLeading = place.edge == .leading
        let inside = place.isInside ? -1.0 : 1.0
        let x = isLeading ? plot.minX - place.gap * inside : plot.maxX + place.gap * inside
        let anchor =
            place.anchor
            ?? UnitPoint(x: isLeading == place.isInside ? 0 : 1, y: place.isInside ? 1 : 0.5)
        view.place(
            at: CGPoint(x: x + place.offset.width, y: line + place.offset.height), anchor: anchor,
            proposal: .unspecified
        )
    }

    private func putBelowRow(_ view: LayoutSubview, _ place: LabelPlace, _ plot: CGRect, within bounds: CGRect) {
        let width = Double(plot.width)
        let at = plot.minX + x.points(place.fraction, width)
        let left = place.standsBeside ? at + 3 : at
        // Words are cut to their room; beside a line they may reach up to the chart's edge, and a little less.
        let offered: CGFloat? =
            place.room.map { width * $0 } ?? (place.standsBeside ? max(bounds.maxX - left, 0) : nil)
        let proposal = ProposedViewSize(width: offered, height: nil)
        let size = view.sizeThatFits(proposal)
        let anchor = place.anchor ?? UnitPoint(x: place.standsBeside ? 0 : 0.5, y: place.edge == .top ? 1 : 0)
        var origin = left - size.width * anchor.x
        if place.staysWithin { origin = max(min(origin, bounds.maxX - size.width), bounds.minX) }
        let isBelow = (place.edge == .bottom) != place.isInside
        let y =
            place.edge == .bottom
            ? plot.maxY + (place.isInside ? -place.gap : place.gap)
            : plot.minY + (place.isInside ? place.gap : -place.gap)
        view.place(
            at: CGPoint(x: origin + place.offset.width, y: y + place.offset.height),
            anchor: UnitPoint(x: 0, y: place.anchor?.y ?? (isBelow ? 0 : 1)), proposal: proposal
        )
    }
}

extension CGRect {
    /// The area without a strip at an edge; never less than nothing.
    func without(_ strip: CGFloat, at edge: PlotEdge) -> CGRect {
        let wide = min(max(strip, 0), max(width, 0))
        let high = min(max(strip, 0), max(height, 0))
        switch edge {
        case .leading: return CGRect(x: minX + wide, y: minY, width: width - wide, height: height)
        case .trailing: return CGRect(x: minX, y: minY, width: width - wide, height: height)
        case .top: return CGRect(x: minX, y: minY + high, width: width, height: height - high)
        case .bottom: return CGRect(x: minX, y: minY, width: width, height: height - high)
        }
    }
}
