// Grid lines and ticks.
import SwiftUI

/// The grid lines inside a plot, or the ticks outside it.
struct AxisLines: View {
    let items: [AxisItem]
    let plan: PlotPlan
    let areTicks: Bool

    private static let standard = StrokeStyle(lineWidth: 0.5)
    private static let dashed = StrokeStyle(lineWidth: 0.5, dash: [2, 2])

    var body: some View {
        GeometryReader { proxy in
            let lines = lines(in: proxy.size)
            ForEach(lines.indices, id: \.self) { index in
                lines[index].path.stroke(lines[index].style, style: lines[index].stroke)
            }
        }
        .accessibilityHidden(true)
    }

    private struct Line {
        var path: Path
        let style: AnyShapeStyle
        let stroke: StrokeStyle
        let isStandard: Bool
    }

    private func lines(in size: CGSize) -> [Line] {
        var lines: [Line] = []
        for item in items {
            for part in item.parts {
                guard let path = path(of: part, item, size) else { continue }
                let stroke = stroke(of: part) ?? (item.edge.isVertical ? Self.standard : Self.dashed)
                let isStandard = part.style == nil
                let style = part.style ?? AnyShapeStyle(.separator)
                // Lines of the system's colour are one path, for each way to draw them.
                if isStandard, let same = lines.firstIndex(where: { $0.isStandard && $0.stroke == stroke }) {
                    lines[same].path.addPath(path)
                } else {
                    lines.append(Line(path: path, style: style, stroke: stroke, isStandard: isStandard))
                }
            }
        }
        return lines
    }

    private func stroke(of part: AxisPart) -> StrokeStyle? {
        switch part.kind {
        case .gridLine(let stroke), .tick(let stroke, _): stroke
        case .label: nil
        }
    }

    private func path(of part: AxisPart, _ item: AxisItem, _ size: CGSize) -> Path? {
        var fraction = item.fraction
        if part.isCentered == true, let next = item.nextFraction { fraction = (fraction + next) / 2 }
        let isVertical = item.edge.isVertical
        let scale = isVertical ? plan.y : plan.x
        let length = Double(isVertical ? size.height : size.width)
        let along = isVertical ? length - scale.points(fraction, length) : scale.points(fraction, length)
        let across = Double(isVertical ? size.width : size.height)
        let ends: (Double, Double)
        switch part.kind {
        case .gridLine where !areTicks: ends = (0, across)
        case .tick(_, let wished) where areTicks:
            let tick = wished.map { $0 < 0 ? Self.labelTick : $0 } ?? standardTick(item, scale)
            let isFar = item.edge == .bottom || item.edge == .trailing
            ends = isFar ? (across, across + tick) : (-tick, 0)
        default: return nil
        }
        return Path { path in
            let (start, end) = ends
            path.move(to: isVertical ? CGPoint(x: start, y: along) : CGPoint(x: along, y: start))
            path.addLine(to: isVertical ? CGPoint(x: end, y: along) : CGPoint(x: along, y: end))
        }.offsetBy(dx: part.offset.width, dy: part.offset.height)
    }

    /// As high as a label of the system's size, with its gap.
    private static let labelTick = 18.0

    private func standardTick(_ item: AxisItem, _ scale: PositionScale) -> Double {
        if case .line(_, _, isMoments: true) = scale.domain, !item.edge.isVertical { return Self.labelTick }
        return 3
    }
}
