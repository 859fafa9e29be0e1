// The menus of an app: they compile, and there is no menu bar.

/// Entries of an app's menus.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body: _Bodiless {
    public var body: Body { .none(of: Self.self) }
}

/// No entries.
nonisolated public struct EmptyCommands: Commands {
    public typealias Body = Never

    public init() {}
}

/// Several entries.
nonisolated public struct TupleCommandContent<T>: Commands {
    public typealias Body = Never
}

extension Optional: Commands where Wrapped: Commands {
    @MainActor @preconcurrency public var body: Never { return Never.none(of: Self.self) }
}

/// Builds entries from statements.
@resultBuilder
public struct CommandsBuilder {
    nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> TupleCommandContent<(repeat each Content)> { TupleCommandContent() }
    nonisolated public static func buildOptional<Content: Commands>(_ content: Content?) -> Content? { content }
    nonisolated public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
        TupleCommandContent<Void>()
    }
}

/// A menu.
nonisolated public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Entries beside those of the system.
nonisolated public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Which of the system's entries are meant.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
}
