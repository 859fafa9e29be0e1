// What a chart says to people who do not see it.
import SwiftUI

/// Puts marks into words; a chart of many marks says how many, and between which values.
struct SpokenMarks {
    private let wording: AxisWording
    /// Whether each mark speaks for itself.
    private let isShort: Bool
    private let summary: String
    private let first: (x: Extent, y: Extent)?
    private let form: PlottedMark.Form?

    /// More marks than this are told as one.
    static let most = 40
    /// So many points of a line are told one by one.
    static let mostPoints = 14

    init(plan: PlotPlan, wording: AxisWording) {
        self.wording = wording
        let single = plan.marks.filter { $0.form != .line && $0.form != .area }
        isShort = single.count <= Self.most
        summary = isShort ? "" : Self.summary(of: single, wording)
        form = single.first?.form
        first = single.first.map { $0.said ?? ($0.x, $0.y) }
    }

    /// A mark's words; of many marks only the first speaks, for all.
    func words(_ mark: PlottedMark) -> String {
        guard isShort else {
            guard let first, let said = mark.said, mark.form == form, said.x == first.x, said.y == first.y else {
                return ""
            }
            return summary
        }
        var parts = values(of: mark)
        if let name = name(of: mark), !parts.contains(name) { parts.insert(name, at: 0) }
        return parts.joined(separator: ", ")
    }

    /// The words of a line or an area.
    func words(series marks: [PlottedMark]) -> String {
        // How often a function was asked tells nobody anything.
        let isSampled = if case .function? = marks.first?.source { true } else { false }
        let words =
            isSampled
            ? Self.span(of: marks, wording)
            : marks.count <= Self.mostPoints
                ? marks.map { values(of: $0).joined(separator: ", ") }.joined(separator: "; ")
                : Self.summary(of: marks, wording)
        let name = name(ofSeries: marks)
        return name.map { "\($0): \(words)" } ?? words
    }

    private func name(ofSeries marks: [PlottedMark]) -> String? {
        guard let mark = marks.first else { return nil }
        return name(of: mark) ?? mark.series.map { wording.words($0) }
    }

    private func name(of mark: PlottedMark) -> String? {
        (mark.style.foregroundBy ?? mark.style.positionBy).flatMap { datum in
            if case .name(let name) = datum, !name.isEmpty { name } else { nil }
        }
    }

    private func values(of mark: PlottedMark) -> [String] {
        let said = mark.said ?? (mark.x, mark.y)
        let values = [said.x, said.y].compactMap { extent -> String? in
            switch extent {
            case .at(let value): words(value)
            case .between(let from, let to): "\(words(from)) – \(words(to))"
            case .edges, .nowhere: nil
            }
        }
        return values.filter { !$0.isEmpty }
    }

    /// A date as finely as its unit.
    private func words(_ value: Plotted) -> String {
        guard case (.moment(let start), .moment(let end)?) = (value.start, value.end) else {
            return wording.words(value.start)
        }
        var own = wording
        let length = end - start
        let unit: Calendar.Component =
            length > 31_000_000
            ? .year
            : length > 2_400_000
                ? .month
                : length > 80_000
                    ? .day
                    : length >= 3600 ? .hour : .minute
        own.stride = DateStride(unit: unit, count: 1)
        return own.words(value.start)
    }

    private static func summary(of marks: [PlottedMark], _ wording: AxisWording) -> String {
        let count = wording.words(.number(Double(marks.count)))
        let span = span(of: marks, wording)
        return span.isEmpty ? count : "\(count) × \(span)"
    }

    /// The least and the greatest value; empty for values that are no numbers.
    private static func span(of marks: [PlottedMark], _ wording: AxisWording) -> String {
        let numbers = marks.flatMap { mark -> [Double] in
            let said = mark.said ?? (mark.x, mark.y)
            let extent = mark.isHorizontal || mark.isSector ? said.x : said.y
            return extent.reached.compactMap(\.start.number)
        }
        guard let least = numbers.min(), let most = numbers.max() else { return "" }
        return "\(wording.words(.number(least))) – \(wording.words(.number(most)))"
    }
}
