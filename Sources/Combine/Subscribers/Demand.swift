// How many values a subscriber wants.

extension Subscribers {
    /// A number of values, or all there are. What is added to `unlimited` or taken from it leaves it as it is.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// Nil is without limit.
        private let count: Int?

        /// All values.
        public static let unlimited = Demand(count: nil)
        /// No more values.
        public static let none = Demand(count: 0)
        /// At most that many more.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand is not negative")
            return Demand(count: value)
        }

        private init(count: Int?) { self.count = count }

        /// The number; nil without limit.
        public var max: Int? { count }

        private func with(_ other: Int, _ combine: (Int, Int) -> (partialValue: Int, overflow: Bool)) -> Demand {
            guard let count else { return self }
            let result = combine(count, other)
            return result.overflow ? .unlimited : Demand(count: Swift.max(0, result.partialValue))
        }

        public static func + (left: Demand, right: Demand) -> Demand {
            guard let count = right.count else { return .unlimited }
            return left + count
        }
        public static func + (left: Demand, right: Int) -> Demand {
            left.with(right) { $0.addingReportingOverflow($1) }
        }
        public static func - (left: Demand, right: Demand) -> Demand {
            guard let count = right.count else { return left.count == nil ? left : .none }
            return left - count
        }
        public static func - (left: Demand, right: Int) -> Demand {
            left.with(right) { $0.subtractingReportingOverflow($1) }
        }
        public static func * (left: Demand, right: Int) -> Demand {
            left.with(right) { $0.multipliedReportingOverflow(by: $1) }
        }
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func += (left: inout Demand, right: Int) { left = left + right }
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        public static func -= (left: inout Demand, right: Int) { left = left - right }
        public static func *= (left: inout Demand, right: Int) { left = left * right }

        public static func < (left: Demand, right: Demand) -> Bool {
            switch (left.count, right.count) {
            case (nil, _): false
            case (_, nil): true
            case (let left?, let right?): left < right
            }
        }
        public static func < (left: Demand, right: Int) -> Bool { left.count.map { $0 < right } ?? false }
        public static func <= (left: Demand, right: Int) -> Bool { left.count.map { $0 <= right } ?? false }
        public static func > (left: Demand, right: Int) -> Bool { !(left <= right) }
        public static func >= (left: Demand, right: Int) -> Bool { !(left < right) }
        public static func == (left: Demand, right: Int) -> Bool { left.count == right }
        public static func != (left: Demand, right: Int) -> Bool { left.count != right }
        public static func < (left: Int, right: Demand) -> Bool { right > left }
        public static func <= (left: Int, right: Demand) -> Bool { right >= left }
        public static func > (left: Int, right: Demand) -> Bool { right < left }
        public static func >= (left: Int, right: Demand) -> Bool { right <= left }
        public static func == (left: Int, right: Demand) -> Bool { right == left }
        public static func != (left: Int, right: Demand) -> Bool { right != left }

        public var description: String { count.map { "max(\($0))" } ?? "unlimited" }
    }
}
