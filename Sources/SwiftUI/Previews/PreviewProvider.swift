// Previews of older sources; they compile, and nothing shows them.

/// Views that Xcode would show.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The system to show them on; nil for that of the target.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are shown on.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// The surroundings of a preview.
public protocol PreviewContext {}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }
}

extension View {
    nonisolated public func previewContext<C: PreviewContext>(_ context: C) -> some View { self }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// Which way a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}

/// What previews share.
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
    @MainActor @preconcurrency @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    @MainActor @preconcurrency public static func makeSharedContext() async throws {}
}

/// What a preview's modifier changes.
nonisolated public struct PreviewModifierContent: View {
    @MainActor public var body: some View { EmptyView() }
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { .init() }
}
