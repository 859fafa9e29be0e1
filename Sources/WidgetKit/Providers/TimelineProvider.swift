// The provider of a widget that people do not configure.

/// Provides a widget's entries.
public protocol TimelineProvider {
    /// The type of an entry.
    associatedtype Entry: TimelineEntry
    /// What a provider is told of the widget.
    typealias Context = TimelineProviderContext

    /// An entry for the time before there is data; at once, without waiting.
    func placeholder(in context: Context) -> Entry

    /// An entry for a moment, such as in the widget gallery.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries of now and later; the first call of the completion counts.
    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
