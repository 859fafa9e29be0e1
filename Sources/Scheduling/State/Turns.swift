// A queue in which each key stands once; joining it, leaving it and having one's turn cost the same however many wait.

/// Who has their turn next.
struct Turns<Key: Hashable & Sendable>: Sendable {
    /// In the order of joining; a place whose number is not its key's current one was left, and is passed over.
    private var places: [(key: Key, number: Int)] = []
    private var first = 0
    private var current: [Key: Int] = [:]
    private var lastNumber = 0
    /// How many places were looked at so far.
    private(set) var effort = 0

    var isEmpty: Bool { current.isEmpty }

    /// Joins at the end, unless the key waits already.
    mutating func join(_ key: Key) {
        effort += 1
        guard current[key] == nil else { return }
        lastNumber += 1
        current[key] = lastNumber
        places.append((key, lastNumber))
    }

    mutating func leave(_ key: Key) {
        effort += 1
        current[key] = nil
        if current.isEmpty { forgetPlaces() }
    }

    /// Takes out the key whose turn it is.
    mutating func next() -> Key? {
        while first < places.count {
            effort += 1
            let place = places[first]
            first += 1
            guard current[place.key] == place.number else { continue }
            current[place.key] = nil
            if first > places.count / 2 { dropPassed() }
            return place.key
        }
        forgetPlaces()
        return nil
    }

    /// Called when half of the places have passed, so each is moved less than once on average.
    private mutating func dropPassed() {
        effort += places.count - first
        places.removeFirst(first)
        first = 0
    }

    private mutating func forgetPlaces() {
        places.removeAll(keepingCapacity: true)
        first = 0
    }
}
