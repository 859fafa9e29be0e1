// Operation queues as schedulers.
import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerDate<OperationQueue>
    /// There is nothing to say.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        add(Work(run: action))
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.wait(until: date)) { self.add(work) }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(run: action)
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + Self.wait(until: date), repeating: interval.timeInterval)
        timer.setEventHandler { self.add(work) }
        timer.activate()
        return AnyCancellable { timer.cancel() }
    }

    private func add(_ work: Work) { addOperation { work.run() } }

    private static func wait(until date: SchedulerTimeType) -> TimeInterval { max(0, date.date.timeIntervalSinceNow) }
}
