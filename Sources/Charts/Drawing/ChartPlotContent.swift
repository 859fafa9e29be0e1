// The plot: grid lines and marks.
public import SwiftUI

/// The plot of a chart, as `chartPlotStyle` hands it to authors.
nonisolated public struct ChartPlotContent: View {
    let plan: PlotPlan
    let items: [AxisItem]
    let wording: AxisWording

    @MainActor public var body: some View {
        GeometryReader { proxy in
            let marks = MarkDrawing(
                geometry: PlotGeometry(plan: plan, size: proxy.size), wording: SpokenMarks(plan: plan, wording: wording)
            ).drawn
            ZStack {
                AxisLines(items: items, plan: plan, areTicks: false)
                MarkBoard(spots: marks.map(\.spot)) {
                    ForEach(marks.indices, id: \.self) { index in
                        ZStack { marks[index].view }
                    }
                }
            }
        }
    }
}

/// Where a view stands in the plot.
struct Spot: Hashable, Sendable {
    var point: CGPoint
    var anchor: UnitPoint
    /// Nil for the view's ideal size.
    var size: CGSize?
    /// Is moved into the plot where it would reach beyond it.
    var staysInside = false
}

/// A view with its place.
struct DrawnMark {
    let spot: Spot
    let view: AnyView

    init(_ spot: Spot, _ view: some View) {
        self.spot = spot
        self.view = AnyView(view)
    }
}

/// Puts each view at its spot.
struct MarkBoard: Layout {
    let spots: [Spot]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (spot, view) in zip(spots, subviews) {
            let proposal = spot.size.map { ProposedViewSize($0) } ?? .unspecified
            guard spot.staysInside else {
                let point = CGPoint(x: bounds.minX + spot.point.x, y: bounds.minY + spot.point.y)
                view.place(at: point, anchor: spot.anchor, proposal: proposal)
                continue
            }
            let size = view.sizeThatFits(proposal)
            let x = spot.point.x - size.width * spot.anchor.x
            let y = spot.point.y - size.height * spot.anchor.y
            let origin = CGPoint(
                x: bounds.minX + max(min(x, bounds.width - size.width), 0),
                y: bounds.minY + max(min(y, bounds.height - size.height), 0)
            )
            view.place(at: origin, proposal: proposal)
        }
    }
}
