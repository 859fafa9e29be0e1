// From marks to scales: everything that a plot is drawn from but its size.
import SwiftUI

/// The marks of a chart with the scales that fit them.
struct PlotPlan {
    /// Stacked, in the order of drawing.
    private(set) var marks: [PlottedMark]
    /// Those of masks, stacked like the others.
    private let maskMarks: [ObjectIdentifier: [PlottedMark]]
    let x: PositionScale
    let y: PositionScale
    let styles: StyleScale
    let symbols: ValueOrder
    let dashes: ValueOrder
    /// The values that stand side by side.
    let besides: ValueOrder
    let isNormalized: Bool
    /// The greatest of the values that symbols are sized by.
    let mostSize: Double
    let settings: ChartSettings

    /// - Parameter counts: about how many ticks the axes will have.
    init(_ given: [PlottedMark], _ settings: ChartSettings, counts: (x: Int, y: Int)) {
        let masks = MarkMask.all(of: given)
        let area = SampledFunction.Area(given + masks.flatMap(\.marks), settings)
        func place(_ marks: [PlottedMark]) -> [PlottedMark] {
            SampledFunction.sampled(marks, in: area).filter { $0.x != .nowhere && $0.y != .nowhere }
        }
        let placed = place(given)
        let stacked = Stacking.stacked(placed)
        // Sorting keeps marks of one height in order.
        marks =
            stacked.contains { $0.style.zIndex != 0 }
            ? stacked.enumerated().sorted {
                ($0.element.style.zIndex, $0.offset) < ($1.element.style.zIndex, $1.offset)
            }.map(\.element) : stacked
        isNormalized = Stacking.isNormalized(placed)
        styles = StyleScale(placed.compactMap(\.style.foregroundBy), settings.styles)
        symbols = ValueOrder(placed.compactMap(\.style.symbolBy))
        dashes = ValueOrder(placed.compactMap(\.style.lineBy))
        besides = ValueOrder(placed.compactMap(\.style.positionBy))
        mostSize = placed.compactMap(\.style.symbolSizeBy?.number).max() ?? 0
        let masking = masks.map { Stacking.stacked(place($0.marks)) }
        maskMarks = Dictionary(uniqueKeysWithValues: zip(masks.map(ObjectIdentifier.init), masking))
        let plotted = (stacked + masking.joined()).filter { !$0.isSector }
        x = PositionScale(Self.needs(plotted, \.x), settings.xScale, count: counts.x)
        var y = PositionScale(Self.needs(plotted, \.y), settings.yScale, count: counts.y)
        // Names are read from the top.
        if y.isNames { y.isReversed.toggle() }
        self.y = y
        self.settings = settings
    }

    /// The marks of a mask on the same scales.
    func showing(_ mask: MarkMask) -> PlotPlan {
        var copy = self
        copy.marks = maskMarks[ObjectIdentifier(mask)] ?? []
        return copy
    }

    /// Whether only sectors are shown, which have no axes.
    var isPie: Bool { !marks.isEmpty && marks.allSatisfy(\.isSector) }

    private static func needs(_ marks: [PlottedMark], _ direction: KeyPath<PlottedMark, Extent>) -> ScaleNeeds {
        var needs = ScaleNeeds()
        for mark in marks {
            let extent = mark[keyPath: direction]
            needs.values += extent.reached
            if mark.form == .bar || mark.form == .rectangle, case .at(let value) = extent, value.end == nil,
                value.start.line != nil
            {
                needs.thick.append(value.start)
            }
            guard !needs.needsHeadroom, mark.form != .rule, mark.form != .rectangle else { continue }
            let isAlong = mark.isHorizontal == (direction == \PlottedMark.x)
            let side = mark.isHorizontal ? UnitPoint(x: 1, y: 0) : UnitPoint(x: 0, y: -1)
            needs.needsHeadroom = isAlong && mark.style.annotations.contains { ($0.position.side ?? side) == side }
        }
        return needs
    }
}

/// Values in the order of their first appearance.
struct ValueOrder {
    let values: [Datum]
    private let indices: [Datum: Int]

    init(_ used: [Datum]) {
        var indices: [Datum: Int] = [:]
        var values: [Datum] = []
        for value in used where indices[value] == nil {
            indices[value] = values.count
            values.append(value)
        }
        self.values = values
        self.indices = indices
    }

    func index(_ value: Datum) -> Int { indices[value] ?? 0 }
}
