// How pictures take their size and are drawn.
import Imaging
import ViewArchive

/// A picture: its own size, or what it is offered when it is resizable.
struct PictureRule: LayoutRule {
    let source: ImageSource
    /// The picture's own size in points.
    let pointSize: Size
    let isResizable: Bool
    let interpolation: DisplayItem.ImageItem.Interpolation
    let tint: RGBA?
    let label: String
    let picture: PictureInProgress

    var name: String { "Image" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        isResizable ? proposal.filled(by: pointSize) : pointSize
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        let own = Size(width: Double(source.pixelSize.width), height: Double(source.pixelSize.height))
        let kept = picture.pictures.keep(source, drawnAt: frame.size)
        return [
            .image(
                .init(
                    pixels: kept?.name, pixelSize: kept?.pixelSize ?? own, frame: frame, interpolation: interpolation,
                    tint: tint, label: label, standIn: kept == nil ? .init(kind: .image, name: label) : nil
                )
            )
        ]
    }
}

/// A grey box with the name of the image that is missing.
struct MissingImageRule: LayoutRule {
    let imageName: String
    let label: String
    let isResizable: Bool

    init(name: String, label: String, isResizable: Bool) {
        imageName = name
        self.label = label
        self.isResizable = isResizable
    }

    var name: String { "MissingImage \"\(imageName)\"" }

    /// In points; no one knows the size of what is missing.
    static let idealSize = Size(width: 48, height: 48)

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        isResizable ? proposal.filled(by: Self.idealSize) : Self.idealSize
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        [
            .image(
                .init(
                    pixels: nil, pixelSize: frame.size, frame: frame, label: label,
                    standIn: .init(kind: .image, name: imageName)
                )
            )
        ]
    }
}

/// A grey box in place of an image that must not be seen.
struct RedactedImageRule: LayoutRule {
    let size: Size
    let isResizable: Bool

    var name: String { "RedactedImage" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        isResizable ? proposal.filled(by: size) : size
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        [.fill(.init(.rect(frame), .color(RGBA(red: 120, green: 120, blue: 128, alpha: 51))))]
    }
}
