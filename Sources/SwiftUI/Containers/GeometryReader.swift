// Views that are made for the size that they get.
import ViewArchive

/// The size and place that a view gets.
public struct GeometryProxy: Sendable {
    /// In the picture, in points.
    let frame: Rect
    public let safeAreaInsets: EdgeInsets

    /// In points.
    public var size: CGSize { CGSize(width: frame.width, height: frame.height) }

    /// The frame from the picture's top left corner, or from the reader's own; in points.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let origin = coordinateSpace == .global ? frame.origin : .zero
        return CGRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
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

    /// What it holds is made where it stands, once, and says nothing to what is around it.
    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] { [] }

    func placements(of children: [ViewNode], at frame: Rect, in surroundings: Surroundings) -> [Placement]? {
        let proxy = GeometryProxy(frame: frame, safeAreaInsets: surroundings.insets(of: frame))
        let nodes = scope.evaluating { lower(content(proxy), in: scope) }
        return nodes.map { Placement(node: $0, origin: .zero, proposal: Proposal(frame.size)) }
    }
}
