// Images that a closure draws, as a canvas of their own size.
import ViewArchive

/// What a closure draws into an image.
///
/// Sendable, as the closure is called where views become nodes only, on the main actor.
final class ImageCommands: Hashable, @unchecked Sendable {
    /// In points.
    let size: CGSize
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.renderer = renderer
    }

    /// What is drawn, from the image's top left corner.
    @MainActor func items(in scope: LoweringScope) -> [DisplayItem] {
        let recorder = CanvasRecorder(scope: scope.inside(nil), size: pointSize, symbols: [])
        var context = GraphicsContext(recorder: recorder)
        scope.evaluating { renderer(&context) }
        return recorder.items
    }

    var pointSize: Size {
        Size(width: max(0, Double(size.width).finite), height: max(0, Double(size.height).finite))
    }

    static func == (left: ImageCommands, right: ImageCommands) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
    /// Draws an image of a size in points.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            source: .commands(ImageCommands(size: size, renderer: renderer)), label: label ?? Text(verbatim: "")
        )
    }

    @MainActor func node(_ commands: ImageCommands, in scope: LoweringScope) -> ViewNode {
        let size = commands.pointSize
        if scope.environment.isRedacted { return ViewNode(RedactedImageRule(size: size, isResizable: isResizable)) }
        return ViewNode(
            DrawnImageRule(
                items: commands.items(in: scope), drawnSize: size, pointSize: size,
                label: label?.plainText(in: scope.environment) ?? "", isResizable: isResizable
            )
        )
    }
}
