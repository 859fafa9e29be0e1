// Affine changes of the plane; coded as six numbers.

/// x' = a x + c y + tx, y' = b x + d y + ty.
package struct Transform: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// This change with another one before it.
    package func after(_ first: Transform) -> Transform {
        Transform(
            a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
            d: b * first.c + d * first.d, tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty
        )
    }

    package func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The change back; where the plane is folded nothing is changed.
    package var inverse: Transform {
        let area = a * d - b * c
        guard area.magnitude > 1e-12 else { return .identity }
        return Transform(
            a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
            ty: (b * tx - a * ty) / area
        )
    }

    /// How much longer lengths become, on average; 0 when the plane is folded.
    package var scale: Double { (a * d - b * c).magnitude.squareRoot() }

    /// The same change around a point in place of the origin.
    package func around(_ point: Point) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: point.x, ty: point.y)
            .after(self)
            .after(Transform(a: 1, b: 0, c: 0, d: 1, tx: -point.x, ty: -point.y))
    }
}

extension Transform: Codable {
    package init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        func next() throws -> Double { try values.decode(Double.self) }
        self.init(a: try next(), b: try next(), c: try next(), d: try next(), tx: try next(), ty: try next())
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try values.encode(number) }
    }
}
