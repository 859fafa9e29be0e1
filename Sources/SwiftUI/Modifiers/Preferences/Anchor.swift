// Places of views that other views can ask for.
import ViewArchive

/// A place of a view, which a geometry proxy puts into its own coordinates.
public struct Anchor<Value> {
    let frame: AnchorFrame
    let source: Source

    /// Which place is meant.
    public struct Source {
        let value: @Sendable (CGRect) -> Value
        let moved: @Sendable (Value, CGPoint) -> Value

        /// Several places.
        public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
            let all = array
            value = { area in all.map { $0.value(area) } }
            moved = { values, way in zip(all, values).map { $0.moved($1, way) } }
        }

        init(value: @escaping @Sendable (CGRect) -> Value, moved: @escaping @Sendable (Value, CGPoint) -> Value) {
            self.value = value
            self.moved = moved
        }
    }

    /// The place in the coordinates of a view, from its leading edge.
    func value(in view: Rect, isMirrored: Bool) -> Value {
        let area = frame.area
        let x = isMirrored ? view.maxX - Double(area.maxX) : Double(area.minX) - view.x
        let value = source.value(CGRect(origin: .zero, size: area.size))
        return source.moved(value, CGPoint(x: x, y: Double(area.minY) - view.y))
    }
}

// Its sources read nothing but numbers, and frames are written on the main actor while the picture is laid out.
extension Anchor: @unchecked Sendable {}
// As above.
extension Anchor.Source: @unchecked Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.frame === right.frame
            && left.value(in: .zero, isMirrored: false) == right.value(in: .zero, isMirrored: false)
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(frame)) }
}

extension Anchor.Source where Value == CGRect {
    private init(_ value: @escaping @Sendable (CGRect) -> CGRect) {
        self.init(value: value, moved: { $0.offsetBy(dx: $1.x, dy: $1.y) })
    }

    public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init { r.offsetBy(dx: $0.minX, dy: $0.minY) } }
}

extension Anchor.Source where Value == CGPoint {
    private init(_ value: @escaping @Sendable (CGRect) -> CGPoint) {
        self.init(value: value, moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
    }

    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Where a view stands in the picture, once it is placed.
// It is written while the picture is laid out, on the main actor, where authors' closures read it, too.
final class AnchorFrame: @unchecked Sendable {
    var area = CGRect.zero
}

/// Notes where a view stands.
struct AnchorRule: LayoutRule {
    let frame: AnchorFrame

    var name: String { "Anchor" }

    func willPlace(_ placements: [Placement], at frame: Rect, in surroundings: Surroundings) {
        self.frame.area = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
}

extension Anchor where Value == CGRect {
    /// An area of the picture, in points from its top left corner.
    @MainActor
    package init(global area: CGRect) {
        let frame = AnchorFrame()
        frame.area = area
        self.init(frame: frame, source: .bounds)
    }
}
