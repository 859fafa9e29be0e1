// What areas and texts are painted with.
import ViewArchive

/// A colour, a gradient or another way to paint.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
    /// Styles that paint by themselves stand for no other; nothing asks them.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) stands for no other style")
    }
}

/// A style that knows its paint.
protocol PaintedStyle: ShapeStyle {
    /// The paint for an area in points.
    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    /// The paint of any style; one that stands for nothing paints as the foreground does.
    func resolvedPaint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        if let painted = self as? any PaintedStyle { return painted.paint(over: area, in: environment) }
        guard Resolved.self != Never.self else { return environment.foreground.paint(over: area, in: environment) }
        return resolve(in: environment).resolvedPaint(over: area, in: environment)
    }

    /// One colour in place of the paint, for texts and symbols.
    func resolvedColor(in environment: EnvironmentValues) -> RGBA {
        resolvedPaint(over: Rect(x: 0, y: 0, width: 1, height: 1), in: environment).mainColor
    }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        // Never within another: what stands inside decides whether the style is a level of the foreground.
        base = (style as? AnyShapeStyle)?.base ?? style
    }
}

extension AnyShapeStyle: PaintedStyle {
    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        base.resolvedPaint(over: area, in: environment)
    }
}

extension Paint {
    /// The colour, or the first of a gradient.
    var mainColor: RGBA {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
            .elliptical(let stops, _, _):
            stops.first?.color ?? .clear
        case .mesh(let mesh): mesh.crossings[0].color
        }
    }

    /// The same paint with less opacity, from 0 to 1.
    func opacity(_ amount: Double) -> Paint {
        func fade(_ stops: [Stop]) -> [Stop] {
            stops.map { Stop(color: $0.color.opacity(amount), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.opacity(amount))
        case .linear(let stops, let from, let to): return .linear(fade(stops), from: from, to: to)
        case .radial(let stops, let center, let from, let to):
            return .radial(fade(stops), center: center, from: from, to: to)
        case .angular(let stops, let center, let from, let to):
            return .angular(fade(stops), center: center, from: from, to: to)
        case .elliptical(let stops, let center, let radii):
            return .elliptical(fade(stops), center: center, radii: radii)
        case .mesh(var mesh):
            mesh.background = mesh.background.opacity(amount)
            for index in mesh.crossings.indices {
                mesh.crossings[index].color = mesh.crossings[index].color.opacity(amount)
            }
            return .mesh(mesh)
        }
    }
}

extension RGBA {
    func opacity(_ amount: Double) -> RGBA {
        var copy = self
        let faded = Double(alpha) * (amount > 0 ? min(amount, 1) : 0)
        copy.alpha = UInt8(faded.rounded())
        return copy
    }
}
