// The threads on which requests are answered and providers called: plain ones, as Dispatch's global queues and Swift's
// own pool wake up once a second for ever after their first job.
import SwiftUI
import Synchronization

/// Runs the jobs of the tasks that prefer it, in the order of their arrival.
final class RunThreads: TaskExecutor {
    /// Those of an extension; as many as Swift's own pool would have, for the tasks that a provider's call is made of.
    static let shared = RunThreads(count: max(2, ProcessInfo.processInfo.activeProcessorCount))

    private let jobs = Mutex<[UnownedJob]>([])
    private let arrivals = DispatchSemaphore(value: 0)

    /// The threads live as long as the process.
    init(count: Int) {
        for _ in 0..<count { Thread.detachNewThread { [self] in work() } }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        arrivals.signal()
    }

    private func work() {
        while true {
            arrivals.wait()
            // Each signal stands for one job, which one thread runs once.
            let job = jobs.withLock { $0.removeFirst() }
            unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
