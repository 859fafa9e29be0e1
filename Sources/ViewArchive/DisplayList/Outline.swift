// The outlines that are filled, stroked or clipped to.

/// A closed or open outline in points.
package enum Outline: Hashable, Sendable {
    case rect(Rect)
    case roundedRect(Rect, radius: Size, continuous: Bool)
    case ellipse(Rect)
    case path([Segment])

    /// One step of a free path.
    package enum Segment: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quad(Point, control: Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }
}

extension Outline: Codable {
    private enum Key: String, CodingKey { case rect, rounded, radius, continuous, ellipse, path }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        if let rect = try keys.decodeIfPresent(Rect.self, forKey: .rect) {
            self = .rect(rect)
        } else if let rect = try keys.decodeIfPresent(Rect.self, forKey: .rounded) {
            self = .roundedRect(
                rect, radius: try keys.decode(Size.self, forKey: .radius),
                continuous: try keys.decode(Bool.self, forKey: .continuous)
            )
        } else if let rect = try keys.decodeIfPresent(Rect.self, forKey: .ellipse) {
            self = .ellipse(rect)
        } else {
            self = .path(try keys.decode([Segment].self, forKey: .path))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        switch self {
        case .rect(let rect): try keys.encode(rect, forKey: .rect)
        case .roundedRect(let rect, let radius, let continuous):
            try keys.encode(rect, forKey: .rounded)
            try keys.encode(radius, forKey: .radius)
            try keys.encode(continuous, forKey: .continuous)
        case .ellipse(let rect): try keys.encode(rect, forKey: .ellipse)
        case .path(let segments): try keys.encode(segments, forKey: .path)
        }
    }
}

extension Outline.Segment {
    /// The segment after a change of the plane.
    package func moved(by transform: Transform) -> Outline.Segment {
        switch self {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quad(let point, let control): .quad(transform.apply(point), control: transform.apply(control))
        case .curve(let point, let control1, let control2):
            .curve(
                transform.apply(point), control1: transform.apply(control1), control2: transform.apply(control2)
            )
        case .close: .close
        }
    }
}

extension Outline.Segment: Codable {
    /// A segment is [name, x, y, …], as in SVG's path data.
    package init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let name = try values.decode(String.self)
        func point() throws -> Point {
            Point(x: try values.decode(Double.self), y: try values.decode(Double.self))
        }
        switch name {
        case "M": self = .move(try point())
        case "L": self = .line(try point())
        case "Q":
            let control = try point()
            self = .quad(try point(), control: control)
        case "C":
            let control1 = try point()
            let control2 = try point()
            self = .curve(try point(), control1: control1, control2: control2)
        case "Z": self = .close
        default:
            throw DecodingError.dataCorruptedError(in: values, debugDescription: "no path segment: \(name)")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        func write(_ name: String, _ points: Point...) throws {
            try values.encode(name)
            for point in points {
                try values.encode(point.x)
                try values.encode(point.y)
            }
        }
        switch self {
        case .move(let point): try write("M", point)
        case .line(let point): try write("L", point)
        case .quad(let point, let control): try write("Q", control, point)
        case .curve(let point, let control1, let control2): try write("C", control1, control2, point)
        case .close: try write("Z")
        }
    }
}
