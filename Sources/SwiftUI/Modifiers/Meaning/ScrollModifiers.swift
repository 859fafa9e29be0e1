// What only scrolling views use; widgets show none of them.

/// How far a scrolling view has come.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

/// Whether a view that scrolls is moving.
@frozen public enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

/// Where a scrolling view stands.
public struct ScrollPosition: Equatable, Sendable {
    public var edge: Edge?
    public var point: CGPoint?
    public private(set) var isPositionedByUser = false

    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
        self.edge = edge
    }

    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
    public mutating func scrollTo(edge: Edge) { self.edge = edge }
    public mutating func scrollTo(point: CGPoint) { self.point = point }
}

/// When a scroll indicator is seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    public static var automatic: ScrollIndicatorVisibility { .init() }
    public static var visible: ScrollIndicatorVisibility { .init() }
    public static var hidden: ScrollIndicatorVisibility { .init() }
    public static var never: ScrollIndicatorVisibility { .init() }
}

/// When a scrolling view bounces.
public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { .init() }
    public static var always: ScrollBounceBehavior { .init() }
    public static var basedOnSize: ScrollBounceBehavior { .init() }
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views scrolling passes.
    public struct LimitBehavior: Sendable {
        public static var automatic: LimitBehavior { .init() }
        public static var always: LimitBehavior { .init() }
        public static var never: LimitBehavior { .init() }
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { .init() }
}

extension View {
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View { self }
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View { self }
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { self }
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { self }
}
