// Layouts as authors write them, for the table's rows.
import SwiftUI

/// Each view 10 further right and lower than the one before, in its ideal size.
struct Stair: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.enumerated().reduce(into: .zero) { size, pair in
            let own = pair.element.sizeThatFits(.unspecified)
            let step = CGFloat(10 * pair.offset)
            size = CGSize(width: max(size.width, step + own.width), height: max(size.height, step + own.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
            let step = CGFloat(10 * index)
            view.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
        }
    }
}

/// The whole proposal; a point of the view stands in its middle.
struct Anchored: Layout {
    let anchor: UnitPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor, proposal: .unspecified)
        }
    }
}

/// Places nothing.
struct Forgetful: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A column whose views are measured once, when the cache is made.
struct CachedColumn: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        CGSize(width: cache.map(\.width).max() ?? 0, height: cache.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        var y = bounds.minY
        for (view, size) in zip(subviews, cache) {
            view.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
            y += size.height
        }
    }
}

/// A column with the distances that its views prefer.
struct SpacedColumn: Layout {
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .vertical) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).reduce(0, +) + gaps(subviews).reduce(0, +)
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for (view, gap) in zip(subviews, gaps(subviews) + [0]) {
            view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += view.sizeThatFits(.unspecified).height + gap
        }
    }
}

/// One view that keeps no distance, with its top line 4 points down.
struct Tight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { guide == .top ? 4 : nil }
}

/// The standard row with 2 points around it.
struct Framed: Layout {
    private let row = HStackLayout()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        return CGSize(width: size.width + 4, height: size.height + 4)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        row.placeSubviews(in: bounds.insetBy(dx: 2, dy: 2), proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// A layout whose numbers are what it is given.
struct Odd: Layout {
    let size: CGSize
    let place: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: place, proposal: ProposedViewSize(width: .nan, height: -5)) }
    }
}
