// Core Graphics' affine changes and vectors.
public import Foundation

/// An affine change: x' = a x + c y + tx, y' = b x + d y + ty.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// The six numbers of the change.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

    /// Makes a change of its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a change of its six numbers.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes the change that changes nothing.
    public init() {
        self.init(1, 0, 0, 1, 0, 0)
    }

    /// Makes a turn, in radians.
    public init(rotationAngle angle: CGFloat) {
        let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
        self.init(c, s, -s, c, 0, 0)
    }

    /// Makes a move, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(1, 0, 0, 1, tx, ty)
    }

    /// Makes a change of size.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(sx, 0, 0, sy, 0, 0)
    }

    /// The change that changes nothing.
    public static let identity = CGAffineTransform()

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This change, then another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            next.a * a + next.c * b, next.b * a + next.d * b, next.a * c + next.c * d, next.b * c + next.d * d,
            next.a * tx + next.c * ty + next.tx, next.b * tx + next.d * ty + next.ty
        )
    }

    /// A move, then this change.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A change of size, then this change.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn, then this change.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The change back; where there is none, this change.
    public func inverted() -> CGAffineTransform {
        let area = a * d - b * c
        guard area != 0 else { return self }
        return CGAffineTransform(
            d / area, -b / area, -c / area, a / area, (c * ty - d * tx) / area, (b * tx - a * ty) / area
        )
    }
}

extension CGPoint {
    /// The point after a change.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

/// A direction and a length.
public struct CGVector: Hashable, Codable, Sendable {
    /// Along the axes, in points.
    public var dx: CGFloat, dy: CGFloat

    /// Makes a vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No direction, no length.
    public static let zero = CGVector(dx: 0, dy: 0)
}
