// Moments and lengths of time as dispatch queues count them.
public import Dispatch
import Foundation

extension DispatchQueue {
    /// A moment.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return to >= from
                ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        /// A length of time.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// In nanoseconds.
            public var magnitude: Int

            private init(nanoseconds: Int) { magnitude = nanoseconds }
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                case .never: magnitude = .max
                @unknown default: magnitude = .max
                }
            }
            public init(floatLiteral value: Double) { self = .seconds(value) }
            public init(integerLiteral value: Int) { self = .seconds(value) }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let count = Int(exactly: source) else { return nil }
                magnitude = count
            }

            public var timeInterval: DispatchTimeInterval { magnitude == .max ? .never : .nanoseconds(magnitude) }

            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Stride, right: Stride) -> Stride {
                let (sum, isTooMuch) = left.magnitude.addingReportingOverflow(right.magnitude)
                return Stride(nanoseconds: isTooMuch ? .max : sum)
            }
            public static func - (left: Stride, right: Stride) -> Stride {
                let (rest, isTooMuch) = left.magnitude.subtractingReportingOverflow(right.magnitude)
                return Stride(nanoseconds: isTooMuch ? .max : rest)
            }
            public static func * (left: Stride, right: Stride) -> Stride { product(left.magnitude, right.magnitude) }
            public static func += (left: inout Stride, right: Stride) { left = left + right }
            public static func -= (left: inout Stride, right: Stride) { left = left - right }
            public static func *= (left: inout Stride, right: Stride) { left = left * right }

            public static func seconds(_ s: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? .max)
            }
            public static func seconds(_ s: Int) -> Stride { product(s, 1_000_000_000) }
            public static func milliseconds(_ ms: Int) -> Stride { product(ms, 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { product(us, 1000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func product(_ count: Int, _ unit: Int) -> Stride {
                let (product, isTooMuch) = count.multipliedReportingOverflow(by: unit)
                return Stride(nanoseconds: isTooMuch ? .max : product)
            }
        }
    }
}
