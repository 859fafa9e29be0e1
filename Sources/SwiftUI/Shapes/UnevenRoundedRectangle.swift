// A rectangle whose corners have radii of their own.
import ViewArchive

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle with corners rounded one by one.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius
            ), style: style
        )
    }

    public func path(in rect: CGRect) -> Path {
        let area = Rect(rect.shrunk(by: inset))
        let most = min(area.width, area.height) / 2
        func radius(_ corner: CGFloat) -> Double { min(max(0, Double(corner - inset).finite), most) }
        let (tl, tr) = (radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing))
        let (bl, br) = (radius(cornerRadii.bottomLeading), radius(cornerRadii.bottomTrailing))
        func arc(_ x: Double, _ y: Double, _ radius: Double, _ start: Double) -> [Outline.Segment] {
            Array(Outline.arc(center: Point(x: x, y: y), radius: radius, start: start, sweep: .pi / 2).dropFirst())
        }
        let (left, top, right, bottom) = (area.x, area.y, area.maxX, area.maxY)
        var segments: [Outline.Segment] = [.move(Point(x: left + tl, y: top)), .line(Point(x: right - tr, y: top))]
        segments += arc(right - tr, top + tr, tr, -.pi / 2)
        segments.append(.line(Point(x: right, y: bottom - br)))
        segments += arc(right - br, bottom - br, br, 0)
        segments.append(.line(Point(x: left + bl, y: bottom)))
        segments += arc(left + bl, bottom - bl, bl, .pi / 2)
        segments.append(.line(Point(x: left, y: top + tl)))
        segments += arc(left + tl, top + tl, tl, .pi)
        segments.append(.close)
        return Path(outline: .path(segments))
    }

    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    nonisolated public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style
        )
    }
}
