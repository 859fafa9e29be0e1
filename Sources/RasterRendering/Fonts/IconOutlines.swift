// The icon font's outlines, each read once.
#if Raster
import CPangoCairo
import ViewArchive

/// An icon's outline in a square of 24 units, and what of it is inked.
final class IconOutline {
    let path: UnsafeMutablePointer<cairo_path_t>
    let box: Rect

    init?(_ path: UnsafeMutablePointer<cairo_path_t>, _ box: Rect) {
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, box.width > 0, box.height > 0 else {
            cairo_path_destroy(path)
            return nil
        }
        self.path = path
        self.box = box
    }

    deinit {
        cairo_path_destroy(path)
    }

    /// Adds the outline to the current path, in the units of the current transformation.
    func append(to cairo: OpaquePointer) {
        cairo_append_path(cairo, path)
    }
}

/// Reads outlines through a surface of its own: cairo keeps a font at the scale that it was used with last, which is
/// that of whatever was drawn before.
final class IconOutlines {
    private let context: OpaquePointer?
    private let surface: OpaquePointer
    private let cairo: OpaquePointer
    private var known: [Unicode.Scalar: IconOutline?] = [:]

    init(_ map: UnsafeMutablePointer<PangoFontMap>, _ options: OpaquePointer?) {
        context = pango_font_map_create_context(map)
        if let context {
            pango_context_set_round_glyph_positions(context, 0)
            pango_cairo_context_set_font_options(context, options)
        }
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        cairo = cairo_create(surface)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
        if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    }

    /// The outline of an icon; nil when the font has none.
    subscript(icon: Unicode.Scalar) -> IconOutline? {
        if let outline = known[icon] { return outline }
        let outline = read(icon)
        known[icon] = outline
        return outline
    }

    private func read(_ icon: Unicode.Scalar) -> IconOutline? {
        guard let context, let layout = pango_layout_new(context) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let font = pango_font_description_new()
        defer { pango_font_description_free(font) }
        pango_font_description_set_family(font, FontRules.icons)
        pango_font_description_set_absolute_size(font, SymbolLayer.square.width * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
        pango_layout_set_attributes(layout, attributes)
        pango_layout_set_text(layout, String(Character(icon)), -1)
        // The square of the icon stands in the middle of its line.
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        let (width, height) = (
            Double(extents.width) / Double(PANGO_SCALE), Double(extents.height) / Double(PANGO_SCALE)
        )
        cairo_new_path(cairo)
        cairo_move_to(cairo, SymbolLayer.square.midX - width / 2, SymbolLayer.square.midY - height / 2)
        pango_cairo_layout_path(cairo, layout)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &left, &top, &right, &bottom)
        guard let path = cairo_copy_path(cairo) else { return nil }
        return IconOutline(path, Rect(x: left, y: top, width: right - left, height: bottom - top))
    }
}
#endif
