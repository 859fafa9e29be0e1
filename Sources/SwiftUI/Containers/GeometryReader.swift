// Views that are made for the size that they get.
import ViewArchive

/// The size and place that a view gets.
public struct GeometryProxy: Sendable {
    let frame: Rect

    /// In points.
    public var size: CGSize { CGSize(width: frame.width, height: frame.height) }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
}

/// Whose coordinates are meant.
public enum CoordinateSpace: Hashable, Sendable {
    case global
    case local
    case named(String)
}

/// A coordinate space by its type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Takes all the room that it is offered and makes its views for it.
nonisolated public struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(GeometryRule(content: content, scope: scope.inside(nil)))]
    }
}

private struct GeometryRule<Content: View>: LayoutRule {
    let content: (GeometryProxy) -> Content
    let scope: LoweringScope

    var name: String { "GeometryReader" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        proposal.filled(by: FillRule.idealSize)
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        let proxy = GeometryProxy(frame: Rect(origin: .zero, size: size))
        let nodes = scope.evaluating { lower(content(proxy), in: scope) }
        return nodes.map { Placement(node: $0, origin: .zero, proposal: Proposal(size)) }
    }

    /// A reader has no baseline: asking for one would make its views twice.
    func baselines(_ proposal: Proposal, of children: [ViewNode]) -> Baselines? {
        let height = size(proposal, of: children).height
        return Baselines(first: height, last: height)
    }
}
