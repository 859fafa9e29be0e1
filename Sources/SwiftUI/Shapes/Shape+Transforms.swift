// Shapes made of others: a part of one, or one that is moved, turned, stretched.
import ViewArchive

extension Shape {
    /// The part of the outline between two places, from 0 to 1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        ChangedShape(base: self) { outline, _ in
            outline.trimmed(from: Double(startFraction), to: Double(endFraction))
        }
    }

    /// The shape turned clockwise.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape in another size.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape elsewhere, by a distance in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a size in points, at a place of the area.
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    nonisolated public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
        SizedShape(base: self, size: size, anchor: anchor)
    }
}

/// A shape in another size.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        let (x, y) = (Double(scale.width).finite, Double(scale.height).finite)
        let transform = Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0).around(anchor.point(in: Rect(rect)))
        return Path(outline: shape.path(in: rect).outline.moved(by: transform))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape after an affine change.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform

    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape that is turned.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        let transform = Transform(rotation: angle).around(anchor.point(in: Rect(rect)))
        return Path(outline: shape.path(in: rect).outline.moved(by: transform))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape that stands elsewhere.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize

    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public func path(in rect: CGRect) -> Path {
        Path(
            outline: shape.path(in: rect).outline.moved(x: Double(offset.width).finite, y: Double(offset.height).finite)
        )
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape whose outline is changed in its area.
nonisolated private struct ChangedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (Outline, Rect) -> Outline

    func path(in rect: CGRect) -> Path { Path(outline: change(base.path(in: rect).outline, Rect(rect))) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape of a size of its own.
nonisolated private struct SizedShape<Base: Shape>: Shape {
    let base: Base
    let size: CGSize
    let anchor: UnitPoint

    func path(in rect: CGRect) -> Path {
        base.path(
            in: CGRect(
                x: rect.minX + (rect.width - size.width) * anchor.x,
                y: rect.minY + (rect.height - size.height) * anchor.y,
                width: size.width, height: size.height
            )
        )
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
