// Pango makes small capitals of a font by its size, which it reads from a font that is scaled for the canvas already: at
// twice the size they were twice as large as they should be. Where they are drawn, nothing is scaled but the drawing.
#if Raster
import CPangoCairo
import ViewArchive

extension TextBlock {
    /// Whether some of its letters are small capitals.
    var hasSmallCapitals: Bool { runs.contains { $0.style.font.capitals != .ordinary } }
}

enum UnscaledContext {
    /// A context like another, for a canvas that is not scaled; the caller releases it.
    static func of(_ context: OpaquePointer) -> OpaquePointer? {
        let copy = pango_font_map_create_context(pango_context_get_font_map(context))
        guard let copy else { return nil }
        pango_context_set_round_glyph_positions(copy, 0)
        pango_context_set_language(copy, pango_context_get_language(context))
        pango_context_set_base_dir(copy, pango_context_get_base_dir(context))
        pango_cairo_context_set_font_options(copy, pango_cairo_context_get_font_options(context))
        return copy
    }
}
#endif
