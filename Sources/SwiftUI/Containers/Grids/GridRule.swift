// The layout of grids: columns share the width as views in a row do, rows the height as views in a column do.
import ViewArchive

/// Rows of cells; a child that is no row reaches over all columns.
struct GridRule: LayoutRule {
    let alignment: Alignment
    private let gapX: Double
    private let gapY: Double

    init(alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?) {
        self.alignment = alignment
        gapX = horizontal.map { Double($0).finite } ?? SpacingPreferences.defaultDistance
        gapY = vertical.map { Double($0).finite } ?? SpacingPreferences.defaultDistance
    }

    var name: String { "Grid" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        let plan = Plan(self, children, proposal)
        return Size(width: Self.length(plan.widths, gapX), height: Self.length(plan.heights, gapY))
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        let plan = Plan(self, children, proposal)
        var y = 0.0
        return children.indices.map { index in
            let height = plan.heights[index]
            defer { y += height + gapY }
            let cells = plan.rows[index]
            // A row as a whole fills its line; its cells are placed by a rule made for this very place.
            let rule = FixedCellsRule(size: Size(width: size.width, height: height)) {
                cells.map { plan.place($0, height: height, grid: self) }
            }
            return Placement(
                node: ViewNode(rule, []), origin: Point(x: 0, y: y),
                proposal: Proposal(Size(width: size.width, height: height))
            )
        }
    }

    func priority(of children: [ViewNode]) -> Double { 0 }

    static func length(_ parts: [Double], _ gap: Double) -> Double {
        parts.reduce(0, +) + gap * Double(max(0, parts.count - 1))
    }

    /// One cell: where it begins and over how many columns it reaches.
    struct Cell {
        let node: ViewNode
        let column: Int
        let span: Int
        let wishes: GridCellRule
        let rowAlignment: VerticalAlignment?
    }

    /// Columns' widths and rows' heights under a proposal.
    @MainActor
    struct Plan {
        var rows: [[Cell]] = []
        var widths: [Double] = []
        var heights: [Double] = []
        private var columnAlignments: [Int: HorizontalAlignment] = [:]
        private let gapX: Double

        init(_ grid: GridRule, _ children: [ViewNode], _ proposal: Proposal) {
            gapX = grid.gapX
            rows = children.map { child in
                guard let row = child.rule as? GridRowRule else {
                    return [Cell(node: child, column: 0, span: .max, wishes: .of(child), rowAlignment: nil)]
                }
                var column = 0
                return child.children.map { node in
                    let wishes = GridCellRule.of(node)
                    defer { column += wishes.columns }
                    return Cell(
                        node: node, column: column, span: wishes.columns, wishes: wishes, rowAlignment: row.alignment
                    )
                }
            }
            let count = rows.joined().filter { $0.span != .max }.map { $0.column + $0.span }.max() ?? 1
            for cell in rows.joined() {
                if let own = cell.wishes.columnAlignment { columnAlignments[cell.column] = own }
            }
            let columns = (0..<count).map { column in
                rows.joined().filter { $0.column == column && $0.span == 1 }
            }
            widths = Share.lengths(
                of: columns.map { cells in
                    Share.Part(
                        least: Self.most(cells, .horizontal) { $0.size(Proposal(width: 0, height: nil)).width },
                        most: Self.most(cells, .horizontal) { $0.size(Proposal(width: .infinity, height: nil)).width },
                        ideal: Self.most(cells, .horizontal) { $0.size(.ideal).width },
                        taken: { width in
                            Self.most(cells, .horizontal) { $0.size(Proposal(width: width, height: nil)).width }
                        }
                    )
                }, in: proposal.width, gap: gapX
            )
            widenForSpans(upTo: proposal.width ?? .infinity)
            heights = Share.lengths(
                of: rows.map { cells in
                    let sized = cells.filter { !$0.wishes.unsizedAxes.contains(.vertical) }
                        .map { (node: $0.node, width: width(of: $0)) }
                    let heights: @MainActor (Double?) -> Double = { height in
                        sized.map { $0.node.size(Proposal(width: $0.width, height: height)).height }.max() ?? 0
                    }
                    return Share.Part(
                        least: heights(0), most: heights(.infinity), ideal: heights(nil), taken: { heights($0) }
                    )
                }, in: proposal.height, gap: grid.gapY
            )
        }

        /// The width of a cell's columns together.
        func width(of cell: Cell) -> Double {
            let end = cell.span == .max ? widths.count : min(widths.count, cell.column + cell.span)
            return GridRule.length(Array(widths[min(cell.column, end)..<end]), gapX)
        }

        func place(_ cell: Cell, height: Double, grid: GridRule) -> Placement {
            let width = width(of: cell)
            let offered = Proposal(width: width, height: height)
            let x = widths.prefix(cell.column).reduce(0) { $0 + $1 + gapX }
            var origin: Point
            if let anchor = cell.wishes.anchor {
                let own = cell.node.size(offered).finite
                origin = Point(x: (width - own.width) * Double(anchor.x), y: (height - own.height) * Double(anchor.y))
            } else {
                let alignment = Alignment(
                    horizontal: columnAlignments[cell.column] ?? grid.alignment.horizontal,
                    vertical: cell.rowAlignment ?? grid.alignment.vertical
                )
                origin = alignment.origin(of: cell.node, offered, in: Size(width: width, height: height))
            }
            origin.x += x
            return Placement(node: cell.node, origin: origin, proposal: offered)
        }

        /// Columns under a cell that reaches over several grow until it has its ideal width, if there is room.
        private mutating func widenForSpans(upTo room: Double) {
            for cell in rows.joined() where cell.span > 1 {
                let free = room - GridRule.length(widths, gapX)
                let missing = min(cell.node.size(.ideal).width - width(of: cell), free)
                let last = cell.span == .max ? widths.count : min(widths.count, cell.column + cell.span)
                guard missing > 0, missing.isFinite, !cell.wishes.unsizedAxes.contains(.horizontal) else { continue }
                for column in cell.column..<last { widths[column] += missing / Double(last - cell.column) }
            }
        }

        private static func most(_ cells: [Cell], _ axis: Axis.Set, _ length: @MainActor (ViewNode) -> Double) -> Double
        {
            cells.filter { !$0.wishes.unsizedAxes.contains(axis) }.map { length($0.node) }.max() ?? 0
        }
    }
}

/// Shares a length among parts: the least flexible first, as stacks do.
@MainActor
private enum Share {
    struct Part {
        let least: Double
        let most: Double
        let ideal: Double
        let taken: @MainActor (Double) -> Double
    }

    static func lengths(of parts: [Part], in room: Double?, gap: Double) -> [Double] {
        guard let room, room.isFinite else { return parts.map { room == nil ? $0.ideal.finite : $0.most.finite } }
        var left = room - gap * Double(max(0, parts.count - 1))
        var lengths = [Double](repeating: 0, count: parts.count)
        let order = parts.indices.sorted { first, second in
            let (a, b) = (parts[first], parts[second])
            let (x, y) = (a.most - a.least, b.most - b.least)
            return x == y || (x.isNaN || y.isNaN) ? first < second : x < y
        }
        for (step, index) in order.enumerated() {
            let offer = max(0, left / Double(parts.count - step))
            lengths[index] = parts[index].taken(offer).finite
            left -= lengths[index]
        }
        return lengths
    }
}

/// Cells that stand where they were put.
private struct FixedCellsRule: LayoutRule {
    let size: Size
    let cells: @MainActor () -> [Placement]

    var name: String { "GridRow" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { size }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] { cells() }
}
