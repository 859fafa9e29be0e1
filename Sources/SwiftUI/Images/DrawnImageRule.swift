// Images that were drawn, where no pixels can be made of them: their drawing is drawn again.
import ViewArchive

/// A drawing in a frame.
struct DrawnImageRule: LayoutRule {
    let items: [DisplayItem]
    /// The size that they were drawn for, in points.
    let drawnSize: Size
    /// The image's own size in points.
    let pointSize: Size
    let label: String
    let isResizable: Bool

    var name: String { "Image" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        isResizable ? proposal.filled(by: pointSize) : pointSize
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0, drawnSize.width > 0, drawnSize.height > 0 else { return [] }
        let place = Transform(
            a: frame.width / drawnSize.width, b: 0, c: 0, d: frame.height / drawnSize.height, tx: frame.x,
            ty: frame.y
        )
        return [
            .layer(
                .init(
                    clip: .rect(frame), label: label.isEmpty ? nil : label,
                    items: [.layer(.init(effects: .init(transform: place), items: items))]
                )
            )
        ]
    }
}

extension [DisplayItem] {
    /// The same items, their pictures by other names.
    func named(_ name: (String) -> String?) -> [DisplayItem] {
        map { item in
            switch item {
            case .image(var image):
                image.pixels = image.pixels.flatMap(name)
                return .image(image)
            case .layer(var layer):
                layer.items = layer.items.named(name)
                if let mask = layer.effects?.mask { layer.effects?.mask = mask.named(name) }
                return .layer(layer)
            case .fill, .stroke, .text, .symbol: return item
            }
        }
    }
}
