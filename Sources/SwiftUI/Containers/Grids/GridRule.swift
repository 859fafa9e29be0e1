// The layout of grids: columns share the width as views in a row do, rows the height as views in a column do.
import ViewArchive

/// Rows of cells; a child that is no row reaches over all columns.
struct GridRule: LayoutRule {
    let alignment: Alignment
    /// Distances in points; nil for what each pair of neighbours prefers.
    let horizontalSpacing: Double?
    let verticalSpacing: Double?

    init(alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?) {
        self.alignment = alignment
        horizontalSpacing = horizontal.map { Double($0).finite }
        verticalSpacing = vertical.map { Double($0).finite }
    }

    var name: String { "Grid" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        let plan = GridPlan(self, children, proposal)
        return Size(width: plan.columns.length, height: plan.rows.length)
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        let plan = GridPlan(self, children, proposal)
        return children.indices.map { index in
            let height = plan.rows.lengths[index]
            let cells = plan.cells[index]
            // A row as a whole fills its line; its cells are placed by a rule made for this very place.
            let rule = FixedCellsRule(
                size: Size(width: size.width, height: height),
                cells: cells.map { plan.place($0, height: height, grid: self) }
            )
            return Placement(
                node: ViewNode(rule, cells.map(\.node)), origin: Point(x: 0, y: plan.rows.position(of: index)),
                proposal: Proposal(rule.size)
            )
        }
    }

    func priority(of children: [ViewNode]) -> Double { 0 }

    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        .joined(
            children.map { child in
                guard child.rule is GridRowRule else { return child.spacing }
                return .joined(child.children.map(\.spacing), along: .horizontal)
            }, along: .vertical
        )
    }
}

/// Cells that stand where they were put.
private struct FixedCellsRule: LayoutRule {
    let size: Size
    let cells: [Placement]

    var name: String { "GridRow" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { size }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] { cells }
}
