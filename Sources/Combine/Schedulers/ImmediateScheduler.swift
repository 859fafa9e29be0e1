// A scheduler that does not wait.

/// Runs every closure at once, on the thread that brings it, whatever the moment.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There is nothing to say.
    public typealias SchedulerOptions = Never

    /// The one scheduler.
    public static let shared = ImmediateScheduler()

    /// Moments that are all the same.
    public struct SchedulerTimeType: Strideable, Sendable {
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// A length of time that nobody waits for.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Codable, Sendable
        {
            public var magnitude: Int

            public init(_ value: Int) { magnitude = value }
            public init(integerLiteral value: Int) { magnitude = value }
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude &+ right.magnitude) }
            public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude &- right.magnitude) }
            public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude &* right.magnitude) }
            public static func += (left: inout Stride, right: Stride) { left = left + right }
            public static func -= (left: inout Stride, right: Stride) { left = left - right }
            public static func *= (left: inout Stride, right: Stride) { left = left * right }

            public static func seconds(_ s: Int) -> Stride { 0 }
            public static func seconds(_ s: Double) -> Stride { 0 }
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            public static func microseconds(_ us: Int) -> Stride { 0 }
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
