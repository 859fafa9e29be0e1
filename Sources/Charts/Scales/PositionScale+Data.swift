// The scale that fits data.
import SwiftUI

/// What an author set of a scale.
struct ScaleSetting {
    var domain: PlottedDomain.Rule = .automatic(includesZero: nil, isReversed: false)
    var range = PlotEnds()
    var type: ScaleType?
}

/// What marks need of a scale in one direction.
struct ScaleNeeds {
    var values: [Plotted] = []
    /// Values of bars and rectangles that have no unit: the room between them is theirs.
    var thick: [Datum] = []
    /// The greatest number is that of a mark with an annotation above it.
    var needsHeadroom = false
}

extension PositionScale {
    /// - Parameter count: about how many ticks the axis will have.
    init(_ needs: ScaleNeeds, _ setting: ScaleSetting, count: Int) {
        self.init(domain: .nothing)
        type = setting.type ?? .linear
        ends = setting.range.ends
        startPadding = setting.range.startPadding
        endPadding = setting.range.endPadding
        let reached = needs.values.flatMap { [$0.start, $0.end].compactMap(\.self) }
        let units = needs.values.compactMap { value -> Double? in
            guard case (.moment(let start), .moment(let end)?) = (value.start, value.end), end > start else {
                return nil
            }
            return end - start
        }
        unit = units.min()
        switch setting.domain {
        case .listed(let listed) where listed.contains(where: { $0.line == nil }):
            domain = Self.names(listed)
        case .listed(let listed):
            domain = Self.line(listed, isExact: true)
        case .between(let lower?, let upper?):
            domain = lower.line == nil ? Self.names([lower, upper]) : Self.line([lower, upper], isExact: true)
        case .automatic(let includesZero, let reversed):
            isReversed = reversed
            fit(reached, needs, includesZero: includesZero, count: count)
        case .between:
            fit(reached, needs, includesZero: nil, count: count)
        }
        gap = Self.leastDistance(needs.thick.compactMap(\.line))
    }

    /// The ends of a domain are multiples of about this part of it, even where the axis names fewer.
    private static let roundness = 5

    private mutating func fit(_ reached: [Datum], _ needs: ScaleNeeds, includesZero: Bool?, count: Int) {
        guard !reached.contains(where: { if case .name = $0 { true } else { false } }) else {
            domain = Self.names(reached)
            return
        }
        let isThick = !needs.thick.isEmpty
        let half = (Self.leastDistance(needs.thick.compactMap(\.line)) ?? 0) / 2
        if reached.contains(where: { if case .moment = $0 { true } else { false } }) {
            let moments = reached.compactMap { if case .moment(let value) = $0 { value } else { nil } }
            let widened = isThick ? moments.flatMap { [$0 - half, $0 + half] } : moments
            domain = Self.line(widened.compactMap { Datum(moment: $0) }, isExact: true)
            return
        }
        var numbers = reached.compactMap(\.number)
        guard !numbers.isEmpty else { return }
        if isThick {
            domain = Self.line(numbers.flatMap { [$0 - half, $0 + half] }.map { .number($0) }, isExact: true)
            return
        }
        if needs.needsHeadroom, let most = numbers.max(), most > 0 { numbers.append(most * 1.12) }
        if includesZero ?? (type != .log) { numbers.append(0) }
        domain = Self.line(numbers.map { .number($0) }, isExact: false)
        guard case .line(let lower, let upper, _) = domain, type != .log else { return }
        let round = RoundNumbers.rounded(lower, upper, count: max(count, Self.roundness))
        domain = .line(round.lower, round.upper, isMoments: false)
    }

    private static func names(_ values: [Datum]) -> Domain {
        var names: [String: Int] = [:]
        for value in values {
            guard case .name(let name) = value, names[name] == nil else { continue }
            names[name] = names.count
        }
        return names.isEmpty ? .nothing : .names(names)
    }

    /// The least and the greatest, moved apart where they are one.
    private static func line(_ values: [Datum], isExact: Bool) -> Domain {
        let isMoments = values.contains { if case .moment = $0 { true } else { false } }
        let numbers = values.compactMap(\.line)
        guard let lower = numbers.min(), let upper = numbers.max() else { return .nothing }
        guard lower == upper || upper - lower < abs(upper) * 1e-12 else {
            return .line(lower, upper, isMoments: isMoments)
        }
        if isMoments { return .line(lower - 43200, lower + 43200, isMoments: true) }
        if lower == 0, !isExact { return .line(0, 1, isMoments: false) }
        let half = max(abs(lower) * 0.1, 1)
        return .line(lower - half, lower + half, isMoments: false)
    }

    private static func leastDistance(_ values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        let sorted = Set(values).sorted()
        let distances = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > 0 }
        // A single bar has a unit's room, as though others stood beside it.
        return distances.min() ?? 1
    }
}
