// Views that are drawn larger, smaller or turned; their place stays.
import ViewArchive

extension View {
    /// Draws the view larger or smaller around a point of it.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        let (x, y) = (Double(scale.width).finite, Double(scale.height).finite)
        return transformed("Scale", anchor, Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0))
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned clockwise around a point of it.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed("Rotation", anchor, Transform(rotation: angle))
    }

    /// Draws the view turned in space; without depth, only what becomes narrower is drawn.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        transformed("Rotation", anchor, Transform(angle, axis: axis))
    }

    /// Draws the view after an affine change from its top left corner.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        transformed("Transform", .topLeading, Transform(transform))
    }

    nonisolated private func transformed(
        _ name: String, _ anchor: UnitPoint, _ transform: Transform
    ) -> some View {
        effects(name) { frame, _ in
            guard transform != .identity else { return nil }
            return DisplayItem.Effects(transform: transform.around(anchor.point(in: frame)))
        }
    }
}

extension Transform {
    nonisolated init(rotation angle: Angle) {
        let (c, s) = (cos(angle.radians.finite), sin(angle.radians.finite))
        self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// The upper left part of the matrix of a turn around an axis: what is seen from the front.
    nonisolated init(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else {
            self = .identity
            return
        }
        let (x, y, z) = (Double(axis.x / length), Double(axis.y / length), Double(axis.z / length))
        let (c, s) = (cos(angle.radians.finite), sin(angle.radians.finite))
        self.init(
            a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s,
            d: c + y * y * (1 - c), tx: 0, ty: 0
        )
    }
}
