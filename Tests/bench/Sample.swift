// Timings of something done many times: the first, the median.
import FoundationEssentials
import Posix

/// The times of repeated work, in milliseconds.
struct Sample {
    let cold: Double
    let median: Double

    /// Does the work `count` times; `prepare` is not measured.
    init(_ count: Int, prepare: (Int) throws -> Void = { _ in }, _ work: (Int) throws -> Void) throws {
        var times: [Double] = []
        for turn in 0..<count {
            try prepare(turn)
            let began = Clock.monotonicNow()
            try work(turn)
            times.append(Double(Clock.monotonicNow() - began) / 1e6)
        }
        self.init(times)
    }

    /// Times in milliseconds.
    init(_ times: [Double]) {
        cold = times[0]
        median = times.sorted()[times.count / 2]
    }

    /// What so many of it would take.
    func times(_ factor: Double) -> Sample { Sample([cold * factor, median * factor, median * factor]) }

    /// Does two works by turns, so that whatever else the machine does falls on both alike.
    static func byTurns(
        _ count: Int, _ first: () throws -> Void, _ second: () throws -> Void
    ) throws -> (Sample, Sample) {
        var times: ([Double], [Double]) = ([], [])
        for _ in 0..<count {
            times.0.append(try Sample(1) { _ in try first() }.median)
            times.1.append(try Sample(1) { _ in try second() }.median)
        }
        return (Sample(times.0), Sample(times.1))
    }

    /// Warm, and cold where it matters.
    var text: String { "\(Sample.text(median)) ms (cold \(Sample.text(cold)))" }

    /// A number with two digits that mean something.
    static func text(_ value: Double) -> String {
        let digits = value < 1 ? 1000.0 : value < 10 ? 100 : 10
        let rounded = (value * digits).rounded() / digits
        return "\(rounded)"
    }
}
