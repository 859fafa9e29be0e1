// Hiding what views say: as placeholders, for privacy, or because it is out of date.

/// Why a view does not show what it says.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
    /// Hides what this view says, for a reason more.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        changingEnvironment { $0.redactionReasons.formUnion(reason) }
    }

    /// Shows what this view says, whatever stands above.
    nonisolated public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks what only the owner shall see; hidden where privacy is asked for.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        changingEnvironment { $0.isPrivacySensitive = sensitive }
    }

    /// Marks what a tap makes out of date until the next timeline; a picture shows no such moment.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension EnvironmentValues {
    /// Whether only the owner shall see it.
    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }

    private struct PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
