// Words hold until the instant that they name, and differ there.
import FoundationEssentials
import LiveText
import Testing
import ViewArchive

@Suite struct NextChangeTests {
    /// Styles whose words move on.
    private static let moving: [TextBlock.DateStyle] = [.timer, .relative, .offset, .interval]
    /// Words hold to the last millisecond: less than one is taken for the noise of large dates.
    private static let noise = 0.001

    @Test(arguments: moving, [1, 2, 3])
    func exact(style: TextBlock.DateStyle, seed: UInt64) {
        var random = SplitMix(state: seed)
        for _ in 0..<400 {
            let date = Self.date(style, around: Double.random(in: -1e9...4e9, using: &random), using: &random)
            let instant = Self.instant(near: date, using: &random)
            let words = LiveTextTests.english.text(for: date, at: instant)
            guard let next = words.nextChange else {
                // Only an interval ends, by its end or by its pause.
                #expect(style == .interval)
                for later in [0.5, 1, 60, 1e6] {
                    #expect(LiveTextTests.english.text(for: date, at: instant + later).text == words.text)
                }
                continue
            }
            #expect(next > instant)
            #expect(LiveTextTests.english.text(for: date, at: next).text != words.text, "\(date) at \(instant)")
            for between in Self.instants(from: instant, to: next, using: &random) {
                let held = LiveTextTests.english.text(for: date, at: between)
                #expect(held.text == words.text, "\(date) at \(instant), then \(between)")
                // Whoever asks in between is told of the same instant, but for noise.
                #expect((held.nextChange ?? .infinity) - next < 2 * Self.noise)
            }
        }
    }

    /// Dates and times of day are written out, with no word such as "today": midnight changes nothing.
    @Test(arguments: [TextBlock.DateStyle.time, .date, .range], [4, 5])
    func fixed(style: TextBlock.DateStyle, seed: UInt64) {
        var random = SplitMix(state: seed)
        for _ in 0..<50 {
            let date = Self.date(style, around: Double.random(in: -1e9...4e9, using: &random), using: &random)
            let instant = Self.instant(near: date, using: &random)
            let words = LiveTextTests.english.text(for: date, at: instant)
            #expect(words.nextChange == nil)
            for later in [1, 86_400, 86_400 * 400] {
                #expect(LiveTextTests.english.text(for: date, at: instant + Double(later)).text == words.text)
            }
        }
    }

    /// A list changes when the first of its texts does, however deep that lies.
    @Test(arguments: [6, 7, 8]) func ofAList(seed: UInt64) {
        var random = SplitMix(state: seed)
        for _ in 0..<100 {
            let middle = Double.random(in: 0...2e9, using: &random)
            let list = DisplayList(
                size: Size(width: 100, height: 100), items: Self.items(3, around: middle, using: &random))
            let instant = middle + Double.random(in: -4000...4000, using: &random)
            let (words, next) = LiveTextTests.english.resolve(list, at: instant)
            guard let next else {
                #expect(LiveTextTests.english.resolve(list, at: instant + 1e6).list == words)
                continue
            }
            #expect(LiveTextTests.english.resolve(list, at: next).list != words)
            for between in Self.instants(from: instant, to: next, using: &random) {
                #expect(LiveTextTests.english.resolve(list, at: between).list == words)
            }
        }
    }

    /// Instants that lie before a change by more than noise, the nearest among them.
    private static func instants(from start: Double, to end: Double, using random: inout SplitMix) -> [Double] {
        let last = end - noise
        guard last > start else { return [] }
        return [last] + (0..<8).map { _ in Double.random(in: start...last, using: &random) }
    }

    private static func instant(near date: TextBlock.DateRun, using random: inout SplitMix) -> Double {
        let scales: [Double] = [1, 100, 10_000, 1_000_000]
        let scale = scales[Int.random(in: 0..<4, using: &random)]
        let instant = date.start + Double.random(in: -scale...scale, using: &random)
        // Whole seconds are where words change.
        return Bool.random(using: &random) ? instant : date.start + (instant - date.start).rounded()
    }

    private static func date(
        _ style: TextBlock.DateStyle, around start: Double, using random: inout SplitMix
    ) -> TextBlock.DateRun {
        var date = TextBlock.DateRun(start: start, style: style)
        guard style == .interval || style == .range else { return date }
        let length = Double.random(in: 0...20_000, using: &random)
        date.end = start + (Bool.random(using: &random) ? length : length.rounded())
        if style == .range { return date }
        // Also before the interval, and after it.
        if Bool.random(using: &random) { date.pause = start + Double.random(in: -100...25_000, using: &random) }
        date.countsDown = Bool.random(using: &random)
        date.showsHours = Bool.random(using: &random)
        return date
    }

    private static func items(
        _ depth: Int, around middle: Double, using random: inout SplitMix
    ) -> [DisplayItem] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
            if depth > 0, Bool.random(using: &random) {
                return .layer(.init(items: items(depth - 1, around: middle, using: &random)))
            }
            let styles = moving + [.time, .date, .range]
            let style = styles[Int.random(in: 0..<styles.count, using: &random)]
            let start = middle + Double.random(in: -5000...5000, using: &random)
            let look = TextBlock.Style(font: FontSpec(size: 10), color: .black)
            let runs = [
                TextBlock.Run(text: "at ", style: look),
                TextBlock.Run(text: "", date: date(style, around: start, using: &random), style: look),
            ]
            return .text(.init(frame: .zero, block: TextBlock(runs: runs)))
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
