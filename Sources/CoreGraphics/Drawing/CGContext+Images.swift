// Pictures in a drawing, and the drawing as a picture.
public import Foundation
import Imaging
package import ViewArchive

extension CGContext {
    /// Draws a picture, its top at the rectangle's greater y: upright where the y axis points up.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard byTiling else { return draw(image, in: rect, isUpright: false) }
        let area = boundingBoxOfClipPath
        guard rect.width >= 1, rect.height >= 1, !area.isNull else { return }
        let columns = Int((area.width / rect.width).rounded(.up)) + 1
        let rows = Int((area.height / rect.height).rounded(.up)) + 1
        guard columns * rows <= 4096 else { return }
        let left = rect.minX + ((area.minX - rect.minX) / rect.width).rounded(.down) * rect.width
        let top = rect.minY + ((area.minY - rect.minY) / rect.height).rounded(.down) * rect.height
        for row in 0..<rows {
            for column in 0..<columns {
                let place = CGRect(
                    x: left + CGFloat(column) * rect.width, y: top + CGFloat(row) * rect.height, width: rect.width,
                    height: rect.height
                )
                draw(image, in: place, isUpright: false)
            }
        }
    }

    /// Draws a picture, its top at the rectangle's smaller y.
    package func drawUpright(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, isUpright: true) }

    private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        let area = Outline.rect(Rect(finite: rect)).moved(by: Transform(state.transform))
        record(placed(image, in: rect, isUpright: isUpright), in: .identity, area: area)
    }

    /// A picture's items in the canvas' plane.
    package func placed(
        _ image: CGImage, in rect: CGRect, isUpright: Bool, tint: RGBA? = nil
    ) -> [DisplayItem] {
        let frame = Rect(finite: rect)
        var transform = state.transform
        if !isUpright {
            let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * frame.midY)
            transform = flip.concatenating(transform)
        }
        let content: DisplayItem
        if let source = image.source {
            content = .image(
                .init(
                    pixels: name(of: source),
                    pixelSize: Size(width: Double(source.pixelSize.width), height: Double(source.pixelSize.height)),
                    frame: frame, interpolation: interpolationQuality.item, tint: tint, label: ""
                )
            )
        } else if case .drawing(let drawing) = image.content, drawing.size.width > 0, drawing.size.height > 0 {
            // Without pixels a drawing is drawn again.
            take(drawing.sources)
            let place = CGAffineTransform(translationX: frame.x, y: frame.y)
                .scaledBy(x: frame.width / drawing.size.width, y: frame.height / drawing.size.height)
            content = .layer(.init(effects: .init(transform: Transform(place)), items: drawing.items))
        } else {
            return []
        }
        guard !transform.isIdentity else { return [content] }
        return [.layer(.init(effects: .init(transform: Transform(transform)), items: [content]))]
    }

    /// What is drawn so far, as a picture.
    public func makeImage() -> CGImage? { CGImage(drawn) }
}
