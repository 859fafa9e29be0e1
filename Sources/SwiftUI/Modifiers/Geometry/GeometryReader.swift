// Views that are made for the size that they get.
import ViewArchive

/// The size and place that a view gets.
public struct GeometryProxy: Sendable {
    /// In the picture, in points.
    let frame: Rect
    /// The areas of views around that have names, in the picture.
    let spaces: [CoordinateSpace: Rect]
    /// Whether coordinates of views begin at the right.
    let isMirrored: Bool
    public let safeAreaInsets: EdgeInsets

    init(frame: Rect, in surroundings: Surroundings) {
        self.frame = frame
        spaces = surroundings.spaces
        isMirrored = surroundings.isMirrored
        safeAreaInsets = surroundings.insets(of: frame)
    }

    /// In points.
    public var size: CGSize { CGSize(width: frame.width, height: frame.height) }

    /// The frame from the top leading corner of a space, in points; without one of that name, of the picture.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let origin =
            switch coordinateSpace {
            case .local: Point.zero
            case .global: frame.origin
            case .named: spaces[coordinateSpace].map { place(of: frame, in: $0) } ?? frame.origin
            }
        return CGRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The area of a space in this view's coordinates; nil without one of that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        spaces[coordinateSpace.coordinateSpace].map { area in
            let origin = place(of: area, in: frame)
            return CGRect(x: origin.x, y: origin.y, width: area.width, height: area.height)
        }
    }

    /// A place of another view in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: frame, isMirrored: isMirrored) }

    private func place(of area: Rect, in space: Rect) -> Point {
        Point(x: isMirrored ? space.maxX - area.maxX : area.x - space.x, y: area.y - space.y)
    }
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
        let proxy = GeometryProxy(frame: frame, in: surroundings)
        let nodes = scope.evaluating { lower(content(proxy), in: scope) }
        return nodes.map { Placement(node: $0, origin: .zero, proposal: Proposal(frame.size)) }
    }
}
