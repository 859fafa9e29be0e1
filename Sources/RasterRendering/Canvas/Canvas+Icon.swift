// The icon font's outlines in their places.
#if Raster
import CPangoCairo
import ViewArchive

extension Canvas {
    /// Fills an icon's outline in the largest square in the middle of a rectangle.
    func icon(_ scalar: Unicode.Scalar, in frame: Rect, color: RGBA, weight: Int) {
        guard let outline = fonts.icons[scalar] else { return }
        // Of an icon's 24 units its drawing takes 20.
        let size = min(frame.width, frame.height) * 24 / 21
        let factor = size / SymbolLayer.square.width
        trace(outline, middle: Point(x: SymbolLayer.square.midX, y: SymbolLayer.square.midY), in: frame, factor, factor)
        set(color)
        let extra = size * Double(max(-200, min(500, weight - 400))) / 400 * 0.035
        if extra > 0, color.alpha == 255 {
            cairo_fill_preserve(cairo)
            cairo_set_line_width(cairo, extra)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
        } else {
            cairo_fill(cairo)
        }
    }

    /// Makes an icon's outline the current path, as large as fits into a frame; false when the icon has none.
    func trace(_ scalar: Unicode.Scalar, in frame: Rect) -> Bool {
        guard let outline = fonts.icons[scalar] else { return false }
        let factor = min(frame.width / outline.box.width, frame.height / outline.box.height)
        trace(
            outline, middle: Point(x: outline.box.midX, y: outline.box.midY), in: frame, factor, factor)
        return true
    }

    /// Makes an outline the current path, a point of it in the middle of a frame.
    private func trace(_ outline: IconOutline, middle: Point, in frame: Rect, _ x: Double, _ y: Double) {
        cairo_new_path(cairo)
        cairo_save(cairo)
        cairo_translate(cairo, frame.midX, frame.midY)
        cairo_scale(cairo, x, y)
        cairo_translate(cairo, -middle.x, -middle.y)
        outline.append(to: cairo)
        cairo_restore(cairo)
    }
}
#endif
