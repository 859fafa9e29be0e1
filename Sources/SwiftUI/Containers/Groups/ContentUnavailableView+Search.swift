// What stands where a search found nothing.

/// The parts of what stands where a search found nothing.
nonisolated public struct SearchUnavailableContent {
    /// The symbol and the title.
    nonisolated public struct Label: View {
        let text: String?

        @MainActor public var body: some View {
            let title = text.map { "No Results for “\($0)”" } ?? "No Results"
            SwiftUI.Label(title, systemImage: "magnifyingglass")
        }
    }

    /// What people can do.
    nonisolated public struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// None.
    nonisolated public struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// For a search without a text.
    public static var search: Self { found(nothingFor: nil) }

    /// For a search for a text.
    public static func search(text: String) -> Self { found(nothingFor: text) }

    private static func found(nothingFor text: String?) -> Self {
        Self {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
