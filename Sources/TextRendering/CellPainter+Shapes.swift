// Fills and strokes: squares of colour, and line characters for what is thinner than a cell.
import ViewArchive

extension CellPainter {
    mutating func fill(_ fill: DisplayItem.Fill) {
        guard let outline = OutlineSampling(fill.outline, evenOdd: fill.evenOdd) else { return }
        let bounds = outline.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        let paint = fill.paint.sampled()
        let color = paint(Point(x: bounds.midX, y: bounds.midY))
        if bounds.height <= 3, bounds.width >= Cell.width { return rule(bounds, "─", color) }
        if bounds.width <= 3, bounds.height >= Cell.height { return rule(bounds, "│", color) }
        if bounds.width <= 1.5 * Cell.width, bounds.height <= Cell.height, isRound(fill.outline) {
            return dot("●", bounds, color)
        }
        var squares: [(Int, Int, Double, Point)] = []
        forEachSquare(in: bounds) { column, row, x, y in
            let coverage = outline.coverage(ofSquareAt: x, y, side: Self.side)
            guard coverage > 0 else { return }
            let middle = Point(x: x + Self.side / 2, y: y + Self.side / 2)
            squares.append((column, row, coverage * clipped(x, y) * opacity, middle))
        }
        for (column, row, coverage, middle) in squares {
            let color = paint(middle)
            // At the canvas' edge a square reaches beyond it: what covers most of it covers it.
            canvas.blend(color, opacity: coverage, column: column, squareRow: row)
        }
    }

    mutating func stroke(_ stroke: DisplayItem.Stroke) {
        guard stroke.lineWidth > 0, let outline = OutlineSampling(stroke.outline) else { return }
        let bounds = outline.bounds
        let color = stroke.paint.sampled()(Point(x: bounds.x, y: bounds.y))
        switch stroke.outline {
        case .rect: frame(bounds, "┌┐└┘", color)
        case .roundedRect(_, let radius, _): frame(bounds, radius.width > 2 ? "╭╮╰╯" : "┌┐└┘", color)
        case .ellipse:
            if bounds.width <= 2 * Cell.width, bounds.height <= 1.5 * Cell.height { return dot("○", bounds, color) }
            ring(bounds, stroke, color)
        case .path:
            if bounds.height <= 3, bounds.width >= Cell.width { return rule(bounds, "─", color) }
            if bounds.width <= 3, bounds.height >= Cell.height { return rule(bounds, "│", color) }
            for polygon in outline.polygons { line(polygon, color) }
        }
    }

    /// A frame of line characters in the cells that a rectangle's edges run through.
    mutating func frame(_ bounds: Rect, _ corners: String, _ color: RGBA) {
        let left = Int((bounds.x / Cell.width).rounded(.down)), top = Int((bounds.y / Cell.height).rounded(.down))
        let right = Int((bounds.maxX / Cell.width).rounded(.up)) - 1
        let bottom = Int((bounds.maxY / Cell.height).rounded(.up)) - 1
        guard right - left >= 2, bottom - top >= 1 else { return dot("□", bounds, color) }
        canvas.box(left, top, right, bottom, corners: corners, color: color, opacity: opacity)
    }

    /// One character in the middle of a rectangle.
    mutating func dot(_ character: Character, _ bounds: Rect, _ color: RGBA) {
        guard bounds.midX.magnitude < 1e6, bounds.midY.magnitude < 1e6 else { return }
        let column = Int((bounds.midX / Cell.width).rounded(.down))
        let row = Int((bounds.midY / Cell.height).rounded(.down))
        put(CellCanvas.Glyph(character: character, color: color), column: column, row: row)
    }

    /// A thin rectangle as line characters, in free cells only.
    private mutating func rule(_ bounds: Rect, _ character: Character, _ color: RGBA) {
        let isFlat = character == "─"
        let length = isFlat ? Cell.column(at: bounds.maxX) : Cell.row(at: bounds.maxY)
        let start = isFlat ? Cell.column(at: bounds.x) : Cell.row(at: bounds.y)
        let across = Int(((isFlat ? bounds.midY / Cell.height : bounds.midX / Cell.width)).rounded(.down))
        let limit = isFlat ? canvas.columns : canvas.rows
        for place in max(0, start)..<max(0, start, min(limit, length)) {
            let (column, row) = isFlat ? (place, across) : (across, place)
            guard canvas.isInside(column: column, row: row), !canvas.hasGlyph(column: column, row: row) else {
                continue
            }
            put(CellCanvas.Glyph(character: character, color: color, isRule: true), column: column, row: row)
        }
    }

