// The forms that a distance in time is written in: which units, and which numbers of them are reached.
import FoundationEssentials
import FoundationInternationalization
import Synchronization

/// Which distances from a date are reached from an instant on, in whole seconds.
struct Reach {
    /// Those before the date; nil when it has passed.
    let before: ClosedRange<Int>?
    /// Those since the date.
    let since: ClosedRange<Int>

    /// How long a text is looked at, in seconds.
    private static let horizon = 30 * LiveText.day

    init(from date: Double, at instant: Double) {
        let distance = Distance(from: date, at: instant)
        if distance.isFuture {
            before = 0...distance.length
            since = 0...max(0, Self.horizon - distance.length)
        } else {
            before = nil
            since = distance.length...(distance.length + Self.horizon)
        }
    }
}

/// One or two units and their numbers, in a language.
struct SpanForm: Hashable {
    struct Unit: Hashable {
        /// How long one is.
        let seconds: Int
        let numbers: ClosedRange<Int>

        /// Numbers for which languages have different words, as far as they are reached: of Latvian, Polish, Romanian
        /// and Arabic, say; the last one too. What is zero is not written beside another unit.
        var samples: [Int] {
            let some = [1, 2, 3, 5, 6, 7, 10, 11, 20, 21, 22, 25, numbers.lowerBound, numbers.upperBound]
            return Set(some.filter { numbers.contains($0) && ($0 > 0 || numbers.upperBound == 0) }).sorted()
        }

        var unit: Duration.UnitsFormatStyle.Unit {
            switch seconds {
            case LiveText.day: .days
            case LiveText.hour: .hours
            case LiveText.minute: .minutes
            default: .seconds
            }
        }
    }

    let locale: String
    let large: Unit
    let small: Unit?

    /// What was made of forms; a form is the same for most entries of a timeline.
    private static let known = Mutex<[SpanForm: [String]]>([:])
    private static let most = 1024

    /// The words that are made of this form, which are made once.
    func phrases(madeBy make: (SpanForm) -> [String]) -> [String] {
        if let phrases = Self.known.withLock({ $0[self] }) { return phrases }
        let made = make(self)
        Self.known.withLock { known in
            if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
            known[self] = made
        }
        return made
    }

    /// The forms of `Text(_:style: .relative)` for some distances.
    static func relative(_ locale: String, _ lengths: ClosedRange<Int>) -> [SpanForm] {
        let units = [LiveText.day, LiveText.hour, LiveText.minute, 1]
        return zip(units, units.dropFirst()).compactMap { large, small in
            let first = large == LiveText.minute ? 0 : large
            guard let part = part(of: lengths, in: first..<end(of: large)) else { return nil }
            let numbers = part.lowerBound / large...part.upperBound / large
            let rest =
                numbers.count == 1
                ? part.lowerBound % large / small...part.upperBound % large / small : 0...large / small - 1
            return SpanForm(
                locale: locale, large: Unit(seconds: large, numbers: numbers),
                small: Unit(seconds: small, numbers: rest)
            )
        }
    }

    /// The forms of `Text(_:style: .offset)` for some distances.
    static func offset(_ locale: String, _ lengths: ClosedRange<Int>) -> [SpanForm] {
        [LiveText.day, LiveText.hour, LiveText.minute, 1].compactMap { unit in
            part(of: lengths, in: (unit == 1 ? 0 : unit)..<end(of: unit)).map { part in
                let numbers = part.lowerBound / unit...part.upperBound / unit
                return SpanForm(locale: locale, large: Unit(seconds: unit, numbers: numbers), small: nil)
            }
        }
    }

    /// From where on a larger unit is written.
    private static func end(of unit: Int) -> Int {
        switch unit {
        case LiveText.day: .max
        case LiveText.hour: LiveText.day
        case LiveText.minute: LiveText.hour
        default: LiveText.minute
        }
    }

    /// What both ranges have in common.
    private static func part(of lengths: ClosedRange<Int>, in other: Range<Int>) -> ClosedRange<Int>? {
        let lower = max(lengths.lowerBound, other.lowerBound), upper = min(lengths.upperBound, other.upperBound - 1)
        return lower <= upper ? lower...upper : nil
    }
}
