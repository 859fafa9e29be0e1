// Images from the network: a widget's picture is made before any could arrive.

/// What there is of an image.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// An image by its URL; as in WidgetKit its placeholder is drawn: providers load images, views do not.
nonisolated public struct AsyncImage<Content: View>: View {
    private let content: Content

    public init(url: URL?, scale: CGFloat = 1) where Content == Color {
        content = Color(uiColor: .secondarySystemFill)
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = _ConditionalContent(branch: .second(placeholder()))
    }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }
}

extension AsyncImage: PrimitiveView {
    public typealias Body = Never

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        scope.picture.note(
            "async-image", "AsyncImage draws its placeholder in widgets: load images in the provider."
        )
        return lower(content, in: scope)
    }
}
