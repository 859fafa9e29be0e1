// Deadlines come up in order, whatever was cancelled.
import Testing

@testable import Posix

@Suite struct DeadlineQueueTests {
    @Test func theSoonestComesFirstAndTiesInOrder() {
        var queue = DeadlineQueue<Int, String>()
        for (id, (instant, name)) in [(5, "e"), (1, "a"), (3, "c"), (1, "b"), (4, "d")].enumerated() {
            queue.add(UInt64(id), at: instant, name)
        }
        #expect(queue.next() == 1)
        var order = ""
        while let name = queue.take(dueAt: 4) { order += name }
        #expect(order == "abcd")
        #expect(queue.next() == 5)
    }

    @Test func cancelledOnesNeverComeUp() {
        var queue = DeadlineQueue<Int, Int>()
        for id in 0..<1000 { queue.add(UInt64(id), at: id * 7919 % 1000, id) }
        for id in 0..<1000 where id % 3 != 0 { queue.cancel(UInt64(id)) }
        queue.cancel(5000)
        var instants: [Int] = []
        while let id = queue.take(dueAt: 2000) {
            #expect(id % 3 == 0)
            instants.append(id * 7919 % 1000)
        }
        #expect(instants.count == 334)
        #expect(instants == instants.sorted())
        #expect(queue.next() == nil)
    }

    @Test func infinitelyFarIsNeverDue() {
        var queue = DeadlineQueue<Double, Int>()
        queue.add(1, at: .infinity, 1)
        queue.add(2, at: -.infinity, 2)
        #expect(queue.take(dueAt: 0) == 2)
        #expect(queue.take(dueAt: 1e300) == nil)
    }
}
