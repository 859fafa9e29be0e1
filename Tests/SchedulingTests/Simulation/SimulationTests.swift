// Thousands of random schedules, each under a seed: no rule is ever broken.
import Foundation
import Testing

/// Plays reloads of all origins, crashes, time-outs, late and double completions, refused archives, widgets that come
/// and go, clocks that are set, machines that sleep, zones that change and clocks that somebody advances, under both
/// profiles, with and without live text. After each event a `Witness` checks what must hold.
///
/// A seed that breaks a rule is printed. To play it again, with all that happens in it, or a range of seeds:
///
///     SIMULATION_SEEDS=1234 swift test --filter SimulationTests
///     SIMULATION_SEEDS=1-100000 swift test --filter SimulationTests
@Suite struct SimulationTests {
    @Test(arguments: seeds) func noRuleIsBroken(seeds: ClosedRange<UInt64>) {
        for seed in seeds {
            let isAlone = Self.named?.count == 1
            guard let rule = Schedule.play(seed: seed, narrator: isAlone ? { print($0) } : nil) else { continue }
            Issue.record("seed \(seed): \(rule) (SIMULATION_SEEDS=\(seed) plays it again)")
            // One is enough to begin with.
            return
        }
    }

    /// In portions that may run at the same time.
    private static let seeds: [ClosedRange<UInt64>] = {
        let all = named ?? 1...2000
        let portion: UInt64 = 125
        return stride(from: all.lowerBound, through: all.upperBound, by: Int(portion)).map {
            $0...min($0 + portion - 1, all.upperBound)
        }
    }()

    private static let named: ClosedRange<UInt64>? = {
        guard let text = ProcessInfo.processInfo.environment["SIMULATION_SEEDS"] else { return nil }
        let bounds = text.split(separator: "-").compactMap { UInt64($0) }
        guard let first = bounds.first, let last = bounds.last, first <= last else {
            fatalError("SIMULATION_SEEDS: expected a number or a range such as 1-100, not \(text)")
        }
        return first...last
    }()
}
