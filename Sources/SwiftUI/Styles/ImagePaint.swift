// Areas and lines that are painted with a picture, again and again.
import Imaging
import ViewArchive

/// A picture, or a part of one, again and again.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension AnyShapeStyle {
    /// What is drawn with this style over a frame: with a picture's tiles where it is one, else with its paint.
    ///
    /// A line reaches out of the frame, in points; tiles begin at the frame's corner all the same.
    @MainActor func painted(
        over frame: Rect, reaching reach: Double = 0, in environment: EnvironmentValues, picture: PictureInProgress,
        _ item: (Paint) -> DisplayItem
    ) -> [DisplayItem] {
        guard let pattern = base as? ImagePaint else { return [item(paint(over: frame, in: environment))] }
        guard let tiles = pattern.tiles(over: frame, reaching: reach, in: environment, picture: picture) else {
            return [item(paint(over: frame, in: environment))]
        }
        return tiles.isEmpty ? [] : [.layer(.init(effects: .init(mask: [item(.color(.black))]), items: tiles))]
    }
}

extension ImagePaint {
    /// More are not drawn one by one.
    private static let mostTiles = 2000.0

    /// The picture's tiles over a frame; nil where there is no picture, or where they are too many.
    @MainActor func tiles(
        over frame: Rect, reaching reach: Double, in environment: EnvironmentValues, picture: PictureInProgress
    ) -> [DisplayItem]? {
        guard let found = image.picture(in: environment), let source = found.source else { return nil }
        let size = found.pointSize, factor = Double(scale).finite
        let whole = Size(width: size.width * factor, height: size.height * factor)
        let part = Rect(
            x: whole.width * Double(sourceRect.minX).finite, y: whole.height * Double(sourceRect.minY).finite,
            width: whole.width * Double(sourceRect.width).finite,
            height: whole.height * Double(sourceRect.height).finite
        )
        guard part.width > 0, part.height > 0, frame.width.isFinite, frame.height.isFinite else { return nil }
        let columns = Self.places(part.width, length: frame.width, reach: reach)
        let rows = Self.places(part.height, length: frame.height, reach: reach)
        guard columns.upperBound - columns.lowerBound < Self.mostTiles,
            rows.upperBound - rows.lowerBound < Self.mostTiles,
            (columns.upperBound - columns.lowerBound) * (rows.upperBound - rows.lowerBound) <= Self.mostTiles
        else {
            picture.note("too-many-tiles", "More than \(Int(Self.mostTiles)) tiles of an image are not drawn.")
            return nil
        }
        guard let kept = picture.pictures.keep(source, drawnAt: whole) else { return nil }
        return stride(from: rows.lowerBound, to: rows.upperBound, by: 1).flatMap { row in
            stride(from: columns.lowerBound, to: columns.upperBound, by: 1).map { column in
                let seen = Rect(
                    x: frame.x + column * part.width, y: frame.y + row * part.height, width: part.width,
                    height: part.height
                )
                let item = DisplayItem.image(
                    .init(
                        pixels: kept.name, pixelSize: kept.pixelSize,
                        frame: Rect(x: seen.x - part.x, y: seen.y - part.y, width: whole.width, height: whole.height),
                        label: ""
                    )
                )
                return part.size == whole ? item : .layer(.init(clip: .rect(seen), items: [item]))
            }
        }
    }

    /// From which tile to which a stretch is covered, which reaches out on both sides.
    private static func places(_ tile: Double, length: Double, reach: Double) -> Range<Double> {
        let first = (-reach / tile).rounded(.down)
        return first..<max(first, ((length + reach) / tile).rounded(.up))
    }
}

extension Image {
    /// The picture that it names; nil for a symbol and for what is not there.
    func picture(in environment: EnvironmentValues) -> UIImage? {
        switch source {
        case .symbol, .commands: nil
        case .kit(let image): image.chosen(in: environment)
        case .named(let name, let bundle): NamedImages.find(name, in: bundle)?.chosen(in: environment)
        }
    }
}
