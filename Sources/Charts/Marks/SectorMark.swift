// Sectors of a pie or a ring.
public import SwiftUI

/// A sector as wide as its part of the sum; sectors go clockwise from the top.
nonisolated public struct SectorMark: ChartContent, MarkContent {
    public typealias Body = Never

    let mark: PlottedMark

    /// - Parameters:
    ///   - innerRadius: points from the centre, a part of the outer radius, or inset from it; automatic is a pie.
    ///   - outerRadius: likewise, of half the plot's shorter side.
    ///   - angularInset: the gap on each side, in points.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = PlottedMark(
            form: .sector(inner: innerRadius, outer: outerRadius, inset: Double(angularInset ?? 0).sound),
            x: Extent(angle)
        )
    }
}
