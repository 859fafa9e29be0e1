// A font that is asked for, as Pango describes it.
#if Raster
import CPangoCairo
import ViewArchive

extension FontSpec {
    /// The description at a part of its size; the caller frees it.
    func description(scaled part: Double) -> OpaquePointer {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, families)
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(max(100, min(1000, weight))))
        )
        pango_font_description_set_stretch(description, stretch)
        switch capitals {
        case .ordinary: break
        case .small: pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
        case .lowercaseSmall: pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
        case .uppercaseSmall: pango_font_description_set_variant(description, PANGO_VARIANT_UNICASE)
        }
        if italic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        pango_font_description_set_absolute_size(description, checkedSize * part * Double(PANGO_SCALE))
        return description!  // swift-format-ignore: NeverForceUnwrap
    }

    /// A size that fonts can have, in points.
    var checkedSize: Double { size.isFinite ? max(1, min(2000, size)) : 17 }

    /// The nearest of Pango's nine widths.
    private var stretch: PangoStretch {
        let steps = [
            PANGO_STRETCH_ULTRA_CONDENSED, PANGO_STRETCH_EXTRA_CONDENSED, PANGO_STRETCH_CONDENSED,
            PANGO_STRETCH_SEMI_CONDENSED, PANGO_STRETCH_NORMAL, PANGO_STRETCH_SEMI_EXPANDED, PANGO_STRETCH_EXPANDED,
            PANGO_STRETCH_EXTRA_EXPANDED, PANGO_STRETCH_ULTRA_EXPANDED,
        ]
        let width = width.isFinite ? max(-0.6, min(0.6, width)) : 0
        return steps[Int((width / 0.15).rounded()) + 4]
    }

    /// Like the system font, Inter has a cut for large sizes; in it not all digits have one width.
    private var families: String {
        if let family { return family }
        return switch design {
        case .default, .rounded: checkedSize >= 20 && !monospacedDigit ? "Inter Display,Inter" : "Inter"
        case .serif: "DejaVu Serif"
        case .monospaced: "DejaVu Sans Mono"
        }
    }
}
#endif