    private mutating func ring(_ bounds: Rect, _ stroke: DisplayItem.Stroke, _ color: RGBA) {
        let half = max(stroke.lineWidth, Self.side * 0.75) / 2
        let outer = Rect(
            x: bounds.x - half, y: bounds.y - half, width: bounds.width + 2 * half, height: bounds.height + 2 * half
        )
        guard let around = OutlineSampling(.ellipse(outer)),
            let hole = OutlineSampling(.ellipse(bounds.inset(by: half)))
        else { return }
        var squares: [(Int, Int, Double)] = []
        forEachSquare(in: outer) { column, row, x, y in
            let coverage =
                around.coverage(ofSquareAt: x, y, side: Self.side) - hole.coverage(ofSquareAt: x, y, side: Self.side)
            if coverage > 0 { squares.append((column, row, coverage * clipped(x, y) * opacity)) }
        }
        for (column, row, coverage) in squares {
            canvas.blend(color, opacity: coverage, column: column, squareRow: row)
        }
    }

    /// A free line, as the squares that it runs through.
    private mutating func line(_ points: [Point], _ color: RGBA) {
        var touched: Set<[Int]> = []
        for (from, to) in zip(points, points.dropFirst()) {
            let length = max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
            let steps = Int(min(4096, length / Self.side * 2)) + 1
            for step in 0...steps {
                let t = Double(step) / Double(steps)
                let column = Int(((from.x + (to.x - from.x) * t) / Self.side).rounded(.down))
                let row = Int(((from.y + (to.y - from.y) * t) / Self.side).rounded(.down))
                if canvas.isInside(column: column, row: row >> 1) { touched.insert([column, row]) }
            }
        }
        for place in touched.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let shown = clipped(Double(place[0]) * Self.side, Double(place[1]) * Self.side)
            canvas.blend(color, opacity: shown * opacity, column: place[0], squareRow: place[1])
        }
    }

    private func isRound(_ outline: Outline) -> Bool {
        switch outline {
        case .ellipse: true
        case .roundedRect(let rect, let radius, _): radius.width * 2.5 >= min(rect.width, rect.height)
        case .rect, .path: false
        }
    }
}

extension Paint {
    /// The colour at any place.
    func sampled() -> (Point) -> RGBA {
        guard case .mesh(let mesh) = self else { return { color(at: $0) } }
        let vertices = mesh.vertices().vertices
        func distance(_ vertex: Mesh.Vertex, _ point: Point) -> Double {
            let dx = vertex.point.x - point.x, dy = vertex.point.y - point.y
            return dx * dx + dy * dy
        }
        // Of a fine grid the nearest vertex is near enough for cells.
        return { point in
            vertices.min { distance($0, point) < distance($1, point) }?.color ?? mesh.background
        }
    }

    private func color(at point: Point) -> RGBA {
        switch self {
        case .mesh(let mesh): return mesh.background
        case .color(let color): return color
        case .linear(let stops, let from, let to):
            let dx = to.x - from.x, dy = to.y - from.y
            let length = dx * dx + dy * dy
            let along = (point.x - from.x) * dx + (point.y - from.y) * dy
            return Self.color(of: stops, at: length > 0 ? along / length : 1)
        case .radial(let stops, let center, let from, let to):
            let dx = point.x - center.x, dy = point.y - center.y
            let distance = (dx * dx + dy * dy).squareRoot()
            return Self.color(of: stops, at: to != from ? (distance - from) / (to - from) : 1)
        case .angular(let stops, let center, let from, let to):
            return Self.color(of: stops, at: Turn(from: from, to: to).place(of: point, around: center))
        case .elliptical(let stops, let center, let radii):
            guard radii.width > 0, radii.height > 0 else { return stops.last?.color ?? .clear }
            let dx = (point.x - center.x) / radii.width, dy = (point.y - center.y) / radii.height
            return Self.color(of: stops, at: (dx * dx + dy * dy).squareRoot())
        }
    }
}
