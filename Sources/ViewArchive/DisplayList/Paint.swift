// What an outline is filled with.

/// A colour or a gradient, resolved; gradients are placed in points.
package enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linear([Stop], from: Point, to: Point)
    case radial([Stop], center: Point, from: Double, to: Double)

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
    private enum Key: String, CodingKey { case color, linear, radial, from, to, center, start, end }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        if let color = try keys.decodeIfPresent(RGBA.self, forKey: .color) {
            self = .color(color)
        } else if let stops = try keys.decodeIfPresent([Stop].self, forKey: .linear) {
            self = .linear(
                stops, from: try keys.decode(Point.self, forKey: .from), to: try keys.decode(Point.self, forKey: .to)
            )
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
        }
    }
}
