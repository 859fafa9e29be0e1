// Words hold until the instant that they name, and differ there.
import FoundationEssentials
import LiveText
import Testing
import ViewArchive

@Suite struct NextChangeTests {
    @Test(arguments: [TextBlock.DateStyle.timer, .relative, .offset, .interval], [1, 2, 3])
    func exact(style: TextBlock.DateStyle, seed: UInt64) {
        var random = SplitMix(state: seed)
        for _ in 0..<300 {
            var date = TextBlock.DateRun(start: Double.random(in: -1e9...4e9, using: &random), style: style)
            date.end = date.start + Double(Int.random(in: 0...20_000, using: &random))
            date.countsDown = Bool.random(using: &random)
            date.showsHours = Bool.random(using: &random)
            let scales: [Double] = [1, 100, 10_000, 1_000_000]
            let scale = scales[Int.random(in: 0..<4, using: &random)]
            let instant = date.start + Double.random(in: -scale...scale, using: &random)
            let words = LiveTextTests.english.text(for: date, at: instant)
            guard let next = words.nextChange else {
                #expect(style == .interval)
                #expect(LiveTextTests.english.text(for: date, at: instant + 1e6).text == words.text)
                continue
            }
            #expect(next > instant)
            #expect(LiveTextTests.english.text(for: date, at: next).text != words.text)
            for part in [0.1, 0.5, 0.9] {
                let between = instant + (next - 0.002 - instant) * part
                guard between > instant else { continue }
                #expect(LiveTextTests.english.text(for: date, at: between).text == words.text)
            }
        }
    }
}

/// A small generator with a seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
