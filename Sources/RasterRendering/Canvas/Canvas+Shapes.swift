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

    /// Sets the source, and draws when there is something to be seen.
    private func paint(with paint: Paint, draw: (OpaquePointer) -> Void) {
        let pattern: OpaquePointer?
        let stops: [Paint.Stop]
        switch paint {
        case .color(let color):
            guard color.alpha > 0 else { return }
            set(color)
            return draw(cairo)
        case .linear(let listed, let from, let to):
            guard let from = from.drawable, let to = to.drawable else { return }
            stops = listed
            pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
        case .radial(let listed, let center, let from, let to):
            guard let center = center.drawable, from.isFinite, to.isFinite else { return }
            stops = listed
            let radii = (max(0, min(100_000, from)), max(0, min(100_000, to)))
            pattern = cairo_pattern_create_radial(center.x, center.y, radii.0, center.x, center.y, radii.1)
        }
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            let place = stop.location.isFinite ? max(0, min(1, stop.location)) : 0
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, place, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
                Double(color.alpha) / 255
            )
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cairo, pattern)
        draw(cairo)
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
