// Colours at the crossings of a bent grid.

/// A grid of places with colours, which flow into one another between them.
package struct Mesh: Hashable, Sendable {
    /// Crossings a row.
    package let columns: Int
    package let rows: Int
    /// Row by row from the top.
    package var crossings: [Crossing]
    /// Around the grid.
    package var background: RGBA
    /// Whether colours change without an edge at the grid's lines.
    package let isSmooth: Bool

    /// A place and its colour.
    package struct Crossing: Hashable, Codable, Sendable {
        package var point: Point
        package var color: RGBA
        /// Control points to the left, above, to the right and below; nil where lines run as smoothly as they can.
        package var controls: [Point]?

        package init(point: Point, color: RGBA, controls: [Point]? = nil) {
            self.point = point
            self.color = color
            self.controls = controls
        }
    }

    package static let mostCrossings = 4096

    /// Fails unless there are as many crossings as the grid has, two a side at least.
    package init?(columns: Int, rows: Int, crossings: [Crossing], background: RGBA, isSmooth: Bool) {
        guard (2...Self.mostCrossings).contains(columns), (2...Self.mostCrossings).contains(rows),
            columns * rows <= Self.mostCrossings, crossings.count == columns * rows,
            crossings.allSatisfy({ $0.controls == nil || $0.controls?.count == 4 })
        else { return nil }
        self.columns = columns
        self.rows = rows
        self.crossings = crossings
        self.background = background
        self.isSmooth = isSmooth
    }
}

extension Mesh: Codable {
    private enum Key: String, CodingKey { case columns, rows, crossings, background, isSmooth }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        let mesh = Mesh(
            columns: try keys.decode(Int.self, forKey: .columns), rows: try keys.decode(Int.self, forKey: .rows),
            crossings: try keys.decode([Crossing].self, forKey: .crossings),
            background: try keys.decode(RGBA.self, forKey: .background, or: .clear),
            isSmooth: try keys.decode(Bool.self, forKey: .isSmooth, or: true)
        )
        guard let mesh else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no mesh"))
        }
        self = mesh
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(columns, forKey: .columns)
        try keys.encode(rows, forKey: .rows)
        try keys.encode(crossings, forKey: .crossings)
        try keys.encode(background, forKey: .background, unless: .clear)
        try keys.encode(isSmooth, forKey: .isSmooth, unless: true)
    }
}
