// The fonts of pictures: a fontconfig configuration of our own, made in memory, and Pango's map over it.
#if Raster
import CPangoCairo
import Glibc
import Resources

/// A font map that no user's configuration changes, and the context that shapes with it.
final class FontLibrary {
    /// Shapes texts; one unit is a point at the scale that was last set.
    let context: OpaquePointer
    let icons: IconOutlines
    private let map: UnsafeMutablePointer<PangoFontMap>
    private var scale = 1.0

    /// Nil when not one font can be read.
    init?(systemFonts: Bool) {
        // FreeType would draw by its words.
        unsetenv("FREETYPE_PROPERTIES")
        guard let config = FcConfigCreate() else { return nil }
        defer { FcConfigDestroy(config) }
        let rules = FontRules.document(systemFonts: systemFonts)
        guard FcConfigParseAndLoadFromMemory(config, rules, 1) != 0 else { return nil }
        FcConfigSetRescanInterval(config, 0)
        for file in FontRules.files { FcConfigAppFontAddFile(config, file) }
        let own = ResourceFolders.ofProgram.fonts
        for file in own { FcConfigAppFontAddFile(config, file) }
        FcConfigBuildFonts(config)
        let names = OwnFontNames(of: own, in: config).rules
        guard names.isEmpty || FcConfigParseAndLoadFromMemory(config, names, 1) != 0 else { return nil }
        let sets = [FcSetSystem, FcSetApplication].map { FcConfigGetFonts(config, $0)?.pointee.nfont ?? 0 }
        guard sets.contains(where: { $0 > 0 }) else { return nil }
        // Before the map is made: else the user's configuration is loaded first.
        FcConfigSetCurrent(config)
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        guard let context = pango_font_map_create_context(map) else {
            g_object_unref(map)
            return nil
        }
        self.map = map
        self.context = context
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        icons = IconOutlines(map, options)
        cairo_font_options_destroy(options)
    }

    /// Whether a font has this name, or is led to by it (`OwnFontNames`).
    static func has(_ name: String) -> Bool {
        guard let asked = FcPatternCreate() else { return false }
        defer { FcPatternDestroy(asked) }
        FcPatternAddString(asked, FC_FAMILY, name)
        FcConfigSubstitute(nil, asked, FcMatchPattern)
        var family: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(asked, FC_FAMILY, 0, &family) == FcResultMatch, let family,
            let wanted = FcPatternCreate()
        else { return false }
        defer { FcPatternDestroy(wanted) }
        FcPatternAddString(wanted, FC_FAMILY, family)
        let nothing = FcObjectSetCreate()
        defer { FcObjectSetDestroy(nothing) }
        guard let found = FcFontList(nil, wanted, nothing) else { return false }
        defer { FcFontSetDestroy(found) }
        return found.pointee.nfont > 0
    }

    deinit {
        FontLock.holding {
            g_object_unref(UnsafeMutableRawPointer(context))
            g_object_unref(map)
        }
    }
}
#endif
