// Chance with a seed.

/// Random numbers that are the same for the same seed.
final class Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

    /// True once in so many times.
    func once(in times: Int) -> Bool { number(1...times) == 1 }
}
