// A priority queue of timers, one for each key; setting and taking cost the logarithm of their number.

/// Which key has its time next.
struct Agenda<Key: Hashable & Sendable, Time: Instant>: Sendable {
    private struct Item: Sendable {
        var time: Time
        /// Equal times come in the order in which they were set.
        var number: Int
        var key: Key

        func comes(before other: Item) -> Bool {
            time == other.time ? number < other.number : time < other.time
        }
    }

    /// A heap; an item whose number is not its key's current one is stale and is dropped when it comes up.
    private var heap: [Item] = []
    private var current: [Key: (time: Time, number: Int)] = [:]
    private var lastNumber = 0
    /// How many items were looked at so far.
    private(set) var effort = 0

    /// The earliest time.
    var next: Time? { heap.first?.time }

    /// Sets, moves or (with nil) removes a key's time.
    mutating func set(_ key: Key, _ time: Time?) {
        effort += 1
        if let time {
            guard current[key]?.time != time else { return }
            lastNumber += 1
            current[key] = (time, lastNumber)
            push(Item(time: time, number: lastNumber, key: key))
        } else if current.removeValue(forKey: key) == nil {
            return
        }
        if heap.count > 2 * current.count + 32 { rebuild() }
        dropStale()
    }

    /// Takes every key whose time has come, in order.
    mutating func takeDue(at now: Time) -> [Key] {
        var keys: [Key] = []
        while let first = heap.first, first.time <= now {
            current[first.key] = nil
            keys.append(first.key)
            dropStale()
        }
        return keys
    }

    private mutating func dropStale() {
        while let first = heap.first, current[first.key]?.number != first.number { pop() }
    }

    private mutating func rebuild() {
        effort += heap.count
        let items = heap.filter { current[$0.key]?.number == $0.number }
        heap = []
        for item in items { push(item) }
    }

    private mutating func push(_ item: Item) {
        heap.append(item)
        var child = heap.count - 1
        while child > 0 {
            effort += 1
            let parent = (child - 1) / 2
            guard heap[child].comes(before: heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func pop() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            effort += 1
            var first = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if heap[child].comes(before: heap[first]) { first = child }
            }
            guard first != parent else { return }
            heap.swapAt(parent, first)
            parent = first
        }
    }
}
