// Curves through points.
import SwiftUI

/// Joins points by an interpolation.
enum Curve {
    /// Goes from the path's current point, which is the first of the points, through all of them.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
        guard points.count > 1 else { return }
        switch method.way {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd: addSteps(points, method, to: &path)
        case .monotone: addMonotone(points, to: &path)
        case .cardinal(let tension): addRound(points, to: &path) { Self.cardinal($0, $1, $2, $3, tension) }
        case .catmullRom(let alpha): addRound(points, to: &path) { Self.catmullRom($0, $1, $2, $3, alpha) }
        }
    }

    private static func addSteps(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
        for (from, to) in zip(points, points.dropFirst()) {
            let x: CGFloat =
                switch method.way {
                case .stepStart: from.x
                case .stepEnd: to.x
                default: (from.x + to.x) / 2
                }
            path.addLine(to: CGPoint(x: x, y: from.y))
            path.addLine(to: CGPoint(x: x, y: to.y))
            path.addLine(to: to)
        }
    }

    private static func addRound(
        _ points: [CGPoint], to path: inout Path,
        _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
    ) {
        for index in 0..<points.count - 1 {
            let (from, to) = (points[index], points[index + 1])
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
            let (first, second) = controls(before, from, to, after)
            path.addCurve(to: to, control1: first, control2: second)
        }
    }

    private static func cardinal(
        _ before: CGPoint, _ from: CGPoint, _ to: CGPoint, _ after: CGPoint, _ tension: Double
    ) -> (CGPoint, CGPoint) {
        let part = (1 - tension) / 6
        return (
            CGPoint(x: from.x + (to.x - before.x) * part, y: from.y + (to.y - before.y) * part),
            CGPoint(x: to.x - (after.x - from.x) * part, y: to.y - (after.y - from.y) * part)
        )
    }

    private static func catmullRom(
        _ before: CGPoint, _ from: CGPoint, _ to: CGPoint, _ after: CGPoint, _ alpha: Double
    ) -> (CGPoint, CGPoint) {
        func length(_ start: CGPoint, _ end: CGPoint) -> Double {
            pow(hypot(Double(end.x - start.x), Double(end.y - start.y)), alpha)
        }
        let (first, middle, last) = (length(before, from), length(from, to), length(to, after))
        var controls = (from, to)
        if first > 1e-6 {
            let (near, far) = (2 * first * first + 3 * first * middle + middle * middle, 3 * first * (first + middle))
            controls.0 = mixed(from, near, before, -middle * middle, to, first * first, over: far)
        }
        if last > 1e-6 {
            let (near, far) = (2 * last * last + 3 * last * middle + middle * middle, 3 * last * (last + middle))
            controls.1 = mixed(to, near, after, -middle * middle, from, last * last, over: far)
        }
        return controls
    }

    private static func mixed(
        _ a: CGPoint, _ partA: Double, _ b: CGPoint, _ partB: Double, _ c: CGPoint, _ partC: Double, over whole: Double
    ) -> CGPoint {
        CGPoint(
            x: (a.x * partA + b.x * partB + c.x * partC) / whole, y: (a.y * partA + b.y * partB + c.y * partC) / whole
        )
    }

    /// Fritsch and Carlson's tangents, which make no turn between two points.
    private static func addMonotone(_ points: [CGPoint], to path: inout Path) {
        let steps = zip(points, points.dropFirst()).map { from, to -> (width: Double, slope: Double) in
            let width = Double(to.x - from.x)
            return (width, width == 0 ? 0 : Double(to.y - from.y) / width)
        }
        var tangents = [steps[0].slope]
        for (left, right) in zip(steps, steps.dropFirst()) {
            let isTurn = left.slope * right.slope <= 0
            let mean = (left.slope * right.width + right.slope * left.width) / (left.width + right.width)
            let limit = 3 * min(abs(left.slope), abs(right.slope))
            tangents.append(isTurn || !mean.isFinite ? 0 : min(max(mean, -limit), limit))
        }
        tangents.append(steps[steps.count - 1].slope)
        for index in steps.indices {
            let (from, to, third) = (points[index], points[index + 1], steps[index].width / 3)
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + third, y: from.y + tangents[index] * third),
                control2: CGPoint(x: to.x - third, y: to.y - tangents[index + 1] * third)
            )
        }
    }

    /// Points that lie closer together than can be seen, less those between the lowest and the highest of each column.
    static func thinned(_ points: [CGPoint], column: Double = 0.5, most: Int = 2000) -> [CGPoint] {
        guard points.count > most else { return points }
        var kept: [CGPoint] = []
        var group: [CGPoint] = []
        func close() {
            guard let first = group.first, let last = group.last else { return }
            let low = group.indices.min { group[$0].y < group[$1].y } ?? 0
            let high = group.indices.max { group[$0].y < group[$1].y } ?? 0
            kept.append(first)
            for index in [min(low, high), max(low, high)] where index > 0 && index < group.count - 1 {
                kept.append(group[index])
            }
            if group.count > 1 { kept.append(last) }
            group = []
        }
        for point in points {
            if let first = group.first, (first.x / column).rounded(.down) != (point.x / column).rounded(.down) {
                close()
            }
            group.append(point)
        }
        close()
        return kept
    }
}
