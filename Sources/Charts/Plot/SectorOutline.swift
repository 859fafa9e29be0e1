// The outline of a sector of a ring.
import SwiftUI

/// A sector between two radii and two angles, which are in radians clockwise from the top.
struct SectorOutline: Equatable {
    var center: CGPoint
    var inner: Double
    var outer: Double
    var start: Double
    var end: Double
    /// The gap on each side, in points.
    var inset: Double
    var corner: Double

    var path: Path {
        guard outer > 0, end > start else { return Path() }
        guard end - start < 2 * .pi - 1e-6 else { return ring }
        let half = (end - start) / 2
        // A sector narrower than its gaps is not seen.
        guard inset < outer * sin(min(half, .pi / 2)) else { return Path() }
        let corner = roundest(half)
        return Path { path in
            let outerAngle = angle(at: outer, corner, inward: true)
            path.move(to: point(outer, start + outerAngle))
            addArc(outer, from: start + outerAngle, to: end - outerAngle, &path)
            addCorner(outer, corner, isEnd: true, isOuter: true, &path)
            addInnerSide(half, corner, &path)
            addCorner(outer, corner, isEnd: false, isOuter: true, &path)
            path.closeSubpath()
        }
    }

    /// Where the sector's label stands.
    var middle: CGPoint { point((inner + outer) / 2, (start + end) / 2) }

    private var ring: Path {
        Path { path in
            path.move(to: point(outer, start))
            addArc(outer, from: start, to: start + 2 * .pi, &path)
            path.closeSubpath()
            guard inner > 0 else { return }
            path.move(to: point(inner, start))
            addArc(inner, from: start, to: start - 2 * .pi, &path)
            path.closeSubpath()
        }
    }

    private func addInnerSide(_ half: Double, _ corner: Double, _ path: inout Path) {
        let innerAngle = inner > 0 ? angle(at: inner, corner, inward: false) : half
        guard inner > inset, innerAngle < half else {
            // The two sides meet before they reach the inner radius.
            let reach = inset > 0 ? inset / sin(min(half, .pi / 2)) : 0
            path.addLine(to: point(max(reach, half < .pi / 2 ? 0 : inset), (start + end) / 2))
            return
        }
        addCorner(inner, corner, isEnd: true, isOuter: false, &path)
        addArc(inner, from: end - innerAngle, to: start + innerAngle, &path)
        addCorner(inner, corner, isEnd: false, isOuter: false, &path)
    }

    /// The largest radius of corners, at most the one wished for, that fits into the sector.
    private func roundest(_ half: Double) -> Double {
        var corner = min(max(corner, 0), (outer - inner) / 2)
        for _ in 0..<12 where corner > 0 {
            let fits =
                angle(at: outer, corner, inward: true) <= half
                && (inner <= 0 || angle(at: inner, corner, inward: false) <= half)
            if fits { return corner }
            corner *= 0.7
        }
        return 0
    }

    /// How far from the sector's side its arc begins, as an angle.
    private func angle(at radius: Double, _ corner: Double, inward: Bool) -> Double {
        let reach = inward ? radius - corner : radius + corner
        guard reach > 0 else { return .pi }
        return asin(min((inset + corner) / reach, 1))
    }

    /// A corner; at the outer radius of the end it goes from the arc to the side, at the inner one from side to arc.
    private func addCorner(_ radius: Double, _ corner: Double, isEnd: Bool, isOuter: Bool, _ path: inout Path) {
        let reach = isOuter ? radius - corner : radius + corner
        let along = max(reach * reach - (inset + corner) * (inset + corner), 0).squareRoot()
        let sharp = side(max(radius * radius - inset * inset, 0).squareRoot(), isEnd)
        let onSide = side(along, isEnd)
        let arc = angle(at: radius, corner, inward: isOuter)
        let onArc = point(radius, isEnd ? end - arc : start + arc)
        // The path runs along the outer arc to the end, inwards, back along the inner arc, and outwards.
        let isTowardSide = isOuter == isEnd
        if !isTowardSide { path.addLine(to: onSide) }
        let target = isTowardSide ? onSide : onArc
        if corner > 0 { path.addQuadCurve(to: target, control: sharp) } else { path.addLine(to: target) }
    }

    /// A point of a side, by its distance from the centre along the side.
    private func side(_ along: Double, _ isEnd: Bool) -> CGPoint {
        let turn = atan2(inset, along)
        return point(hypot(along, inset), isEnd ? end - turn : start + turn)
    }

    private func addArc(_ radius: Double, from: Double, to: Double, _ path: inout Path) {
        path.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(from - .pi / 2), delta: .radians(to - from)
        )
    }

    private func point(_ radius: Double, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }
}
