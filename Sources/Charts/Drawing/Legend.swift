// What the colours of a chart mean.
import SwiftUI

/// A swatch and a name for each value, or a gradient between two numbers.
struct Legend: View {
    let plan: PlotPlan
    let wording: AxisWording
    let isColumn: Bool

    var body: some View {
        Group {
            if let (gradient, ends) = plan.styles.gradient {
                HStack(spacing: 6) {
                    Text(verbatim: wording.words(.number(ends.lowerBound)))
                    Capsule()
                        .fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
                        .frame(maxWidth: 120).frame(height: 8)
                    Text(verbatim: wording.words(.number(ends.upperBound)))
                }
            } else {
                LegendFlow(isColumn: isColumn) {
                    ForEach(plan.styles.values, id: \.self) { value in
                        HStack(spacing: 5) {
                            swatch(value)
                            Text(verbatim: wording.words(value)).lineLimit(1)
                        }
                    }
                }
            }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }

    @ViewBuilder
    private func swatch(_ value: Datum) -> some View {
        let style = plan.styles.style(value)
        // Where symbols tell the same values apart, the legend shows them.
        if plan.symbols.values.contains(value), case .shape(let outline, _) = plan.symbol(for: value) {
            outline(CGRect(x: 0, y: 0, width: 8, height: 8)).fill(style).frame(width: 8, height: 8)
        } else {
            Circle().fill(style).frame(width: 8, height: 8)
        }
    }
}

/// Entries one after another, in as many rows as they need.
struct LegendFlow: Layout {
    let isColumn: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = frames(subviews.map { $0.sizeThatFits(.unspecified) }, in: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let frames = frames(subviews.map { $0.sizeThatFits(.unspecified) }, in: bounds.width + 0.5)
        for (view, frame) in zip(subviews, frames) {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size)
            )
        }
    }

    /// An entry wider than a row is cut to it.
    func frames(_ sizes: [CGSize], in width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var (x, y, rowHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for size in sizes {
            let own = min(size.width, width)
            if x > 0, isColumn || x + own > width {
                (x, y, rowHeight) = (0, y + rowHeight + 4, 0)
            }
            frames.append(CGRect(x: x, y: y, width: own, height: size.height))
            x += own + 10
            rowHeight = max(rowHeight, size.height)
        }
        return frames
    }
}
