// Grids that are filled cell by cell; a picture shows all cells at once.
import ViewArchive

/// Views in columns, row after row.
nonisolated public struct LazyVGrid<Content: View>: View {
    public typealias Body = Never

    private let rule: @MainActor () -> FlowGridRule
    private let content: Content

    /// The spacing between rows is in points; nil for 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        rule = {
            FlowGridRule(
                axis: .vertical, items: columns, spacing: spacing.map { Double($0).finite } ?? 8,
                alignment: Alignment(horizontal: alignment, vertical: .center)
            )
        }
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(rule(), lower(content, in: scope.inside(nil)))]
    }
}

/// Views in rows, column after column.
nonisolated public struct LazyHGrid<Content: View>: View {
    public typealias Body = Never

    private let rule: @MainActor () -> FlowGridRule
    private let content: Content

    /// The spacing between columns is in points; nil for 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        rule = {
            FlowGridRule(
                axis: .horizontal, items: rows, spacing: spacing.map { Double($0).finite } ?? 8,
                alignment: Alignment(horizontal: .center, vertical: alignment)
            )
        }
        self.content = content()
    }
}

extension LazyHGrid: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(rule(), lower(content, in: scope.inside(nil)))]
    }
}

/// Cells of given lengths across the axis, line after line along it.
struct FlowGridRule: LayoutRule {
    /// Along which lines follow one another.
    let axis: Axis
    let items: [GridItem]
    let spacing: Double
    /// Where the grid's lines stand in room that they do not fill.
    let alignment: Alignment

    var name: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        let (tracks, across) = items.tracks(in: axis.minor(proposal))
        let lines = lines(children, tracks)
        let along = lines.reduce(0) { $0 + $1.length } + spacing * Double(max(0, lines.count - 1))
        // The grid takes the whole room across its lines, as SwiftUI's do.
        return axis.size(major: along, minor: max(across, axis.minor(proposal) ?? across))
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        let (tracks, across) = items.tracks(in: axis.minor(proposal) ?? axis.minor(size))
        let free = axis.minor(size) - across
        let start =
            axis == .vertical
            ? alignment.horizontal.value(in: Size(width: free, height: 0))
            : alignment.vertical.value(in: Size(width: 0, height: free))
        var position = 0.0
        return lines(children, tracks).flatMap { line -> [Placement] in
            let cells = zip(line.nodes, tracks).map { node, track -> Placement in
                let offered = axis.proposal(major: nil, minor: track.length)
                let cell = axis.size(major: line.length, minor: track.length)
                let own = (track.alignment ?? .center).origin(of: node, offered, in: cell)
                let corner = axis.point(major: position, minor: start + track.position)
                return Placement(
                    node: node, origin: Point(x: corner.x + own.x, y: corner.y + own.y), proposal: offered
                )
            }
            position += line.length + spacing
            return cells
        }
    }

    func priority(of children: [ViewNode]) -> Double { 0 }

    private func lines(_ children: [ViewNode], _ tracks: [GridTrack]) -> [(nodes: [ViewNode], length: Double)] {
        guard !tracks.isEmpty else { return [] }
        return stride(from: 0, to: children.count, by: tracks.count).map { start in
            let nodes = Array(children[start..<min(start + tracks.count, children.count)])
            let lengths = zip(nodes, tracks).map { node, track in
                axis.major(node.size(axis.proposal(major: nil, minor: track.length)).finite)
            }
            return (nodes, lengths.max() ?? 0)
        }
    }
}
