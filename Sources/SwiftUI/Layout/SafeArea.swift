// The part of a view that others do not cover: what `safeAreaInset` and `safeAreaPadding` leave, and how a view goes
// beyond it. A widget's content margins are no safe area: nothing but the configuration takes them away.
import ViewArchive

/// The edges of the area that content keeps to, and how far a view may go that ignores them; in the picture, in points.
struct SafeArea {
    private var inner = Edges()
    private var outer = Edges()

    private struct Edges {
        var left = -Double.infinity
        var top = -Double.infinity
        var right = Double.infinity
        var bottom = Double.infinity

        init() {}

        init(_ area: Rect) {
            (left, top, right, bottom) = (area.x, area.y, area.maxX, area.maxY)
        }
    }

    /// Less than half a pixel: frames are sums of rounded numbers.
    private static let tolerance = 0.01

    /// The safe area inside a view of a frame, of which others leave a part.
    func inside(_ frame: Rect, leaving part: Rect) -> SafeArea {
        var area = SafeArea()
        area.inner = Edges(part)
        area.outer = Edges(reaching(frame, left: true, top: true, right: true, bottom: true))
        return area
    }

    /// A frame that goes to the outer edges where it stands at the inner ones.
    func reaching(_ frame: Rect, left: Bool, top: Bool, right: Bool, bottom: Bool) -> Rect {
        var edges = Edges(frame)
        if left, frame.x <= inner.left + Self.tolerance { edges.left = min(frame.x, outer.left) }
        if top, frame.y <= inner.top + Self.tolerance { edges.top = min(frame.y, outer.top) }
        if right, frame.maxX >= inner.right - Self.tolerance { edges.right = max(frame.maxX, outer.right) }
        if bottom, frame.maxY >= inner.bottom - Self.tolerance { edges.bottom = max(frame.maxY, outer.bottom) }
        return Rect(
            x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top
        )
    }
}

/// A view that goes on under what stands at its edges.
struct IgnoreSafeAreaRule: LayoutRule {
    let edges: Edge.Set

    var name: String { "IgnoreSafeArea" }

    func placements(of children: [ViewNode], at frame: Rect, in surroundings: Surroundings) -> [Placement]? {
        let area = surroundings.reaching(frame, edges)
        return children.map { child in
            let offered = Proposal(area.size)
            let size = child.size(offered).finite
            let x = area.midX - size.width / 2 - frame.x
            return Placement(
                node: child,
                origin: Point(
                    // Placements are counted from the leading side.
                    x: surroundings.isMirrored ? frame.width - x - size.width : x,
                    y: area.midY - size.height / 2 - frame.y
                ),
                proposal: offered
            )
        }
    }
}

extension Surroundings {
    /// A frame that ignores the safe area at some edges.
    func reaching(_ frame: Rect, _ edges: Edge.Set) -> Rect {
        safeArea.reaching(
            frame, left: edges.contains(isMirrored ? .trailing : .leading), top: edges.contains(.top),
            right: edges.contains(isMirrored ? .leading : .trailing), bottom: edges.contains(.bottom)
        )
    }

    /// How far a frame's edges stand from where it might reach, in points.
    func insets(of frame: Rect) -> EdgeInsets {
        let area = reaching(frame, .all)
        let (left, right) = (CGFloat(frame.x - area.x), CGFloat(area.maxX - frame.maxX))
        return EdgeInsets(
            top: CGFloat(frame.y - area.y), leading: isMirrored ? right : left,
            bottom: CGFloat(area.maxY - frame.maxY), trailing: isMirrored ? left : right
        )
    }
}
