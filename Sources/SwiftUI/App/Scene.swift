// Apps and their windows: they compile, so that files that an app and its widgets share do; nothing runs them.
public import Observation

/// A program with windows.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Nothing is shown: what runs here are widgets.
    @MainActor @preconcurrency public static func main() {}
}

/// A part of a program with windows.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body: _Bodiless {
    public var body: Body { .none(of: Self.self) }
}

/// Several scenes.
nonisolated public struct TupleScene<T>: Scene {
    public typealias Body = Never
}

extension Optional: Scene where Wrapped: Scene {
    @MainActor @preconcurrency public var body: Never { return Never.none(of: Self.self) }
}

/// Builds scenes from statements.
@resultBuilder
public struct SceneBuilder {
    nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> TupleScene<(repeat each Content)> { TupleScene() }
    nonisolated public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }
    nonisolated public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { TupleScene<Void>() }
}

/// Windows of one kind.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    public init(_ title: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// One window.
nonisolated public struct Window<Content: View>: Scene {
    public typealias Body = Never

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window of the settings.
nonisolated public struct Settings<Content: View>: Scene {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {}
}

/// The windows of documents.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
    public typealias Body = Never
}

/// A menu beside the clock.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == SwiftUI.Label<Text, Image> {}
}

/// What runs while a program is not in use.
public struct BackgroundTask<Request, Response>: Sendable {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> where Request == Void {
        BackgroundTask<Void, Void>()
    }
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> where Request == Void {
        BackgroundTask<Void, Void>()
    }
    public static func urlSession(
        matching: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> { BackgroundTask<String, Void>() }
}

extension Scene {
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { self }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some Scene { self }
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    nonisolated public func commandsRemoved() -> some Scene { self }
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene { self }
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How a window's size may change.
public struct WindowResizability: Sendable {
    public static var automatic: WindowResizability { .init() }
    public static var contentSize: WindowResizability { .init() }
    public static var contentMinSize: WindowResizability { .init() }
}

extension WidgetConfiguration {
    /// Runs nothing: no system wakes the extension for it.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { self }
}
