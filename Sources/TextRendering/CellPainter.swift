// Paints display items into a grid of cells, back to front.
import ViewArchive

/// A grid, and the layer that is being painted.
struct CellPainter {
    var canvas: CellCanvas
    var diagnostics: [String] = []
    /// What the layers around an item leave of it.
    var clips: [OutlineSampling] = []
    var opacity = 1.0
    /// The side of half a cell, in points.
    static let side = Cell.width
    /// How many layers stand around the items that are being painted.
    var depth = 0

    init(size: Size) {
        canvas = CellCanvas(size: size)
    }

    mutating func paint(_ items: [DisplayItem], pixels: (String) -> Pixels?) {
        for item in items {
            switch item {
            case .fill(let fill): self.fill(fill)
            case .stroke(let stroke): self.stroke(stroke)
            case .text(let text): self.text(text)
            case .image(let image): self.image(image, pixels: pixels)
            case .symbol(let symbol): self.symbol(symbol)
            case .layer(let layer): self.layer(layer, pixels: pixels)
            }
        }
    }

    /// Calls with every square that a rectangle touches, by its column, row and place in points.
    func forEachSquare(in rect: Rect, _ visit: (_ column: Int, _ row: Int, _ x: Double, _ y: Double) -> Void) {
        func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
            guard from.magnitude < 1e6, to.magnitude < 1e6 else { return 0..<0 }
            let start = max(0, Int((from / Self.side).rounded(.down)))
            return start..<max(start, min(count, Int((to / Self.side).rounded(.up))))
        }
        let columns = range(rect.x, rect.maxX, canvas.columns)
        for row in range(rect.y, rect.maxY, canvas.rows * 2) {
            for column in columns { visit(column, row, Double(column) * Self.side, Double(row) * Self.side) }
        }
    }

    /// How much of a square the layers' clips leave.
    func clipped(_ x: Double, _ y: Double) -> Double {
        clips.reduce(1) { $0 * $1.coverage(ofSquareAt: x, y, side: Self.side) }
    }

    /// Whether the clips leave a cell's middle.
    func shows(column: Int, row: Int) -> Bool {
        let middle = Point(x: (Double(column) + 0.5) * Cell.width, y: (Double(row) + 0.5) * Cell.height)
        return clips.allSatisfy { $0.contains(middle) }
    }

    /// Puts a character into a cell, if the clips show it and the canvas reaches there.
    mutating func put(_ glyph: CellCanvas.Glyph, width: Int = 1, column: Int, row: Int) {
        guard canvas.isInside(column: column, row: row), shows(column: column, row: row) else { return }
        canvas.put(glyph, width: width, opacity: opacity, column: column, row: row)
    }
}
