// The symbols, sizes and dashes of a plot.
import SwiftUI

extension PlotPlan {
    func symbol(for value: Datum) -> MarkSymbol {
        if let pair = settings.symbolsByValue.first(where: { $0.0 == value }) { return pair.1 }
        let index = symbols.index(value)
        return settings.symbols.isEmpty ? .automatic(index) : settings.symbols[index % settings.symbols.count]
    }

    /// The dashes of a line that is told apart by them.
    func line(for style: MarkStyle) -> StrokeStyle? {
        guard let value = style.lineBy else { return nil }
        if let pair = settings.linesByValue.first(where: { $0.0 == value }) { return pair.1 }
        let index = dashes.index(value)
        if !settings.lines.isEmpty { return settings.lines[index % settings.lines.count] }
        let patterns: [[CGFloat]] = [[], [6, 4], [2, 4], [8, 4, 2, 4]]
        return StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: patterns[index % patterns.count])
    }

    /// The sides of a symbol in points.
    func symbolSize(of style: MarkStyle) -> CGSize {
        if case .sides(let size)? = style.symbolSize {
            return CGSize(width: max(Double(size.width).sound, 0), height: max(Double(size.height).sound, 0))
        }
        var area = 38.0
        if case .area(let own)? = style.symbolSize { area = max(own, 0) }
        if let value = style.symbolSizeBy?.number {
            let range = settings.sizes ?? 9...300
            let part = mostSize > 0 ? max(value / mostSize, 0) : 1
            area = range.lowerBound + part * (range.upperBound - range.lowerBound)
        }
        // The diameter of a circle of that area.
        let side = 2 * (area / .pi).squareRoot()
        return CGSize(width: side, height: side)
    }
}
