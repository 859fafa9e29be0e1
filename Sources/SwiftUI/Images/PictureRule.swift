// How pictures take their size and are drawn.
import Imaging
import ViewArchive

/// A picture: its own size, or what it is offered when it is resizable.
struct PictureRule: LayoutRule {
    let source: ImageSource
    /// The picture's own size in points.
    let pointSize: Size
    let isResizable: Bool
    /// How it is resized; nil where it is stretched as a whole.
    let slices: PictureSlices?
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
        guard let slices, frame.size.width.isFinite, frame.size.height.isFinite else {
            return [.image(item(picture.pictures.keep(source, drawnAt: frame.size), in: frame))]
        }
        guard let parts = slices.parts(of: pointSize, in: frame) else {
            picture.note(
                "too-many-tiles",
                "More than \(PictureSlices.mostParts) tiles of an image are not drawn: it is stretched."
            )
            return [.image(item(picture.pictures.keep(source, drawnAt: frame.size), in: frame))]
        }
        let largest = Size(
            width: parts.map(\.frame.width).max() ?? 0, height: parts.map(\.frame.height).max() ?? 0
        )
        let kept = picture.pictures.keep(source, drawnAt: largest)
        guard kept != nil else { return [.image(item(nil, in: frame))] }
        let items = parts.map { part in
            var item = item(kept, in: part.frame)
            item.label = ""
            return part.clip == part.frame
                ? .image(item) : DisplayItem.layer(.init(clip: .rect(part.clip), items: [.image(item)]))
        }
        // Said once for all parts.
        return label.isEmpty ? items : [.layer(.init(label: label, items: items))]
    }

    private func item(_ kept: Kept?, in frame: Rect) -> DisplayItem.ImageItem {
        let own = Size(width: Double(source.pixelSize.width), height: Double(source.pixelSize.height))
        return DisplayItem.ImageItem(
            pixels: kept?.name, pixelSize: kept?.pixelSize ?? own, frame: frame, interpolation: interpolation,
            tint: tint, label: label, standIn: kept == nil ? .init(kind: .image, name: label) : nil
        )
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
