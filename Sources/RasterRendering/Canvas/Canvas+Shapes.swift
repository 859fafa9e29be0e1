// Fills and strokes of outlines, in colours and gradients.
#if Raster
import CPangoCairo
import ViewArchive

extension Canvas {
    func fill(_ fill: DisplayItem.Fill) {
        guard trace(fill.outline) else { return }
        cairo_set_fill_rule(cairo, fill.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        paint(with: fill.paint) { cairo_fill($0) }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    func stroke(_ stroke: DisplayItem.Stroke) {
        guard stroke.lineWidth > 0, stroke.lineWidth < 10_000, trace(stroke.outline) else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_set_line_width(cairo, stroke.lineWidth)
        switch stroke.cap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch stroke.join {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        // Cairo refuses negative dashes and dashes of no length at all; tiny ones take for ever.
        if stroke.dash.allSatisfy({ $0 >= 0 && $0 < 10_000 }), stroke.dash.reduce(0, +) > 0.1 {
            let phase = stroke.dashPhase.magnitude < 10_000 ? stroke.dashPhase : 0
            cairo_set_dash(cairo, stroke.dash, Int32(min(stroke.dash.count, 64)), phase)
        }
        paint(with: stroke.paint) { cairo_stroke($0) }
    }

    func set(_ color: RGBA) {
        cairo_set_source_rgba(
            cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255
        )
    }
}

extension Point {
    /// The point when Cairo can draw there.
    var drawable: Point? { x.magnitude < 100_000 && y.magnitude < 100_000 ? self : nil }
}
#endif
