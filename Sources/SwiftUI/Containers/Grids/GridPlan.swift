// How wide a grid's columns and how high its rows are under a proposal.
import ViewArchive

/// Lines side by side: their lengths and the distances between them, in points.
struct GridLines {
    var lengths: [Double]
    let gaps: [Double]

    var length: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }

    /// Where a line begins.
    func position(of line: Int) -> Double { lengths.prefix(line).reduce(0, +) + gaps.prefix(line).reduce(0, +) }

    /// The length of several lines with the distances between them.
    func length(of range: Range<Int>) -> Double {
        lengths[range].reduce(0, +) + gaps[range.dropLast()].reduce(0, +)
    }
}

/// Columns' widths and rows' heights under a proposal: columns share the width as views in a row do, rows the height
/// as views in a column do.
@MainActor
struct GridPlan {
    /// One cell: over which columns it reaches, and what it asks for.
    struct Cell {
        let node: ViewNode
        let columns: Range<Int>
        /// Whether it is no part of a row, and reaches over all columns.
        let isWhole: Bool
        let wishes: GridCellRule
        let rowAlignment: VerticalAlignment?
    }

    let cells: [[Cell]]
    private(set) var columns: GridLines
    private(set) var rows: GridLines
    private let columnAlignments: [Int: HorizontalAlignment]

    init(_ grid: GridRule, _ children: [ViewNode], _ proposal: Proposal) {
        let cells = Self.cells(of: children)
        self.cells = cells
        let all = cells.joined()
        columnAlignments = all.reduce(into: [:]) { alignments, cell in
            if let own = cell.wishes.columnAlignment { alignments[cell.columns.lowerBound] = own }
        }
        columns = GridLines(lengths: [], gaps: Self.columnGaps(grid, cells))
        rows = GridLines(lengths: [], gaps: Self.rowGaps(grid, cells))
        let demands = ColumnDemands(cells: Array(all), gaps: columns.gaps)
        columns.lengths = Self.lengths(
            of: columns.gaps.count + 1, in: proposal.width, gaps: columns.gaps, taken: demands.width)
        widenForSpans(in: proposal.width)
        let columns = columns
        rows.lengths = Self.lengths(of: cells.count, in: proposal.height, gaps: rows.gaps) { row, height in
            cells[row].filter { !$0.wishes.unsizedAxes.contains(.vertical) }.map { cell in
                cell.node.size(Proposal(width: columns.length(of: cell.columns), height: height)).height
            }.max() ?? 0
        }
    }

    /// Where a cell stands in its row.
    func place(_ cell: Cell, height: Double, grid: GridRule) -> Placement {
        let width = columns.length(of: cell.columns)
        let offered = Proposal(width: width, height: height)
        var origin: Point
        if let anchor = cell.wishes.anchor {
            let own = cell.node.size(offered).finite
            origin = Point(x: (width - own.width) * Double(anchor.x), y: (height - own.height) * Double(anchor.y))
        } else {
            let alignment = Alignment(
                horizontal: columnAlignments[cell.columns.lowerBound] ?? grid.alignment.horizontal,
                vertical: cell.rowAlignment ?? grid.alignment.vertical
            )
            origin = alignment.origin(of: cell.node, offered, in: Size(width: width, height: height))
        }
        origin.x += columns.position(of: cell.columns.lowerBound)
        return Placement(node: cell.node, origin: origin.finite, proposal: offered)
    }

    // MARK: Steps

    private static func cells(of children: [ViewNode]) -> [[Cell]] {
        let wishes = children.map { child in child.rule is GridRowRule ? child.children.map(GridCellRule.of) : [] }
        let count = max(1, wishes.map { $0.reduce(0) { $0 + $1.columns } }.max() ?? 1)
        return zip(children, wishes).map { child, wishes in
            guard let row = child.rule as? GridRowRule else {
                return [Cell(node: child, columns: 0..<count, isWhole: true, wishes: .of(child), rowAlignment: nil)]
            }
            var column = 0
            return zip(child.children, wishes).map { node, wish in
                defer { column += wish.columns }
                return Cell(
                    node: node, columns: column..<(column + wish.columns), isWhole: false, wishes: wish,
                    rowAlignment: row.alignment
                )
            }
        }
    }

    private static func columnGaps(_ grid: GridRule, _ cells: [[Cell]]) -> [Double] {
        let count = cells.joined().map(\.columns.upperBound).max() ?? 1
        if let spacing = grid.horizontalSpacing { return [Double](repeating: spacing, count: count - 1) }
        var gaps = [Double?](repeating: nil, count: count - 1)
        for row in cells {
            for (first, second) in zip(row, row.dropFirst()) {
                let wish = first.node.spacing.distance(to: second.node.spacing, along: .horizontal)
                let place = first.columns.upperBound - 1
                gaps[place] = max(gaps[place] ?? wish, wish)
            }
        }
        return gaps.map { $0 ?? SpacingPreferences.defaultDistance }
    }

    private static func rowGaps(_ grid: GridRule, _ cells: [[Cell]]) -> [Double] {
        let wishes = cells.map { SpacingPreferences.joined($0.map(\.node.spacing), along: .horizontal) }
        return zip(wishes, wishes.dropFirst()).map { first, second in
            grid.verticalSpacing ?? first.distance(to: second, along: .vertical)
        }
    }

    /// Shares a length among lines, which take of an offer what their cells do.
    private static func lengths(
        of count: Int, in room: Double?, gaps: [Double], taken: (_ line: Int, _ offer: Double?) -> Double
    ) -> [Double] {
        var lengths = [Double](repeating: 0, count: count)
        guard let room, room.isFinite else { return lengths.indices.map { taken($0, room).finite } }
        let demands = lengths.indices.map { Demand(index: $0, least: taken($0, 0), most: taken($0, .infinity)) }
        demands.serve(room - gaps.reduce(0, +)) { index, offer in
            lengths[index] = taken(index, offer).finite
            return lengths[index]
        }
        return lengths
    }

    /// Columns under a cell that reaches over several grow until it has what it takes of the room.
    private mutating func widenForSpans(in room: Double?) {
        for cell in cells.joined() where cell.columns.count > 1 || cell.isWhole {
            guard !cell.wishes.unsizedAxes.contains(.horizontal) else { continue }
            let wanted = cell.node.size(Proposal(width: room, height: nil)).width
            let missing = min(wanted - columns.length(of: cell.columns), (room ?? .infinity) - columns.length)
            guard missing > 0 else { continue }
            for column in cell.columns { columns.lengths[column] += missing.finite / Double(cell.columns.count) }
        }
    }
}
