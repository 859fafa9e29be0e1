// Rectangles whose corners run along those of what is around them.
import ViewArchive

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How a corner is rounded.
        public struct Style: Hashable, Sendable {
            /// Nil for a corner that runs along that of the container.
            let fixed: CGFloat?
            let minimum: CGFloat

            /// Along the container's corner.
            public static var concentric: Style { concentric(minimum: 0) }

            /// Along the container's corner, with a least radius in points.
            public static func concentric(minimum: Style?) -> Style {
                concentric(minimum: minimum?.fixed ?? minimum?.minimum ?? 0)
            }

            /// Along the container's corner, with a least radius in points.
            public static func concentric(minimum: CGFloat) -> Style { Style(fixed: nil, minimum: minimum) }

            /// With a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(fixed: radius, minimum: 0) }
        }
    }
}

/// A rectangle whose corners run along those of the container around.
nonisolated public struct ConcentricRectangle: InsettableShape, PlacedShape {
    private let styles: [Edge.Corner: Edge.Corner.Style]
    private let isUniform: Bool
    private var inset: CGFloat = 0

    public init() {
        self.init(corners: .concentric)
    }

    /// Rounds all corners alike; uniform ones all have the largest radius of them.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners, isUniform: isUniform
        )
    }

    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner, isUniform: false
        )
    }

    private init(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style, isUniform: Bool
    ) {
        styles = [
            .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
            .bottomTrailing: bottomTrailingCorner,
        ]
        self.isUniform = isUniform
    }

    public func path(in rect: CGRect) -> Path {
        path(in: rect) { _ in 0 }
    }

    public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }

    func outline(in frame: Rect, container: ShapeContainer) -> Outline {
        let area = frame.inset(by: Double(inset).finite)
        let outer = container.corners
        let path = path(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height)) { corner in
            // A corner as far from the container's on one side as on the other has that distance less.
            let x =
                [.topLeading, .bottomLeading].contains(corner)
                ? area.x - outer.frame.x : outer.frame.maxX - area.maxX
            let y =
                [.topLeading, .topTrailing].contains(corner) ? area.y - outer.frame.y : outer.frame.maxY - area.maxY
            return max(0, outer.radius - max(x, y, 0))
        }
        return path.outline.moved(x: frame.x, y: frame.y)
    }

    private func path(in rect: CGRect, concentric: (Edge.Corner) -> Double) -> Path {
        var radii = styles.mapValues { $0.fixed ?? $0.minimum }
        for (corner, style) in styles where style.fixed == nil {
            radii[corner] = max(style.minimum, CGFloat(concentric(corner)))
        }
        if isUniform, let largest = radii.values.max() { radii = radii.mapValues { _ in largest } }
        return UnevenRoundedRectangle(
            topLeadingRadius: radii[.topLeading] ?? 0, bottomLeadingRadius: radii[.bottomLeading] ?? 0,
            bottomTrailingRadius: radii[.bottomTrailing] ?? 0, topTrailingRadius: radii[.topTrailing] ?? 0
        ).path(
            in: CGRect(
                x: rect.minX + inset, y: rect.minY + inset, width: max(0, rect.width - 2 * inset),
                height: max(0, rect.height - 2 * inset)
            ))
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose corners are rounded in a style.
    nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
