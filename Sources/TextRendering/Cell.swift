// The size of a character cell.

/// One place of the character grid.
enum Cell {
    /// In points; twice as high as wide, so that half a cell is a square.
    static let width = 8.0
    static let height = 16.0
    /// From a row's top to its baseline, in points.
    static let baseline = 12.0
    /// From a row's baseline to the top of its capitals, in points.
    static let capHeight = 10.0

    /// The nearest boundary between columns; texts one after another never overlap by it.
    static func column(at x: Double) -> Int { Int((x / width + 0.5).rounded(.down)) }
    static func row(at y: Double) -> Int { Int((y / height + 0.5).rounded(.down)) }

    /// How many whole cells fit into a length; a hair's breadth may be missing.
    static func count(in length: Double, of cell: Double) -> Int {
        length > 0 ? Int(min((length / cell + 0.01).rounded(.down), 100_000)) : 0
    }
}
