// What is told of troubles that come again and again.
import ReloadService
import Testing

@testable import DaemonCore

@Suite struct RepetitionsTests {
    private static func line(
        _ message: String, event: LogLine.Event = .diagnostic, generation: Int = 1, key: String = "message"
    ) -> LogLine {
        var line = LogLine(time: Timestamp(0), event: event)
        line.add("widget", "A.small")
        line.add("generation", .integer(generation))
        line.add(key, .text(message))
        return line
    }

    /// How often the same is told of so many that come a second apart.
    static let counts: [(came: Int, told: [Int])] = [
        (1, [1]), (2, [1, 2]), (3, [1, 2]), (10, [1, 2, 4, 8]),
        // Each second of ten minutes.
        (600, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]),
    ]

    @Test(arguments: counts)
    func tellsEverMoreSeldom(_ came: Int, _ told: [Int]) {
        var repetitions = Repetitions()
        var found: [Int] = []
        for number in 0..<came {
            // The run is another each time, what is wrong is not.
            guard let line = repetitions.told(Self.line("broken", generation: number), at: Double(number)) else {
                continue
            }
            found.append(line.integer("repeated") ?? 1)
        }
        #expect(found == told)
    }

    /// Three of the same a second apart, and how many of them are told.
    static let lines: [(LogLine, Int)] = [
        (line("x"), 2), (line("x", event: .error), 2), (line("x", event: .snapshot), 3),
        (line("hello", event: .extension, key: "text"), 3),
        (line("error [Feed:pictures] http://a/b: HTTP status 404", event: .extension, key: "text"), 2),
        (line("fault x", event: .extension, key: "text"), 2),
        (line("errors are fine", event: .extension, key: "text"), 3),
    ]

    @Test(arguments: lines)
    func concernsTroublesOnly(_ line: LogLine, _ told: Int) {
        var repetitions = Repetitions()
        #expect((0..<3).count { repetitions.told(line, at: Double($0)) != nil } == told)
    }

    @Test func tellsWhatIsNewAtOnce() {
        var repetitions = Repetitions()
        for number in 0..<100 { #expect(repetitions.told(Self.line("\(number)"), at: 0) == Self.line("\(number)")) }
    }

    @Test func tellsAgainAfterAQuietTime() {
        var repetitions = Repetitions(quiet: 900)
        for second in 0..<3 { _ = repetitions.told(Self.line("x"), at: Double(second)) }
        // The third was at 2; the fourth, not yet after the quiet time, counts on.
        #expect(repetitions.told(Self.line("x"), at: 901)?.integer("repeated") == 4)
        #expect(repetitions.told(Self.line("x"), at: 1800) == nil)
        // The fifth was told by no line.
        var first = Self.line("x")
        first.add("untold", .integer(1))
        #expect(repetitions.told(Self.line("x"), at: 3000) == first)
    }

    /// How many come before a quiet time, and what the first line after it says of them.
    static let untold: [(came: Int, untold: Int?)] = [
        (1, nil), (2, nil), (3, 1), (4, nil), (7, 3), (8, nil), (12, 4), (600, 88),
    ]

    @Test(arguments: untold) func aNewCountingSaysHowManyWereUntold(_ came: Int, _ untold: Int?) {
        var repetitions = Repetitions(quiet: 900)
        for number in 0..<came { _ = repetitions.told(Self.line("x"), at: Double(number)) }
        let first = repetitions.told(Self.line("x"), at: 2000)
        #expect(first != nil && first?.integer("untold") == untold && first?.integer("repeated") == nil)
        #expect(repetitions.told(Self.line("x"), at: 2001)?.integer("untold") == nil, "it is said once")
    }

    @Test func remembersNoMoreThanItMay() {
        var repetitions = Repetitions(most: 4)
        for number in 0..<3 { _ = repetitions.told(Self.line("old"), at: Double(number)) }
        for number in 0..<1000 { _ = repetitions.told(Self.line("\(number)"), at: 10 + Double(number)) }
        // It was forgotten to make room, and so is new.
        #expect(repetitions.told(Self.line("old"), at: 1010) == Self.line("old"))
    }
}
