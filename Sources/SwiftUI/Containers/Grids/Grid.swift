// Grids of rows whose cells share columns.
import ViewArchive

/// Rows of cells in columns that are as wide as their widest cell.
nonisolated public struct Grid<Content: View>: View {
    public typealias Body = Never

    private let rule: @MainActor () -> GridRule
    private let content: Content

    /// Spacings are in points; nil takes what neighbours prefer.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        rule = { GridRule(alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing) }
        self.content = content()
    }
}

extension Grid: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(rule(), lower(content, in: scope.changing { $0.isInGrid = true }.inside(.vertical)))]
    }
}

/// One row of a grid; outside grids its views stand by themselves.
nonisolated public struct GridRow<Content: View>: View {
    public typealias Body = Never

    private let alignment: VerticalAlignment?
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        guard scope.environment.isInGrid else { return lower(content, in: scope) }
        let cells = lower(content, in: scope.changing { $0.isInGrid = false }.inside(nil))
        return [ViewNode(GridRowRule(alignment: alignment), cells)]
    }
}

/// A grid as a layout.
public struct GridLayout: StandardLayout {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    var axis: Axis? { .vertical }
    @MainActor func rule(_ direction: LayoutDirection) -> any LayoutRule {
        GridRule(alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing)
    }
}

extension View {
    /// Lets a cell reach over several columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        cell { $0.columns = max(1, min(count, 1000)) }
    }

    /// Puts a cell elsewhere in its place than its grid does.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { cell { $0.anchor = anchor } }

    /// Aligns the column that this cell stands in.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        cell { $0.columnAlignment = guide }
    }

    /// Keeps a cell from asking its column and row for more room than the other cells need.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { cell { $0.unsizedAxes = axes } }

    nonisolated private func cell(_ change: @escaping @Sendable (inout GridCellRule) -> Void) -> some View {
        wrapped { node, _ in
            var rule = GridCellRule()
            change(&rule)
            return ViewNode(rule, [node])
        }
    }
}

/// A row's cells, which its grid places.
struct GridRowRule: LayoutRule {
    let alignment: VerticalAlignment?

    var name: String { "GridRow" }
}

/// What a cell asks of its grid.
struct GridCellRule: LayoutRule {
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsizedAxes: Axis.Set = []

    var name: String { "GridCell" }

    /// What a cell and the views that wrap it ask for, taken together.
    @MainActor
    static func of(_ node: ViewNode) -> GridCellRule {
        var all = GridCellRule()
        var node = node
        while true {
            if let rule = node.rule as? GridCellRule {
                all.columns = max(all.columns, rule.columns)
                all.anchor = all.anchor ?? rule.anchor
                all.columnAlignment = all.columnAlignment ?? rule.columnAlignment
                all.unsizedAxes.formUnion(rule.unsizedAxes)
            }
            guard node.children.count == 1 else { return all }
            node = node.children[0]
        }
    }
}

extension EnvironmentValues {
    /// Whether a row would be a row of a grid.
    var isInGrid: Bool {
        get { self[InGridKey.self] }
        set { self[InGridKey.self] = newValue }
    }

    private struct InGridKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
