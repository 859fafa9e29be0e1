// Springs and curves: what authors compute with them is right, though no animation follows them.

/// A spring with a mass of 1 unless another is given.
public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let bounce = max(-1, min(bounce, 1))
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(0.01, 1 + bounce) : 1 - bounce)
    }

    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 0.001)
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = allowOverDamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
    }

    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let frequency = -log(epsilon) / max(0.001, dampingRatio * settlingDuration)
        self.init(response: 2 * .pi / frequency, dampingRatio: dampingRatio)
    }

    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }

    public var response: Double { 2 * .pi / frequency }
    public var duration: TimeInterval { response }
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// When the spring is within a thousandth of its target.
    public var settlingDuration: TimeInterval { -log(0.001) / max(0.001, min(dampingRatio, 1) * frequency) }

    /// Where a value is on its way from zero to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: motion.part) + initialVelocity.scaled(by: motion.push)
    }

    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-4
        let before = value(target: target, initialVelocity: initialVelocity, time: time)
        let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
        return (after - before).scaled(by: 1 / step)
    }

    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let reached = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value += reached
    }

    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// How much of the way is gone, and how far a velocity of 1 has pushed meanwhile.
    private func motion(at time: TimeInterval) -> (part: Double, push: Double) {
        let (w, z) = (frequency, dampingRatio)
        let fade = exp(-z * w * time)
        if z < 1 {
            let own = w * (1 - z * z).squareRoot()
            return (1 - fade * (cos(own * time) + z * w / own * sin(own * time)), fade * sin(own * time) / own)
        }
        return (1 - fade * (1 + w * time), fade * time)
    }
}

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable { case bezier, circularIn, circularOut, circularInOut }

    private let form: Form
    private var start = UnitPoint(x: 0, y: 0)
    private var end = UnitPoint(x: 1, y: 1)

    private init(_ form: Form) {
        self.form = form
    }

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        var curve = UnitCurve(.bezier)
        (curve.start, curve.end) = (startControlPoint, endControlPoint)
        return curve
    }

    private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
        bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }

    public static let linear = bezier(0, 0, 1, 1)
    public static let easeIn = bezier(0.42, 0, 1, 1)
    public static let easeOut = bezier(0, 0, 0.58, 1)
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    public static let circularEaseIn = UnitCurve(.circularIn)
    public static let circularEaseOut = UnitCurve(.circularOut)
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The curve's height at a progress from 0 to 1.
    public func value(at progress: Double) -> Double {
        let x = max(0, min(progress, 1))
        switch form {
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (x - 1) * (x - 1)).squareRoot()
        case .circularInOut:
            let part = 2 * x
            return part < 1
                ? (1 - (1 - part * part).squareRoot()) / 2 : ((1 - (part - 2) * (part - 2)).squareRoot() + 1) / 2
        case .bezier:
            var (low, high) = (0.0, 1.0)
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if Self.at(middle, start.x, end.x) < x { low = middle } else { high = middle }
            }
            return Self.at((low + high) / 2, start.y, end.y)
        }
    }

    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let from = max(0, min(progress, 1) - step), to = min(1, max(progress, 0) + step)
        return (value(at: to) - value(at: from)) / (to - from)
    }

    /// The curve with its axes swapped.
    public var inverse: UnitCurve {
        switch form {
        case .circularIn: .circularEaseOut
        case .circularOut: .circularEaseIn
        case .circularInOut: self
        case .bezier: .bezier(start.y, start.x, end.y, end.x)
        }
    }

    private static func at(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
        let u = 1 - t
        return 3 * u * u * t * Double(first) + 3 * u * t * t * Double(second) + t * t * t
    }
}
