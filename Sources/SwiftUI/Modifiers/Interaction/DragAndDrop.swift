// Pointers, and things that are dragged; nothing of it reaches a widget.

/// Where a pointer is.
@frozen public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// How the pointer marks a view.
public struct HoverEffect: Hashable, Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// What happens to something that is dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a delegate would do.
public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// What something that is dropped brings.
public struct DropInfo {
    public var location: CGPoint
}

/// Takes what is dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    nonisolated public func draggable<V: View, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }
    nonisolated public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    nonisolated public func onDrop(
        of supportedContentTypes: [String], delegate: any DropDelegate
    ) -> some View { self }
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

/// Whether a view opens when something is held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    public static let automatic = SpringLoadingBehavior()
    public static let enabled = SpringLoadingBehavior()
    public static let disabled = SpringLoadingBehavior()
}
