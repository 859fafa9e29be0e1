// Deadlines in order, cancellable: a heap whose cancelled members are passed over when they come up.

/// What is to be done at instants, soonest first; of equal instants in the order in which they were added.
struct DeadlineQueue<Instant: Comparable, Work> {
    private var heap: [(instant: Instant, id: UInt64)] = []
    private var work: [UInt64: Work] = [:]

    mutating func add(_ id: UInt64, at instant: Instant, _ item: Work) {
        work[id] = item
        heap.append((instant, id))
        rise(heap.count - 1)
    }

    mutating func cancel(_ id: UInt64) {
        guard work.removeValue(forKey: id) != nil else { return }
        // Many waits are cancelled long before their time; their places must not pile up until then.
        if heap.count > 64, heap.count > work.count * 2 { rebuild() }
    }

    /// The soonest instant.
    mutating func next() -> Instant? {
        dropCancelled()
        return heap.first?.instant
    }

    /// Takes out the soonest of those that are due.
    mutating func take(dueAt now: Instant) -> Work? {
        dropCancelled()
        guard let first = heap.first, first.instant <= now else { return nil }
        removeFirst()
        return work.removeValue(forKey: first.id)
    }

    private mutating func dropCancelled() {
        while let first = heap.first, work[first.id] == nil { removeFirst() }
    }

    private mutating func rebuild() {
        heap = heap.filter { work[$0.id] != nil }.sorted { ($0.instant, $0.id) < ($1.instant, $1.id) }
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        sink()
    }

    private func isSooner(_ left: Int, _ right: Int) -> Bool {
        (heap[left].instant, heap[left].id) < (heap[right].instant, heap[right].id)
    }

    private mutating func rise(_ start: Int) {
        var index = start
        while index > 0, isSooner(index, (index - 1) / 2) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func sink() {
        var index = 0
        while true {
            var soonest = index
            for child in [index * 2 + 1, index * 2 + 2] where child < heap.count && isSooner(child, soonest) {
                soonest = child
            }
            if soonest == index { return }
            heap.swapAt(index, soonest)
            index = soonest
        }
    }
}
