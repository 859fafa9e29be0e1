// From marks to views at spots.
import SwiftUI

/// Draws the marks of a plot of a size.
@MainActor
struct MarkDrawing {
    let geometry: PlotGeometry
    let wording: SpokenMarks

    var plan: PlotPlan { geometry.plan }

    /// Marks that are joined: lines and areas of one series.
    private struct SeriesKey: Hashable {
        let isArea: Bool
        let source: PlottedMark.Source
        let values: [Datum?]
    }

    /// More marks than this are not drawn where others cover them.
    private static let many = 2000

    var drawn: [DrawnMark] {
        let series = Dictionary(grouping: plan.marks.indices.filter { key(plan.marks[$0]) != nil }) {
            key(plan.marks[$0])
        }
        var sectors = geometry.sectors[...]
        var covered = Set<CGRect>()
        var told = Set<String>()
        let isCrowded = plan.marks.count > Self.many
        let tallest = isCrowded ? tallestBars : nil
        var drawn: [DrawnMark] = []
        for (index, mark) in plan.marks.enumerated() {
            if let key = key(mark) {
                guard let indices = series[key], indices.first == index else { continue }
                let marks = indices.map { plan.marks[$0] }
                // An area under its own line says nothing new.
                let words = wording.words(series: marks)
                let said = told.insert(words).inserted ? words : ""
                drawn += key.isArea ? area(marks, said: said) : line(marks, said: said)
                continue
            }
            if mark.isSector {
                if let sector = sectors.popFirst() { drawn += self.sector(sector.outline, mark) }
                continue
            }
            guard let shape = shape(of: mark) else { continue }
            if isCrowded, let tallest, mark.form == .bar {
                guard tallest[column(of: mark, shape.frame)]?.index == index else { continue }
            } else if isCrowded {
                guard covered.insert(cell(of: shape.frame)).inserted else { continue }
            }
            drawn += shape.views + annotations(of: mark, around: shape.frame)
        }
        return drawn
    }

    /// Half a point of the plot, and the series whose bars stand there.
    private struct Column: Hashable {
        let place: Double
        let series: Datum?
    }

    private func column(of mark: PlottedMark, _ frame: CGRect) -> Column {
        let middle = Double(mark.isHorizontal ? frame.midY : frame.midX)
        return Column(place: (middle * 2).rounded(), series: mark.style.foregroundBy)
    }

    /// The largest bar of each column, which hides the others.
    private var tallestBars: [Column: (index: Int, area: CGFloat)] {
        var tallest: [Column: (index: Int, area: CGFloat)] = [:]
        for (index, mark) in plan.marks.enumerated() where mark.form == .bar {
            guard let frame = geometry.frame(of: mark) else { continue }
            let column = column(of: mark, frame)
            let area = frame.width * frame.height
            if tallest[column].map({ $0.area < area }) ?? true { tallest[column] = (index, area) }
        }
        return tallest
    }

    /// Where a mark of a crowd lies, to two points.
    private func cell(of frame: CGRect) -> CGRect {
        CGRect(
            x: (frame.midX / 2).rounded(), y: (frame.midY / 2).rounded(), width: (frame.width / 2).rounded(),
            height: (frame.height / 2).rounded()
        )
    }

    private func key(_ mark: PlottedMark) -> SeriesKey? {
        guard mark.form == .line || mark.form == .area else { return nil }
        let style = mark.style
        return SeriesKey(
            isArea: mark.form == .area, source: mark.source,
            values: [mark.series, style.foregroundBy, style.symbolBy, style.lineBy, style.positionBy]
        )
    }

    // MARK: One mark

