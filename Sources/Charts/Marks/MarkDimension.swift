// How wide marks are, and how they are stacked.
public import SwiftUI

/// A length of a mark, beside the room that it has.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Rule: Hashable, Sendable {
        case automatic
        case fixed(Double)
        case inset(Double)
        case ratio(Double)
    }

    let rule: Rule

    public static let automatic = MarkDimension(rule: .automatic)

    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(rule: .fixed(Double(value).sound)) }

    /// The room less a length in points on each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(rule: .inset(Double(value).sound)) }

    /// A part of the room, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(rule: .ratio(Double(value).sound)) }

    public init(integerLiteral value: Int) {
        self = .fixed(CGFloat(value))
    }

    public init(floatLiteral value: Double) {
        self = .fixed(CGFloat(value))
    }

    init(rule: Rule) {
        self.rule = rule
    }

    /// The length in a room, in points.
    func length(in room: Double, automatic: MarkDimension) -> Double {
        switch rule {
        case .automatic: automatic == .automatic ? room : automatic.length(in: room, automatic: .automatic)
        case .fixed(let length): max(0, length)
        case .inset(let inset): max(0, room - 2 * inset)
        case .ratio(let ratio): max(0, room * ratio)
        }
    }

    /// The radius inside another one, in points.
    func radius(in outer: Double) -> Double {
        if case .inset(let inset) = rule { return max(0, outer - inset) }
        return length(in: outer, automatic: .automatic)
    }
}

/// How marks at one place stand on one another.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Rule: Hashable, Sendable { case standard, normalized, center, unstacked }

    let rule: Rule

    /// One on top of the other, from zero.
    public static let standard = MarkStackingMethod(rule: .standard)
    /// Each as its part of the sum.
    public static let normalized = MarkStackingMethod(rule: .normalized)
    /// Around the middle.
    public static let center = MarkStackingMethod(rule: .center)
    /// All from zero.
    public static let unstacked = MarkStackingMethod(rule: .unstacked)
}

extension Double {
    /// Zero for what is no number, and within what pictures can hold.
    var sound: Double { isFinite ? Swift.min(Swift.max(self, -1e6), 1e6) : 0 }
}
