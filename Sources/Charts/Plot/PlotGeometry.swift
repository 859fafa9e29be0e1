// From scales to frames: where marks lie in a plot of a size.
import SwiftUI

/// A plot of a size in points.
struct PlotGeometry {
    let plan: PlotPlan
    let size: CGSize

    private var width: Double { Double(size.width) }
    private var height: Double { Double(size.height) }

    /// The part of a bar's room that it fills by itself.
    static let barRatio = MarkDimension.ratio(0.7)

    /// The area of a bar or a rectangle; nil for what is not on the scales.
    func frame(of mark: PlottedMark) -> CGRect? {
        let automatic = mark.form == .bar ? Self.barRatio : .automatic
        let besideX = beside(mark, .horizontal)
        let besideY = beside(mark, .vertical)
        guard let x = span(mark.x, plan.x, width, mark.width, automatic, besideX),
            let fromBottom = span(mark.y, plan.y, height, mark.height, automatic, besideY)
        else { return nil }
        let y: ClosedRange<Double> =
            if case .edges = mark.y { fromBottom } else {
                height - fromBottom.upperBound...height - fromBottom.lowerBound
            }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound
        )
    }

    /// The place of a point.
    func point(of mark: PlottedMark) -> CGPoint? {
        guard let x = middle(mark.x, plan.x, width, beside(mark, .horizontal)),
            let y = middle(mark.y, plan.y, height, beside(mark, .vertical))
        else { return nil }
        if case .edges = mark.y { return CGPoint(x: x, y: y) }
        return CGPoint(x: x, y: height - y)
    }

    /// The two ends of an area at a value.
    func ends(of mark: PlottedMark) -> (near: CGPoint, far: CGPoint)? {
        if mark.isHorizontal {
            guard let y = middle(mark.y, plan.y, height, nil),
                let x = edges(mark.x, plan.x, width)
            else { return nil }
            return (CGPoint(x: x.start, y: height - y), CGPoint(x: x.end, y: height - y))
        }
        guard let x = middle(mark.x, plan.x, width, nil),
            let y = edges(mark.y, plan.y, height)
        else { return nil }
        return (CGPoint(x: x, y: height - y.start), CGPoint(x: x, y: height - y.end))
    }

    /// Where an extent starts and ends, whichever is the greater: an area whose edges cross changes its side there.
    private func edges(_ extent: Extent, _ scale: PositionScale, _ length: Double) -> (start: Double, end: Double)? {
        switch extent {
        case .edges(let start, let end): return (start ?? 0, end ?? length)
        case .between(let start, let end) where !scale.isNames:
            guard let first = scale.place(start.start, length), let last = scale.place(end.end ?? end.start, length)
            else { return nil }
            return (first, last)
        case .between, .at, .nowhere:
            return span(extent, scale, length, .automatic, .automatic, nil).map { ($0.lowerBound, $0.upperBound) }
        }
    }

    /// The ends of a rule.
    func line(of mark: PlottedMark) -> (CGPoint, CGPoint)? {
        guard let frame = frame(of: mark) else { return nil }
        if case .at = mark.x {
            return (CGPoint(x: frame.midX, y: frame.minY), CGPoint(x: frame.midX, y: frame.maxY))
        }
        return (CGPoint(x: frame.minX, y: frame.midY), CGPoint(x: frame.maxX, y: frame.midY))
    }

    /// The sectors of a pie, in order; values below zero count as zero.
    var sectors: [(mark: PlottedMark, outline: SectorOutline)] {
        let marks = plan.marks.filter(\.isSector)
        let values = marks.map { mark -> Double in
            switch mark.x {
            case .at(let value):
                if let end = value.end?.number, let start = value.start.number { return max(end - start, 0) }
                return max(value.start.number ?? 0, 0)
            default: return 0
            }
        }
        // Divided first, as the sum of the greatest numbers is none.
        let most = values.max() ?? 0
        let parts = values.map { most > 0 ? $0 / most : 0 }
        let sum = parts.reduce(0, +)
        guard sum > 0 else { return [] }
        var before = 0.0
        return zip(marks, parts).compactMap { mark, part -> (mark: PlottedMark, outline: SectorOutline)? in
            guard case .sector(let inner, let outer, let inset) = mark.form else { return nil }
            let whole = min(width, height) / 2
            let radius = outer.radius(in: whole)
            let outline = SectorOutline(
                center: CGPoint(x: width / 2, y: height / 2),
                inner: inner == .automatic ? 0 : min(inner.radius(in: radius), radius),
                outer: radius,
                start: before / sum * 2 * .pi, end: (before + part) / sum * 2 * .pi, inset: inset,
                corner: Double(mark.style.cornerRadius ?? 0).sound
            )
            before += part
            return (mark, outline)
        }
    }

    /// A mark's place among those beside it: how many there are, and which it is.
    private func beside(_ mark: PlottedMark, _ axis: Axis) -> (index: Int, count: Int, span: MarkDimension)? {
        guard let value = mark.style.positionBy, plan.besides.values.count > 0 else { return nil }
        let own: Axis = mark.style.positionAxis ?? (mark.isHorizontal ? .vertical : .horizontal)
        guard own == axis else { return nil }
        return (plan.besides.index(value), plan.besides.values.count, mark.style.positionSpan)
    }

    private func span(
        _ extent: Extent, _ scale: PositionScale, _ length: Double, _ dimension: MarkDimension,
        _ automatic: MarkDimension, _ beside: (index: Int, count: Int, span: MarkDimension)?
    ) -> ClosedRange<Double>? {
        switch extent {
        case .edges(let start, let end): return ordered(start ?? 0, end ?? length)
        case .between(let start, let end):
            let first: Double? =
                scale.isNames ? scale.room(start, length)?.lowerBound : scale.place(start.start, length)
            let last: Double? =
                scale.isNames ? scale.room(end, length)?.upperBound : scale.place(end.end ?? end.start, length)
            guard let first, let last else { return nil }
            return ordered(first, last)
        case .at(let value):
            guard var room = scale.room(value, length) else { return nil }
            var automatic = automatic
            if let beside {
                room = slot(in: room, beside)
                automatic = .ratio(0.9)
            }
            let taken = dimension.length(in: room.upperBound - room.lowerBound, automatic: automatic)
            let middle = (room.lowerBound + room.upperBound) / 2
            return middle - taken / 2...middle + taken / 2
        case .nowhere: return nil
        }
    }

    private func middle(
        _ extent: Extent, _ scale: PositionScale, _ length: Double,
        _ beside: (index: Int, count: Int, span: MarkDimension)?
    ) -> Double? {
        switch extent {
        case .at(let value):
            if let beside, let room = scale.room(value, length) {
                let slot = slot(in: room, beside)
                return (slot.lowerBound + slot.upperBound) / 2
            }
            return scale.place(value.middle, length)
        case .edges(let start, let end): return start ?? end ?? length / 2
        case .between, .nowhere:
            return span(extent, scale, length, .automatic, .automatic, nil).map { ($0.lowerBound + $0.upperBound) / 2 }
        }
    }

    private func slot(
        in room: ClosedRange<Double>, _ beside: (index: Int, count: Int, span: MarkDimension)
    ) -> ClosedRange<Double> {
        let whole = beside.span.length(
            in: room.upperBound - room.lowerBound, automatic: beside.count > 1 ? .ratio(0.8) : Self.barRatio
        )
        let start = (room.lowerBound + room.upperBound) / 2 - whole / 2
        let share = whole / Double(max(beside.count, 1))
        return start + share * Double(beside.index)...start + share * Double(beside.index + 1)
    }
}
