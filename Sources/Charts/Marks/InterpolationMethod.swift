// How the points of a line are joined.
public import SwiftUI

/// A way from one point to the next.
public struct InterpolationMethod: Hashable, Sendable {
    enum Way: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: Double)
        case catmullRom(alpha: Double)
    }

    let way: Way

    public static let linear = InterpolationMethod(way: .linear)
    /// Without a height or a depth that the points do not have.
    public static let monotone = InterpolationMethod(way: .monotone)
    public static let stepStart = InterpolationMethod(way: .stepStart)
    public static let stepCenter = InterpolationMethod(way: .stepCenter)
    public static let stepEnd = InterpolationMethod(way: .stepEnd)
    public static let cardinal = InterpolationMethod(way: .cardinal(tension: 0))
    public static let catmullRom = InterpolationMethod(way: .catmullRom(alpha: 0.5))

    /// From 0, round, to 1, straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(way: .cardinal(tension: min(max(Double(tension).sound, 0), 1)))
    }

    /// 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(way: .catmullRom(alpha: min(max(Double(alpha).sound, 0), 1)))
    }
}
