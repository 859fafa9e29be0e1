// The lock that lies where its owner puts it.
import Dispatch
import Testing
import os

@Suite struct UnfairLockTests {
    /// A number beside its lock; both are only reached by their addresses.
    private struct Counter: @unchecked Sendable {
        // Proof: who changes the number holds the lock.
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    }

    @Test func noAdditionIsLost() {
        let counter = Counter()
        counter.lock.initialize(to: os_unfair_lock())
        counter.number.initialize(to: 0)
        defer {
            counter.lock.deallocate()
            counter.number.deallocate()
        }
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<20_000 {
                os_unfair_lock_lock(counter.lock)
                counter.number.pointee += 1
                os_unfair_lock_unlock(counter.lock)
            }
        }
        #expect(counter.number.pointee == 80_000)
        #expect(os_unfair_lock_trylock(counter.lock))
        #expect(!os_unfair_lock_trylock(counter.lock))
    }
}
