// Run loops as schedulers.
import Dispatch
public import Foundation

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerDate<RunLoop>
    /// There is nothing to say.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // A block that is only put into another thread's loop does not wake it; the main queue and timers do.
        guard self === RunLoop.main else {
            fire(at: Date(), every: 0, Work(run: action))
            return
        }
        let work = Work(run: action)
        DispatchQueue.main.async { work.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        fire(at: date.date, every: 0, Work(run: action))
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = fire(at: date.date, every: interval.timeInterval, Work(run: action))
        return AnyCancellable { timer.invalidate() }
    }

    @discardableResult
    private func fire(at date: Date, every interval: TimeInterval, _ work: Work) -> Timer {
        let timer = Timer(fire: date, interval: interval, repeats: interval > 0) { _ in work.run() }
        add(timer, forMode: .common)
        return timer
    }
}
