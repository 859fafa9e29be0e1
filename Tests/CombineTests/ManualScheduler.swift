// A scheduler whose time passes only when it is told.
import Combine

/// Runs what is due when its clock is moved on; a second is a thousand ticks.
// Proof: tests use it from one thread.
final class ManualScheduler: Scheduler, @unchecked Sendable {
    typealias SchedulerTimeType = Tick
    typealias SchedulerOptions = Never

    struct Tick: Strideable {
        var count: Int
        func distance(to other: Tick) -> Stride { Stride(magnitude: other.count - count) }
        func advanced(by n: Stride) -> Tick { Tick(count: count + n.magnitude) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var magnitude: Int
            init(magnitude: Int) { self.magnitude = magnitude }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
            static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            static func + (left: Stride, right: Stride) -> Stride {
                Stride(magnitude: left.magnitude + right.magnitude)
            }
            static func - (left: Stride, right: Stride) -> Stride {
                Stride(magnitude: left.magnitude - right.magnitude)
            }
            static func * (left: Stride, right: Stride) -> Stride {
                Stride(magnitude: left.magnitude * right.magnitude)
            }
            static func *= (left: inout Stride, right: Stride) { left = left * right }
            static func seconds(_ s: Int) -> Stride { Stride(magnitude: 1000 * s) }
            static func seconds(_ s: Double) -> Stride { Stride(magnitude: Int(1000 * s)) }
            static func milliseconds(_ ms: Int) -> Stride { Stride(magnitude: ms) }
            static func microseconds(_ us: Int) -> Stride { 0 }
            static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    private struct Due {
        let id: Int
        var at: Int
        let every: Int?
        let action: () -> Void
    }
    private var all: [Due] = []
    private var last = 0
    private(set) var now = Tick(count: 0)
    let minimumTolerance: Tick.Stride = 0

    /// How many closures wait.
    var waiting: Int { all.count }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(at: now.count, every: nil, action) }

    func schedule(after date: Tick, tolerance: Tick.Stride, options: Never?, _ action: @escaping () -> Void) {
        add(at: date.count, every: nil, action)
    }

    func schedule(
        after date: Tick, interval: Tick.Stride, tolerance: Tick.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let id = add(at: date.count, every: interval.magnitude, action)
        return AnyCancellable { self.all.removeAll { $0.id == id } }
    }

    @discardableResult
    private func add(at time: Int, every: Int?, _ action: @escaping () -> Void) -> Int {
        last += 1
        all.append(Due(id: last, at: time, every: every, action: action))
        return last
    }

    /// Moves the clock on, and runs what is due on the way, in order.
    func advance(by seconds: Double = 0) {
        let end = now.count + Int((1000 * seconds).rounded())
        while let next = all.filter({ $0.at <= end }).min(by: { ($0.at, $0.id) < ($1.at, $1.id) }) {
            now = Tick(count: max(now.count, next.at))
            all.removeAll { $0.id == next.id }
            if let every = next.every {
                all.append(Due(id: next.id, at: next.at + every, every: every, action: next.action))
            }
            next.action()
        }
        now = Tick(count: end)
    }
}
