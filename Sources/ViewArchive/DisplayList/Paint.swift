// What an outline is filled with.

/// A colour or a gradient, resolved; gradients are placed in points.
package enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linear([Stop], from: Point, to: Point)
    case radial([Stop], center: Point, from: Double, to: Double)
    /// Around a centre, clockwise from one angle to another, in radians from the positive x axis.
    case angular([Stop], center: Point, from: Double, to: Double)
    /// From a centre outwards, as far as an ellipse of these radii.
    case elliptical([Stop], center: Point, radii: Size)
    case mesh(Mesh)

    /// A colour at a place from 0 to 1 along a gradient.
    package struct Stop: Hashable, Codable, Sendable {
        package var color: RGBA
        package var location: Double

        package init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }
}

extension Paint: Codable {
    private enum Key: String, CodingKey {
        case color, linear, radial, angular, elliptical, mesh, radii, from, to, center, start, end
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        if let color = try keys.decodeIfPresent(RGBA.self, forKey: .color) {
            self = .color(color)
        } else if let stops = try keys.decodeIfPresent([Stop].self, forKey: .linear) {
            self = .linear(
                stops, from: try keys.decode(Point.self, forKey: .from), to: try keys.decode(Point.self, forKey: .to)
            )
        } else if let stops = try keys.decodeIfPresent([Stop].self, forKey: .angular) {
            self = .angular(
                stops, center: try keys.decode(Point.self, forKey: .center),
                from: try keys.decode(Double.self, forKey: .start), to: try keys.decode(Double.self, forKey: .end)
            )
        } else if let stops = try keys.decodeIfPresent([Stop].self, forKey: .elliptical) {
            self = .elliptical(
                stops, center: try keys.decode(Point.self, forKey: .center),
                radii: try keys.decode(Size.self, forKey: .radii)
            )
        } else if let mesh = try keys.decodeIfPresent(Mesh.self, forKey: .mesh) {
            self = .mesh(mesh)
        } else {
            self = .radial(
                try keys.decode([Stop].self, forKey: .radial), center: try keys.decode(Point.self, forKey: .center),
                from: try keys.decode(Double.self, forKey: .start), to: try keys.decode(Double.self, forKey: .end)
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        switch self {
        case .color(let color): try keys.encode(color, forKey: .color)
        case .linear(let stops, let from, let to):
            try keys.encode(stops, forKey: .linear)
            try keys.encode(from, forKey: .from)
            try keys.encode(to, forKey: .to)
        case .radial(let stops, let center, let from, let to):
            try keys.encode(stops, forKey: .radial)
            try keys.encode(center, forKey: .center)
            try keys.encode(from, forKey: .start)
            try keys.encode(to, forKey: .end)
        case .angular(let stops, let center, let from, let to):
            try keys.encode(stops, forKey: .angular)
            try keys.encode(center, forKey: .center)
            try keys.encode(from, forKey: .start)
            try keys.encode(to, forKey: .end)
        case .elliptical(let stops, let center, let radii):
            try keys.encode(stops, forKey: .elliptical)
            try keys.encode(center, forKey: .center)
            try keys.encode(radii, forKey: .radii)
        case .mesh(let mesh): try keys.encode(mesh, forKey: .mesh)
        }
    }
}

extension Paint {
    /// The colour of a gradient's stops at a place from 0 to 1.
    package static func color(of stops: [Stop], at place: Double) -> RGBA {
        guard var before = stops.first else { return .clear }
        for stop in stops {
            if stop.location >= place {
                let span = stop.location - before.location
                return mix(before.color, stop.color, span > 0 ? max(0, (place - before.location) / span) : 1)
            }
            before = stop
        }
        return before.color
    }

    private static func mix(_ from: RGBA, _ to: RGBA, _ share: Double) -> RGBA {
        func mix(_ from: UInt8, _ to: UInt8) -> Double {
            (Double(from) + (Double(to) - Double(from)) * share) / 255
        }
        return RGBA(
            red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
            opacity: mix(from.alpha, to.alpha)
        )
    }
}
