// Where the runs of a text stand once it is broken into lines.
#if Raster
import CPangoCairo
import ViewArchive

extension TextLayout {
    /// What one line shows of one run in one font.
    struct Stretch {
        /// The index of the run.
        var run: Int
        /// As high as its line, in points.
        var frame: Rect
        /// In points from the top.
        var baseline: Double
        /// Whether its letters are pictures, which have colours of their own.
        var isColored: Bool
    }

    /// All stretches, line by line and from left to right, when the box's top left corner is at a place in points.
    func stretches(at origin: Point, scale: Double) -> [Stretch] {
        var all: [Stretch] = []
        forEachLine(at: origin, scale: scale) { line, area, place in
            let top = place.y + Double(area.y) / Self.unit
            var x = place.x
            var rest = line.pointee.runs
            while let node = rest {
                rest = node.pointee.next
                guard let glyphs = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
                    let item = glyphs.item?.pointee
                else { continue }
                let width = Double(pango_glyph_string_get_width(glyphs.glyphs)) / Self.unit
                defer { x += width }
                guard let run = places.first(where: { $0.bytes.contains(Int(item.offset)) })?.run else { continue }
                let frame = Rect(x: x, y: top, width: width, height: Double(area.height) / Self.unit)
                all.append(
                    Stretch(
                        run: run, frame: frame, baseline: place.y - Double(glyphs.y_offset) / Self.unit,
                        isColored: Self.isColored(item.analysis.font)
                    )
                )
            }
        }
        return all
    }

    private static func isColored(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
        guard let description = pango_font_describe(font) else { return false }
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) } == FontRules.emoji
    }

    /// Where a font's lines stand, in points from the baseline upwards to their middles, and how thick they are.
    func lines(of font: FontSpec) -> (under: Double, through: Double, thickness: Double) {
        let description = font.description(scaled: scale)
        defer { pango_font_description_free(description) }
        let metrics = pango_context_get_metrics(pango_layout_get_context(layout), description, nil)
        defer { pango_font_metrics_unref(metrics) }
        func length(_ units: Int32) -> Double { Double(units) / Self.unit }
        let under = length(pango_font_metrics_get_underline_thickness(metrics))
        let through = length(pango_font_metrics_get_strikethrough_thickness(metrics))
        return (
            length(pango_font_metrics_get_underline_position(metrics)) - under / 2,
            length(pango_font_metrics_get_strikethrough_position(metrics)) - through / 2, max(under, through)
        )
    }
}
#endif
