// Steps and ticks of 1, 2 and 5 times a power of ten.
import SwiftUI

/// The numbers that an axis names.
enum RoundNumbers {
    /// More ticks than this are drawn by no axis.
    static let most = 100

    /// The step of at most about `count` steps over a length; 1 where there is none.
    static func step(over length: Double, count: Int) -> Double {
        guard length > 0, length.isFinite else { return 1 }
        let raw = length / Double(max(count, 1))
        let power = pow(10, log10(raw).rounded(.down))
        guard power > 0, power.isFinite else { return length }
        let part = raw / power
        // Between two steps the nearer one, by their ratio.
        let factor: Double = part < 1.5 ? 1 : part < 3.2 ? 2 : part < 7.1 ? 5 : 10
        return factor * power
    }

    /// The multiples of a step from one number to another.
    static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
        guard step > 0, step.isFinite, lower <= upper else { return [] }
        let slack = 1e-9
        let first = (lower / step - slack).rounded(.up)
        let last = (upper / step + slack).rounded(.down)
        guard first.isFinite, last.isFinite, last >= first, last - first < Double(most) else { return [] }
        return (0...Int(last - first)).map { tick in
            let index = first + Double(tick)
            // Parts of one are divided, since their multiples would not be round.
            let value = step < 1 ? index / (1 / step).rounded() : index * step
            return step < 1 && abs((1 / step).rounded() * step - 1) > 1e-6 ? index * step : value + 0
        }
    }

    /// The round numbers of an axis.
    static func ticks(from lower: Double, to upper: Double, count: Int) -> [Double] {
        guard lower < upper else { return [lower] }
        return multiples(of: step(over: upper - lower, count: count), from: lower, to: upper)
    }

    /// The ends of a domain moved out to round numbers.
    static func rounded(_ lower: Double, _ upper: Double, count: Int) -> (lower: Double, upper: Double) {
        let step = step(over: upper - lower, count: count)
        let low = (lower / step + 1e-9).rounded(.down) * step
        let high = (upper / step - 1e-9).rounded(.up) * step
        guard low.isFinite, high.isFinite, low < high else { return (lower, upper) }
        return (low, high)
    }

    /// How many digits after the point numbers of a step need.
    static func digits(of step: Double) -> Int {
        guard step > 0, step.isFinite else { return 0 }
        return (0...8).first { digits in
            let scaled = step * pow(10, Double(digits))
            return abs(scaled - scaled.rounded()) < 1e-6 * max(scaled, 1)
        } ?? 8
    }
}
