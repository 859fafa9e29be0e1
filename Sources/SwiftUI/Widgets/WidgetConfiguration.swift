// What a widget's configuration says, and how WidgetKit reads it as one plain value.
package import ViewArchive

/// A widget's kind with its names, provider and views.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}

extension WidgetConfiguration where Body: _Bodiless {
    /// Configurations that are not made of others have no body; nothing asks them for it.
    public var body: Body { .none(of: Self.self) }
}

/// A configuration without a kind.
nonisolated public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never

    public init() {}
}

/// All that a configuration and its modifiers say.
package struct ResolvedConfiguration {
    /// Nil for a configuration without a kind.
    package var kind: String?
    package var displayName = ""
    package var description = ""
    /// Nil for every family that the kind of configuration can have.
    package var families: [Family]?
    package var areContentMarginsDisabled = false
    /// Provider and views, as WidgetKit keeps them.
    package var source: Any?

    package init(kind: String? = nil, source: Any? = nil) {
        self.kind = kind
        self.source = source
    }
}

/// A configuration that resolves itself; WidgetKit's three are such.
@MainActor
package protocol ResolvableConfiguration: WidgetConfiguration {
    var resolved: ResolvedConfiguration { get }
}

extension WidgetConfiguration {
    /// Everything that this configuration says.
    package var resolvedConfiguration: ResolvedConfiguration {
        if let resolvable = self as? any ResolvableConfiguration { return resolvable.resolved }
        if Body.self == Never.self { return ResolvedConfiguration() }
        return body.resolvedConfiguration
    }

    /// This configuration with a change to what it says.
    nonisolated package func changed(
        _ change: @escaping @MainActor (inout ResolvedConfiguration) -> Void
    ) -> some WidgetConfiguration {
        ChangedConfiguration(content: self, change: change)
    }
}

/// A configuration with a modifier applied.
nonisolated private struct ChangedConfiguration<Content: WidgetConfiguration>: ResolvableConfiguration {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout ResolvedConfiguration) -> Void

    @MainActor var resolved: ResolvedConfiguration {
        var resolved = content.resolvedConfiguration
        change(&resolved)
        return resolved
    }
}
