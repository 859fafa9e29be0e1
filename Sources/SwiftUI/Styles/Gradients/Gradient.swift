// Gradients: colours at places along a line or a radius.
import ViewArchive

/// Colours at places from 0 to 1.
public struct Gradient: Hashable, ShapeStyle {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]
    var colorSpace = ColorSpace.device

    public init(stops: [Stop]) {
        self.stops = stops
    }

    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }

    func paintStops(in environment: EnvironmentValues) -> [Paint.Stop] {
        let own = stops.map {
            Paint.Stop(color: $0.color.rgba(in: environment), location: min(max(Double($0.location).finite, 0), 1))
        }
        let visible = own.indices.flatMap { index -> [Paint.Stop] in
            guard own[index].color.alpha == 0 else { return [own[index]] }
            // What is not seen has no colour of its own: on either side it is the neighbour's, faded.
            let sides = [index - 1, index + 1].filter(own.indices.contains).map { neighbour in
                Paint.Stop(color: own[neighbour].color.opacity(0), location: own[index].location)
            }
            return sides.isEmpty ? [own[index]] : sides
        }
        return colorSpace.steps(between: visible)
    }
}

extension Gradient: PaintedStyle {
    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(over: area, in: environment)
    }
}

/// The gentle gradient of a colour, from a lighter tone at the top.
public struct AnyGradient: ShapeStyle, Hashable, PaintedStyle {
    private let gradient: Gradient

    init(_ color: Color) {
        gradient = Gradient(colors: [color.mix(with: .white, by: 0.18, in: .device), color])
    }

    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The same gradient, its colours between mixed in a space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(gradient.mixed(in: space))
    }

    /// The colours of the gradient in a space, for styles that give it a direction.
    var plain: Gradient { gradient }

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        gradient.paint(over: area, in: environment)
    }
}

extension UnitPoint {
    func point(in area: Rect) -> Point {
        Point(x: area.x + area.width * Double(x).finite, y: area.y + area.height * Double(y).finite)
    }
}
