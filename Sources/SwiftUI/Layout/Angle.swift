// Angles, in radians or degrees.

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public static let zero = Angle(radians: 0)

    public init() {
        radians = 0
    }

    public init(radians: Double) {
        self.radians = radians
    }

    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

// Angles are added to each other and scaled by numbers.
extension Angle {
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

    public static func += (left: inout Angle, right: Angle) { left = left + right }

    public static func -= (left: inout Angle, right: Angle) { left = left - right }

    public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }

    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }

    public static func *= (left: inout Angle, right: Double) { left = left * right }

    public static func /= (left: inout Angle, right: Double) { left = left / right }

    /// Turns the other way.
    public mutating func negate() { self = -self }
}

extension Angle: Animatable {
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}
