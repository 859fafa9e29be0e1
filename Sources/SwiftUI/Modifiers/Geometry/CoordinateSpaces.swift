// Whose coordinates are meant.
import ViewArchive

/// Whose coordinates are meant.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

// Names are values that are compared only.
extension CoordinateSpace: @unchecked Sendable {}

/// A coordinate space by its type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    public let coordinateSpace: CoordinateSpace

    init(name: AnyHashable) {
        coordinateSpace = .named(name)
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// No view here scrolls.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: "scrollView") }
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }
}

/// Gives the area of a view a name.
private struct SpaceRule: LayoutRule {
    let space: CoordinateSpace

    var name: String { "CoordinateSpace" }

    func surroundings(of child: Rect, at index: Int, in frame: Rect, _ outer: Surroundings) -> Surroundings {
        var inner = outer
        inner.spaces[space] = frame
        return inner
    }
}

extension View {
    /// Gives this view's coordinates a name, by which views in it can ask where they stand.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        coordinateSpace(NamedCoordinateSpace(name: AnyHashable(name)))
    }

    /// Gives this view's coordinates a name, by which views in it can ask where they stand.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        let space = name.coordinateSpace
        return wrapped { node, _ in ViewNode(SpaceRule(space: space), [node]) }
    }
}
