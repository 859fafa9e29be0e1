// From values to styles, symbols and dashes.
import SwiftUI

/// What an author set of the scale of styles.
enum StyleSetting {
    /// Styles for values, by name.
    case mapping([(Datum, AnyShapeStyle)])
    /// Styles in the order of values; the values may be set, too.
    case range([AnyShapeStyle], domain: [Datum]?)
    case gradient(Gradient, domain: PlottedDomain.Rule?)
    case function((Datum) -> AnyShapeStyle?)
}

/// The styles of the values that marks are painted by.
struct StyleScale {
    /// The values in the order of the legend.
    let values: [Datum]
    private let setting: StyleSetting?
    private let indices: [Datum: Int]
    private let numbers: ClosedRange<Double>?

    /// The colours that systems give series, in order.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .indigo, .mint, .pink]

    init(_ used: [Datum], _ setting: StyleSetting?) {
        var listed: [Datum]
        switch setting {
        case .mapping(let pairs): listed = pairs.map(\.0)
        case .range(_, let domain?): listed = domain
        default: listed = []
        }
        var indices: [Datum: Int] = [:]
        for value in listed where indices[value] == nil { indices[value] = indices.count }
        for value in used where indices[value] == nil {
            indices[value] = indices.count
            listed.append(value)
        }
        var seen = Set<Datum>()
        // Values that are set, but not used, stand in the legend all the same.
        values = listed.filter { seen.insert($0).inserted }
        self.indices = indices
        self.setting = setting
        let lines = used.compactMap(\.line)
        var ends = lines.min().flatMap { lower in lines.max().map { lower...max($0, lower) } }
        if case .gradient(_, .between(let lower?, let upper?)?) = setting, let low = lower.line, let high = upper.line {
            ends = ordered(low, high)
        }
        numbers = values.allSatisfy({ $0.line != nil }) ? ends : nil
    }

    /// Whether the values are numbers, which a gradient shows.
    var isContinuous: Bool {
        if case .gradient = setting { return numbers != nil }
        return setting == nil && numbers != nil && values.count > 0
    }

    func style(_ value: Datum) -> AnyShapeStyle {
        let index = indices[value] ?? 0
        switch setting {
        case .mapping(let pairs):
            if let pair = pairs.first(where: { $0.0 == value }) { return pair.1 }
        case .range(let styles, _) where !styles.isEmpty: return styles[index % styles.count]
        case .function(let style):
            if let style = style(value) { return style }
        case .gradient(let gradient, _):
            if let fraction = fraction(value) { return AnyShapeStyle(Self.color(in: gradient, at: fraction)) }
            return AnyShapeStyle(gradient.stops.isEmpty ? .blue : gradient.stops[index % gradient.stops.count].color)
        case .range, nil: break
        }
        if setting == nil, let fraction = fraction(value) {
            return AnyShapeStyle(Self.color(in: Self.standard, at: fraction))
        }
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    /// The colours of numbers where no others are set.
    static let standard = Gradient(colors: [Color.blue.mix(with: .white, by: 0.75, in: .device), .blue])

    /// What the gradient of the legend shows, with the numbers at its ends.
    var gradient: (Gradient, ClosedRange<Double>)? {
        guard isContinuous, let numbers else { return nil }
        if case .gradient(let gradient, _) = setting { return (gradient, numbers) }
        return (Self.standard, numbers)
    }

    private func fraction(_ value: Datum) -> Double? {
        guard let numbers, let line = value.line else { return nil }
        let length = numbers.upperBound - numbers.lowerBound
        return length > 0 ? min(max((line - numbers.lowerBound) / length, 0), 1) : 1
    }

    private static func color(in gradient: Gradient, at fraction: Double) -> Color {
        let stops = gradient.stops
        guard let first = stops.first, let last = stops.last else { return .blue }
        guard let next = stops.firstIndex(where: { Double($0.location) >= fraction }) else { return last.color }
        guard next > 0 else { return first.color }
        let (from, to) = (stops[next - 1], stops[next])
        let length = Double(to.location - from.location)
        return from.color.mix(
            with: to.color, by: length > 0 ? (fraction - Double(from.location)) / length : 1, in: .device)
    }
}