    private func shape(of mark: PlottedMark) -> (frame: CGRect, views: [DrawnMark])? {
        switch mark.form {
        case .bar, .rectangle:
            guard let frame = geometry.frame(of: mark) else { return nil }
            let radius = mark.style.cornerRadius.map { max(Double($0).sound, 0) } ?? 0
            let local = CGRect(origin: .zero, size: frame.size)
            let path =
                radius > 0
                ? Path(
                    roundedRect: local, cornerRadius: min(radius, frame.width / 2, frame.height / 2),
                    style: mark.style.cornerStyle)
                : Path(local)
            return (frame, [placed(path.fill(style(mark)), frame, mark, said: wording.words(mark))])
        case .rule:
            guard let (start, end) = geometry.line(of: mark) else { return nil }
            let stroke = mark.style.line ?? plan.line(for: mark.style) ?? StrokeStyle(lineWidth: 1)
            let frame = CGRect(
                x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y
            )
            let path = Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: frame.width, y: frame.height))
            }
            return (frame, [placed(path.stroke(style(mark), style: stroke), frame, mark, said: wording.words(mark))])
        case .point:
            guard let point = geometry.point(of: mark) else { return nil }
            let symbol = mark.style.symbol ?? mark.style.symbolBy.map { plan.symbol(for: $0) } ?? MarkSymbol(.circle)
            return symbolView(symbol, at: point, mark, said: wording.words(mark))
        case .line, .area, .sector: return nil
        }
    }

    private func symbolView(
        _ symbol: MarkSymbol, at point: CGPoint, _ mark: PlottedMark, said: String?
    ) -> (frame: CGRect, views: [DrawnMark]) {
        let size = plan.symbolSize(of: mark.style)
        let frame = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height
        )
        switch symbol {
        case .view(let view):
            let spot = Spot(point: moved(point, mark), anchor: .center, size: nil)
            return (frame, [DrawnMark(spot, changed(AnyView(view.foregroundStyle(style(mark))), mark, said: said))])
        case .shape(let outline, let part):
            let whole = CGRect(
                x: frame.width * part.minX, y: frame.height * part.minY, width: frame.width * part.width,
                height: frame.height * part.height
            )
            return (frame, [placed(outline(whole).fill(style(mark)), frame, mark, said: said)])
        }
    }

    private func sector(_ outline: SectorOutline, _ mark: PlottedMark) -> [DrawnMark] {
        let side = outline.outer * 2
        let frame = CGRect(
            x: outline.center.x - outline.outer, y: outline.center.y - outline.outer, width: side, height: side
        )
        let path = outline.path.offsetBy(dx: -frame.minX, dy: -frame.minY)
        let point = CGRect(origin: outline.middle, size: .zero)
        return [placed(path.fill(style(mark)), frame, mark, said: wording.words(mark))]
            + annotations(of: mark, around: point, automatic: .overlay)
    }

    // MARK: Series

    private func line(_ marks: [PlottedMark], said: String) -> [DrawnMark] {
        let points = marks.map { geometry.point(of: $0) }
        // What has no place breaks no line, as it is not there.
        let joined = Curve.thinned(points.compactMap(\.self))
        guard let first = joined.first, let mark = marks.first else { return [] }
        var path = Path()
        path.move(to: first)
        Curve.add(joined, method(marks), to: &path)
        let stroke =
            mark.style.line ?? plan.line(for: mark.style)
            ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        let box = box(of: joined)
        let view = path.offsetBy(dx: -box.minX, dy: -box.minY).stroke(style(mark), style: stroke)
        var drawn = joined.count > 1 ? [placed(view, box, mark, said: said)] : []
        // A single point is no line, but is seen.
        if joined.count == 1, mark.style.symbol == nil, mark.style.symbolBy == nil {
            drawn += symbolView(MarkSymbol(.circle), at: first, mark, said: said).views
        }
        for (mark, point) in zip(marks, points) {
            guard let point else { continue }
            let symbol = mark.style.symbol ?? mark.style.symbolBy.map { plan.symbol(for: $0) }
            if let symbol, marks.count <= Self.many { drawn += symbolView(symbol, at: point, mark, said: "").views }
            drawn += annotations(of: mark, around: CGRect(origin: point, size: .zero).insetBy(dx: -4, dy: -4))
        }
        return drawn
    }

    private func area(_ marks: [PlottedMark], said: String) -> [DrawnMark] {
        let ends = marks.compactMap { geometry.ends(of: $0) }
        guard let mark = marks.first, ends.count > 1 else { return [] }
        let far = Curve.thinned(ends.map(\.far))
        let near = Array(Curve.thinned(ends.map(\.near)).reversed())
        var path = Path()
        path.move(to: far[0])
        Curve.add(far, method(marks), to: &path)
        path.addLine(to: near[0])
        Curve.add(near, reversed(method(marks)), to: &path)
        path.closeSubpath()
        let box = box(of: far + near)
        let view = path.offsetBy(dx: -box.minX, dy: -box.minY).fill(style(mark))
        let frames = zip(marks, ends).flatMap { mark, end in
            annotations(of: mark, around: CGRect(origin: end.far, size: .zero))
        }
        return [placed(view, box, mark, said: said)] + frames
    }

    private func method(_ marks: [PlottedMark]) -> InterpolationMethod {
        marks.lazy.compactMap(\.style.interpolation).first ?? .linear
    }

    /// The same curve from its end to its start.
    private func reversed(_ method: InterpolationMethod) -> InterpolationMethod {
        switch method.way {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: method
        }
    }

    private func box(of points: [CGPoint]) -> CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    // MARK: Style

    private func style(_ mark: PlottedMark) -> AnyShapeStyle {
        mark.style.foreground ?? mark.style.foregroundBy.map { plan.styles.style($0) } ?? AnyShapeStyle(.blue)
    }

    private func placed(_ view: some View, _ frame: CGRect, _ mark: PlottedMark, said: String?) -> DrawnMark {
        let spot = Spot(point: moved(frame.origin, mark), anchor: .topLeading, size: frame.size)
        return DrawnMark(spot, masked(changed(AnyView(view), mark, said: said), at: spot.point, mark))
    }

    /// The view of a mark, whose origin lies at a point, where its masks' marks are.
    private func masked(_ view: AnyView, at point: CGPoint, _ mark: PlottedMark) -> AnyView {
        mark.masks.reduce(view) { view, mask in
            let drawing = MarkDrawing(
                geometry: PlotGeometry(plan: plan.showing(mask), size: geometry.size), wording: wording
            ).drawn
            return AnyView(
                view.mask(alignment: .topLeading) {
                    MarkBoard(spots: drawing.map(\.spot)) {
                        ForEach(drawing.indices, id: \.self) { index in
                            ZStack { drawing[index].view }
                        }
                    }
                    .frame(width: geometry.size.width, height: geometry.size.height)
                    .offset(x: -point.x, y: -point.y)
                })
        }
    }

    private func moved(_ point: CGPoint, _ mark: PlottedMark) -> CGPoint {
        CGPoint(x: point.x + mark.style.offset.width, y: point.y + mark.style.offset.height)
    }

    private func changed(_ view: AnyView, _ mark: PlottedMark, said: String?) -> AnyView {
        var view = mark.style.changes.reduce(view) { $1($0) }
        if mark.style.opacity < 1 { view = AnyView(view.opacity(mark.style.opacity)) }
        if mark.style.isSilent { return AnyView(view.accessibilityHidden(true)) }
        guard said != "", mark.style.label != nil || mark.style.value != nil else {
            return said.map { AnyView(view.accessibilityLabel(Text(verbatim: $0))) } ?? view
        }
        let parts = [mark.style.label, mark.style.value].compactMap(\.self)
        return AnyView(
            view.accessibilityLabel(parts.count == 2 ? parts[0] + Text(verbatim: ", ") + parts[1] : parts[0]))
    }

    // MARK: Annotations

    private func annotations(
        of mark: PlottedMark, around frame: CGRect, automatic: AnnotationPosition? = nil
    ) -> [DrawnMark] {
        mark.style.annotations.map { annotation in
            let usual = automatic ?? (mark.isHorizontal && mark.form == .bar ? .trailing : .top)
            let side = annotation.position.side ?? usual.side ?? .zero
            let spacing = annotation.spacing ?? 4
            let along = annotation.alignment
            let horizontal = along.horizontal == .leading ? 0.0 : along.horizontal == .trailing ? 1 : 0.5
            let vertical = along.vertical == .top ? 0.0 : along.vertical == .bottom ? 1 : 0.5
            // Across its side an annotation stands outside the mark, along it as it is aligned.
            let x =
                side.x == 0
                ? frame.minX + frame.width * horizontal
                : side.x < 0 ? frame.minX - spacing : frame.maxX + spacing
            let y =
                side.y == 0
                ? frame.minY + frame.height * vertical
                : side.y < 0 ? frame.minY - spacing : frame.maxY + spacing
            let anchor = UnitPoint(
                x: side.x == 0 ? horizontal : side.x < 0 ? 1 : 0, y: side.y == 0 ? vertical : side.y < 0 ? 1 : 0
            )
            let spot = Spot(point: moved(CGPoint(x: x, y: y), mark), anchor: anchor, size: nil, staysInside: true)
            return DrawnMark(spot, annotation.content)
        }
    }
}
