// A view that leads to a URL.
import ViewArchive

/// Opens a URL when it is tapped.
nonisolated public struct Link<Label: View>: View {
    private let label: Label
    private let destination: URL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }

    @MainActor public var body: some View {
        Styled(PrimitiveButtonStyleConfiguration(role: nil, label: AnyView(label))) { InTint(content: $0.label) }
            .tapped(.open(url: destination.absoluteString))
    }
}

/// A label in the tint, unless somebody around it chose a style.
struct InTint<Content: View>: View {
    let content: Content
    var tint = AnyShapeStyle(.tint)

    @Environment(\.foreground) private var foreground

    var body: some View {
        if foreground.styles.isEmpty { content.foregroundStyle(tint) } else { content }
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
