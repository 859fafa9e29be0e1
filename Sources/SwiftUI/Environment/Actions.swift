// What views could ask the system to do; a picture asks for nothing.

/// Opens a URL; a widget's picture opens nothing by itself.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What became of a URL.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { .systemAction }
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { .systemAction }
    }

    nonisolated init() {}

    nonisolated public init(handler: @escaping (URL) -> Result) {}

    public func callAsFunction(_ url: URL) {}
    public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

/// Closes what is presented; a widget presents nothing.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// Loads anew.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// Begins to rename.
public struct RenameAction: Sendable {
    public func callAsFunction() {}
}

/// Opens a window.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    nonisolated init() {}

    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

/// Opens the settings.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// Gives the focus anew.
@MainActor @preconcurrency
public struct ResetFocusAction: Sendable {
    nonisolated init() {}

    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

    public var dismiss: DismissAction { DismissAction() }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var refresh: RefreshAction? { nil }
    public var rename: RenameAction? { nil }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
