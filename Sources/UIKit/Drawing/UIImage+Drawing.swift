// Images on the canvas that is drawn on.
public import CoreGraphics
public import Foundation
import ViewArchive

extension UIImage {
    /// Draws the image into an area of the canvas that is drawn on.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image with its top left corner at a place.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image with its top left corner at a place.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into an area of the canvas that is drawn on.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        draw(in: rect, on: context)
    }

    /// Repeats the image over an area.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        let columns = Int((rect.width / size.width).rounded(.up)), rows = Int((rect.height / size.height).rounded(.up))
        guard columns * rows <= 4096 else { return }
        context.saveGState()
        context.clip(to: rect)
        for row in 0..<rows {
            for column in 0..<columns {
                draw(
                    at: CGPoint(x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height)
                )
            }
        }
        context.restoreGState()
    }

    private func draw(in rect: CGRect, on context: CGContext) {
        let frame = Rect(finite: rect)
        switch content {
        case .picture(let picture):
            let tint = traits.tint?.cgColor.rgba
            if let caps = traits.capInsets, tint == nil { return draw(picture, caps, in: rect, on: context) }
            context.record(
                context.placed(picture, in: rect, isUpright: true, tint: tint), in: .identity,
                area: Outline.rect(frame).moved(by: Transform(context.userTransform))
            )
        case .symbol(let name):
            let color = traits.tint ?? traits.symbol?.colors.first ?? .black
            context.record([
                .symbol(
                    .init(
                        name: name, frame: frame, color: color.cgColor.rgba,
                        weight: traits.symbol?.weight.number ?? 400, label: ""
                    )
                )
            ])
        case .missing: return
        }
    }

    /// Draws the nine parts that the caps make of a picture; all are stretched.
    private func draw(_ picture: CGImage, _ caps: UIEdgeInsets, in rect: CGRect, on context: CGContext) {
        let own = [
            [0, caps.left, size.width - caps.right, size.width], [0, caps.top, size.height - caps.bottom, size.height],
        ]
        let right = max(caps.left, rect.width - caps.right), bottom = max(caps.top, rect.height - caps.bottom)
        let drawn = [[0, caps.left, right, rect.width], [0, caps.top, bottom, rect.height]]
        for row in 0..<3 {
            for column in 0..<3 {
                let from = CGRect(
                    x: own[0][column] * scale, y: own[1][row] * scale,
                    width: (own[0][column + 1] - own[0][column]) * scale,
                    height: (own[1][row + 1] - own[1][row]) * scale
                )
                let into = CGRect(
                    x: rect.minX + drawn[0][column], y: rect.minY + drawn[1][row],
                    width: drawn[0][column + 1] - drawn[0][column], height: drawn[1][row + 1] - drawn[1][row]
                )
                guard from.width >= 1, from.height >= 1, into.width > 0, into.height > 0,
                    let part = picture.cropping(to: from)
                else { continue }
                context.drawUpright(part, in: into)
            }
        }
    }
}
