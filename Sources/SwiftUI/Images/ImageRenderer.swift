// Pictures of views, made by authors' code.
public import CoreGraphics
import ViewArchive

/// Makes a picture of a view outside of a widget's own, which knows nothing of the environment around.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    @Published public var content: Content
    /// What the view is offered; unspecified has it take its ideal size.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point.
    @Published public var scale: CGFloat = 1
    /// Whether nothing of the picture shows through, black standing behind it.
    @Published public var isOpaque = false
    /// Colours are kept in sRGB, whatever is asked for.
    public var colorMode = ColorRenderingMode.nonLinear
    /// Whether changes of what the view observes are told; views are made once, so that there are none.
    public var isObservationEnabled = true

    public init(content view: Content) {
        content = view
    }

    /// The picture; nil where the view takes no room.
    public var uiImage: UIImage? {
        cgImage.map { UIImage(content: .picture($0), scale: scale) }
    }

    /// The picture in pixels; nil where the view takes no room.
    public var cgImage: CGImage? {
        guard let drawing = ViewDrawing(of: content, proposal: proposedSize, scale: pixelsPerPoint) else { return nil }
        return CGImage(drawing.picture(isOpaque: isOpaque))
    }

    /// Gives the picture's size in points, and what draws it into a canvas whose origin is at the bottom left.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        guard let drawing = ViewDrawing(of: content, proposal: proposedSize, scale: Double(rasterizationScale)) else {
            return renderer(.zero) { _ in }
        }
        let size = CGSize(width: drawing.size.width, height: drawing.size.height)
        let image = CGImage(drawing.picture(isOpaque: isOpaque))
        renderer(size) { $0.draw(image, in: CGRect(origin: .zero, size: size)) }
    }

    private var pixelsPerPoint: Double { scale.isFinite && scale > 0 ? Double(scale) : 1 }
}
