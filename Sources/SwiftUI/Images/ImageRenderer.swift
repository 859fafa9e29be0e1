// Pictures of views, made by authors' code: nothing draws outside of the daemon, so there are none.

/// Makes a picture of a view; here always nil, as where memory is short.
@MainActor
public final class ImageRenderer<Content: View> {
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var colorMode = ColorRenderingMode.nonLinear

    public init(content view: Content) {
        content = view
    }

    public var uiImage: UIImage? { nil }
}
