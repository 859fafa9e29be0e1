// The symbols of points.
public import SwiftUI

/// A shape that stands for a point.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that looks as large as the symbol is.
    nonisolated var perceptualUnitRect: CGRect { get }
}

/// The symbols that charts have of their own.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind: CaseIterable, Hashable, Sendable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind
    var width: CGFloat?

    public static let circle = Self(kind: .circle)
    public static let square = Self(kind: .square)
    public static let triangle = Self(kind: .triangle)
    public static let diamond = Self(kind: .diamond)
    public static let pentagon = Self(kind: .pentagon)
    public static let plus = Self(kind: .plus)
    public static let cross = Self(kind: .cross)
    public static let asterisk = Self(kind: .asterisk)

    init(kind: Kind) {
        self.kind = kind
    }

    /// The symbol as a line, its width in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        var copy = self
        copy.width = lineWidth
        return copy
    }

    public var perceptualUnitRect: CGRect {
        switch kind {
        case .circle, .plus, .cross, .asterisk: CGRect(x: 0, y: 0, width: 1, height: 1)
        case .square: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88)
        case .triangle, .diamond, .pentagon: CGRect(x: -0.08, y: -0.08, width: 1.16, height: 1.16)
        }
    }

    public func path(in rect: CGRect) -> Path {
        guard let width else { return filled(in: rect) }
        let inner = rect.insetBy(dx: min(width / 2, rect.width / 2), dy: min(width / 2, rect.height / 2))
        return filled(in: inner).strokedPath(StrokeStyle(lineWidth: width, lineJoin: .round))
    }

    private func filled(in rect: CGRect) -> Path {
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return corners(3, in: rect)
        case .diamond: return corners(4, in: rect)
        case .pentagon: return corners(5, in: rect)
        case .plus: return spokes(4, from: 0, in: rect)
        case .cross: return spokes(4, from: .pi / 4, in: rect)
        case .asterisk: return spokes(6, from: .pi / 6, in: rect)
        }
    }

    private func point(_ angle: Double, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.midX + rect.width / 2 * sin(angle), y: rect.midY - rect.height / 2 * cos(angle))
    }

    private func corners(_ count: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines((0..<count).map { point(Double($0) * 2 * .pi / Double(count), in: rect) })
            path.closeSubpath()
        }
    }

    private func spokes(_ count: Int, from start: Double, in rect: CGRect) -> Path {
        let lines = Path { path in
            for spoke in 0..<count {
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addLine(to: point(start + Double(spoke) * 2 * .pi / Double(count), in: rect))
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 4))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}

/// What stands at a point.
enum MarkSymbol {
    /// The outline in an area, and the part of the unit square that it looks to fill.
    case shape(@Sendable (CGRect) -> Path, CGRect)
    case view(AnyView)

    init(_ shape: some ChartSymbolShape) {
        self = .shape({ shape.path(in: $0) }, shape.perceptualUnitRect)
    }

    /// The symbols of a scale, in order, again from the first after the last.
    static func automatic(_ index: Int) -> MarkSymbol {
        let kinds = BasicChartSymbolShape.Kind.allCases
        return MarkSymbol(BasicChartSymbolShape(kind: kinds[index % kinds.count]))
    }
}
