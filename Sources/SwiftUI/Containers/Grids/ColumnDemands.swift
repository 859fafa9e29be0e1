// What the columns of a grid take of the widths that they are offered.
import ViewArchive

/// The cells that say how wide columns are.
@MainActor
struct ColumnDemands {
    private let singles: [Int: [GridPlan.Cell]]
    /// By each column that no single cell stands in, the cells that reach over it.
    private let spans: [Int: [GridPlan.Cell]]
    private let gaps: [Double]

    init(cells: [GridPlan.Cell], gaps: [Double]) {
        let sizing = cells.filter { !$0.isWhole && !$0.wishes.unsizedAxes.contains(.horizontal) }
        let singles = Dictionary(grouping: sizing.filter { $0.columns.count == 1 }, by: \.columns.lowerBound)
        var spans: [Int: [GridPlan.Cell]] = [:]
        for cell in sizing where cell.columns.count > 1 {
            for column in cell.columns where singles[column] == nil { spans[column, default: []].append(cell) }
        }
        self.singles = singles
        self.spans = spans
        self.gaps = gaps
    }

    /// What a column takes of an offer: as much as its widest single cell. Columns without one share what a cell that
    /// reaches over them takes of as many offers, less what the other columns under it take.
    func width(of column: Int, in offer: Double?) -> Double {
        if let cells = singles[column] { return widest(cells, in: offer) }
        return spans[column, default: []].map { share(of: $0, in: offer) }.max() ?? 0
    }

    private func widest(_ cells: [GridPlan.Cell], in offer: Double?) -> Double {
        cells.map { $0.node.size(Proposal(width: offer, height: nil)).width }.max() ?? 0
    }

    private func share(of cell: GridPlan.Cell, in offer: Double?) -> Double {
        let between = gaps[cell.columns.dropLast()].reduce(0, +)
        let all = offer.map { $0 * Double(cell.columns.count) + between }
        let taken = cell.node.size(Proposal(width: all, height: nil)).width - between
        let others = cell.columns.compactMap { singles[$0] }
        let left = taken.isFinite ? taken - others.map { widest($0, in: offer) }.reduce(0, +) : taken
        return max(0, left / Double(cell.columns.count - others.count))
    }
}
