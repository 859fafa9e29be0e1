// Which way a part of a picture is laid out.
import ViewArchive

/// Everything below is laid out in this direction: leading stands right when it is from right to left.
struct DirectionRule: LayoutRule {
    let isRightToLeft: Bool

    var name: String { "Direction" }

    func surroundings(of child: Rect, at index: Int, in frame: Rect, _ outer: Surroundings) -> Surroundings {
        var inner = outer
        inner.isMirrored = isRightToLeft
        return inner
    }
}

extension LoweringScope {
    /// Nodes that were lowered in another environment, turned round when its direction differs from this one's.
    func directed(_ nodes: [ViewNode], in inner: EnvironmentValues) -> [ViewNode] {
        guard inner.layoutDirection != environment.layoutDirection else { return nodes }
        let rule = DirectionRule(isRightToLeft: inner.layoutDirection == .rightToLeft)
        return nodes.map { ViewNode(rule, [$0]) }
    }
}
