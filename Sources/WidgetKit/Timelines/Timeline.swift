// A widget's entries, and when to ask for more.

/// What a provider answers: entries in time, and when WidgetKit asks again.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries; they are shown in the order of their dates.
    public let entries: [EntryType]
    /// When WidgetKit asks for the next timeline.
    public let policy: TimelineReloadPolicy

    /// Makes a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}
