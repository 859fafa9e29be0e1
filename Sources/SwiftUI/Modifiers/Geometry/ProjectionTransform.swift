// Projections of views; without depth, only what is affine in them is drawn.
import ViewArchive

/// A projection by a matrix of three rows and columns.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    public mutating func invert() -> Bool {
        guard m11 * m22 - m12 * m21 != 0 else { return false }
        self = ProjectionTransform(affine.inverted())
        return true
    }

    public func inverted() -> ProjectionTransform {
        var copy = self
        return copy.invert() ? copy : self
    }

    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
                a * rhs.m13 + b * rhs.m23 + c * rhs.m33
            )
        }
        var product = ProjectionTransform()
        (product.m11, product.m12, product.m13) = row(m11, m12, m13)
        (product.m21, product.m22, product.m23) = row(m21, m22, m23)
        (product.m31, product.m32, product.m33) = row(m31, m32, m33)
        return product
    }

    /// What is left of it in the plane.
    var affine: CGAffineTransform {
        let scale = m33 == 0 ? 1 : m33
        return CGAffineTransform(m11 / scale, m12 / scale, m21 / scale, m22 / scale, m31 / scale, m32 / scale)
    }
}

/// A modifier that draws a view elsewhere, by its size.
public protocol GeometryEffect: Animatable, ViewModifier {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> some View { content.geometryEffect(self) }

    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that layout does not see; here it sees none.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias AnimatableData = EmptyAnimatableData

    let base: Base

    nonisolated init(base: Base) {
        self.base = base
    }

    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension View {
    /// Draws the view after a projection from its top left corner.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(transform.affine)
    }

    nonisolated func geometryEffect(_ effect: some GeometryEffect) -> some View {
        ruled(effect) { effect, _ in
            LayerRule("GeometryEffect") { layer, frame in
                let transform = effect.effectValue(size: CGSize(width: frame.width, height: frame.height))
                guard !transform.isIdentity else { return }
                layer.effects = .init(transform: Transform(transform.affine).around(frame.origin))
            }
        }
    }
}
