// The threads of runs: each job once, and a blocked one holds up no other.
import Dispatch
import Testing

@testable import WidgetKit

@Suite struct RunThreadsTests {
    @Test func runsEachTaskOnce() async {
        let threads = RunThreads(count: 2)
        let sum = await withTaskGroup(of: Int.self) { group in
            for number in 1...100 {
                group.addTask(executorPreference: threads) {
                    await Task.yield()
                    return number
                }
            }
            return await group.reduce(0, +)
        }
        #expect(sum == 5050)
    }

    @Test func aBlockedTaskHoldsUpNoOther() async {
        let threads = RunThreads(count: 2)
        let gate = DispatchSemaphore(value: 0)
        let blocked = Task(executorPreference: threads) { block(on: gate) }
        let other = Task(executorPreference: threads) { 7 }
        #expect(await other.value == 7)
        gate.signal()
        await blocked.value
    }
}

/// Waits as careless provider code does.
private func block(on gate: DispatchSemaphore) { gate.wait() }
