// Places along a gradient that runs around a centre.
import Glibc

/// From one angle to another, clockwise in radians.
package struct Turn: Sendable {
    private let from: Double
    private let sweep: Double

    package init(from: Double, to: Double) {
        self.from = from.isFinite ? from : 0
        sweep = to.isFinite ? to - self.from : 2 * .pi
    }

    /// The place from 0 to 1 of a point; what lies in no part of the turn takes the nearer end.
    package func place(of point: Point, around center: Point) -> Double {
        let angle = atan2(point.y - center.y, point.x - center.x)
        guard sweep != 0 else { return 1 }
        let whole = 2 * Double.pi
        var distance = fmod((angle - from) * (sweep < 0 ? -1 : 1), whole)
        if distance < 0 { distance += whole }
        let length = sweep.magnitude
        if distance <= length { return distance / length }
        return distance - length < (whole - length) / 2 ? 1 : 0
    }
}
