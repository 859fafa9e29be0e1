// Functions: sampled over a domain, which may be the plot's own, once that is known.
import SwiftUI

/// A function that is drawn as lines or areas.
struct SampledFunction {
    enum Rule {
        case line((Double) -> Double)
        case area((Double) -> (yStart: Double, yEnd: Double))
        case curve((Double) -> (x: Double, y: Double))
    }

    let rule: Rule
    /// Nil for the domain of the plot's x scale.
    let domain: ClosedRange<Double>?

    /// A function's line is made of so many straight ones: more than a medium widget has points in a row, and one for
    /// about two points of an extra large one.
    private static let count = 400

    /// What functions are sampled in.
    struct Area {
        let xs: ClosedRange<Double>
        /// Nil where the plot reaches as far as the functions.
        let ys: ClosedRange<Double>?

        /// - Parameter marks: all marks on the plot's scales.
        init(_ marks: [PlottedMark], _ settings: ChartSettings) {
            let isAsked = marks.contains { $0.function != nil }
            let reached = (isAsked ? marks : []).flatMap { mark -> [Double] in
                if let domain = mark.function?.domain, mark.function?.isCurve == false {
                    return [domain.lowerBound, domain.upperBound]
                }
                return mark.x.reached.compactMap(\.start.number)
            }
            xs = bounds(of: settings.xScale) ?? range(of: reached) ?? 0...1
            ys = bounds(of: settings.yScale)
        }
    }

    /// The marks, with those of functions in the place of each function.
    static func sampled(_ marks: [PlottedMark], in area: Area) -> [PlottedMark] {
        marks.enumerated().flatMap { index, mark -> [PlottedMark] in
            guard let function = mark.function else { return [mark] }
            return function.marks(like: mark, number: index, over: area.xs, within: area.ys)
        }
    }

    private var isCurve: Bool { if case .curve = rule { true } else { false } }

    /// What an author set; nil for what is not numbers.
    private static func bounds(of scale: ScaleSetting) -> ClosedRange<Double>? {
        switch scale.domain {
        case .automatic: nil
        case .between(let lower, let upper): range(of: [lower?.number, upper?.number].compactMap(\.self))
        case .listed(let values): range(of: values.compactMap(\.number))
        }
    }

    private static func range(of numbers: [Double]) -> ClosedRange<Double>? {
        guard let least = numbers.min(), let most = numbers.max(), least < most else { return nil }
        return least...most
    }

    /// A sample: an x, and the two ends of an area, which are one for a line.
    private struct Sample {
        var x: Double
        var start: Double
        var end: Double
        var isFinite: Bool { x.isFinite && start.isFinite && end.isFinite }
    }

    private func sample(_ at: Double) -> Sample {
        switch rule {
        case .line(let function):
            let y = function(at)
            return Sample(x: at, start: y, end: y)
        case .area(let function):
            let (start, end) = function(at)
            return Sample(x: at, start: start, end: end)
        case .curve(let function):
            let (x, y) = function(at)
            return Sample(x: x, start: y, end: y)
        }
    }

    private func marks(
        like mark: PlottedMark, number: Int, over xs: ClosedRange<Double>, within ys: ClosedRange<Double>?
    ) -> [PlottedMark] {
        let over = domain ?? xs
        // Both ends in parts, as their distance may be no number.
        let samples = (0...Self.count).map { index in
            let part = Double(index) / Double(Self.count)
            return sample(over.lowerBound * (1 - part) + over.upperBound * part)
        }
        var pieces: [[Sample]] = [[]]
        for sample in samples {
            if sample.isFinite { pieces[pieces.count - 1].append(sample) } else { pieces.append([]) }
        }
        if let ys {
            pieces = mark.form == .area ? pieces.map { Self.clamped($0, ys) } : pieces.flatMap { Self.cut($0, ys) }
        }
        return pieces.filter { !$0.isEmpty }.enumerated().flatMap { place, piece in
            piece.compactMap { sample -> PlottedMark? in
                guard let x = Datum(number: sample.x), let start = Datum(number: sample.start),
                    let end = Datum(number: sample.end)
                else { return nil }
                var one = mark
                one.function = nil
                one.x = .at(Plotted(x))
                one.y = mark.form == .area ? .between(Plotted(start), Plotted(end)) : .at(Plotted(end))
                one.source = .function(number, piece: place)
                // One piece speaks for all.
                if place > 0 { one.style.isSilent = true }
                return one
            }
        }
    }

    /// An area's ends where the plot ends.
    private static func clamped(_ piece: [Sample], _ ys: ClosedRange<Double>) -> [Sample] {
        func inside(_ y: Double) -> Double { min(max(y, ys.lowerBound), ys.upperBound) }
        return piece.map { Sample(x: $0.x, start: inside($0.start), end: inside($0.end)) }
    }

    /// The parts of a line that lie within the plot, up to its edge.
    private static func cut(_ piece: [Sample], _ ys: ClosedRange<Double>) -> [[Sample]] {
        var pieces: [[Sample]] = [[]]
        var before: Sample?
        for sample in piece {
            defer { before = sample }
            let isInside = ys.contains(sample.end)
            if let before, isInside != ys.contains(before.end) {
                let edge = (isInside ? before : sample).end > ys.upperBound ? ys.upperBound : ys.lowerBound
                let part = (edge - before.end) / (sample.end - before.end)
                let x = before.x + (sample.x - before.x) * part
                pieces[pieces.count - 1].append(Sample(x: x, start: edge, end: edge))
            }
            if isInside {
                pieces[pieces.count - 1].append(sample)
            } else if pieces.last?.isEmpty == false {
                pieces.append([])
            }
        }
        return pieces
    }
}
