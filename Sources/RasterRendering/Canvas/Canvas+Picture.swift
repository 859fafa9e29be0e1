// Pictures: scaled into their frames, or their shape in one colour.
#if Raster
import CPangoCairo
import FoundationEssentials
import ViewArchive

extension Canvas {
    func image(_ item: DisplayItem.ImageItem, pixels: (String) -> Pixels?) {
        let canvas = Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
        // What fills a box may reach far beyond it, and must keep its middle and its proportions.
        guard let whole = item.frame.limited(to: 10_000_000), whole.touches(canvas) else { return }
        let frame = snapped(whole)
        guard let name = item.pixels else { return standIn(in: frame, icon: .image) }
        let target = ScaledPicture.Target(
            x: pixel(frame.x), y: pixel(frame.y), width: pixel(frame.width), height: pixel(frame.height),
            canvasWidth: width, canvasHeight: height, interpolation: item.interpolation
        )
        if let known = pictures[name, target] { return paint(known, at: target, tint: item.tint) }
        guard let picture = pixels(name) else {
            diagnostics.append("the picture \(name) is missing")
            return standIn(in: frame, icon: .image)
        }
        guard let scaled = ScaledPicture.make(of: picture, for: target) else {
            diagnostics.append("the picture \(name) cannot be scaled: out of memory")
            return
        }
        pictures[name, target] = scaled
        paint(scaled, at: target, tint: item.tint)
    }

    private func pixel(_ length: Double) -> Int { Int((length * scale).rounded()) }

    /// Edges between pixels are moved onto them: a picture's rim is sharp and its pixels stay as they are.
    private func snapped(_ rect: Rect) -> Rect {
        let left = (rect.x * scale).rounded(), top = (rect.y * scale).rounded()
        let right = max(left + 1, (rect.maxX * scale).rounded())
        let bottom = max(top + 1, (rect.maxY * scale).rounded())
        return Rect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }

    /// Paints pixels onto pixels, or a colour through them.
    private func paint(_ picture: PictureSurface, at target: ScaledPicture.Target, tint: RGBA?) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        let visible = target.visible
        cairo_rectangle(
            cairo, Double(visible.x), Double(visible.y), Double(visible.width), Double(visible.height)
        )
        cairo_clip(cairo)
        cairo_translate(cairo, Double(visible.x), Double(visible.y))
        if let tint {
            set(tint)
            picture.asPattern(CAIRO_FILTER_NEAREST) { cairo_mask(cairo, $0) }
        } else {
            picture.asPattern(CAIRO_FILTER_NEAREST) { cairo_set_source(cairo, $0) }
            cairo_paint(cairo)
        }
    }
}
#endif
