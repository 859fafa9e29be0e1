// Lines of dots and dashes under and through texts, which Pango does not draw.
#if Raster
import CPangoCairo
import ViewArchive

/// A line under or through letters that is broken into dots and dashes.
struct BrokenLine {
    var from: Point
    var end: Double
    var thickness: Double
    var color: RGBA
    var pattern: TextBlock.LinePattern

    init(
        under stretch: TextLayout.Stretch, _ height: Double, _ thickness: Double, _ color: RGBA,
        _ pattern: TextBlock.LinePattern
    ) {
        from = Point(x: stretch.frame.x, y: stretch.baseline - height)
        end = stretch.frame.maxX
        self.thickness = thickness
        self.color = color
        self.pattern = pattern
    }

    /// Whether another line begins where this one ends.
    func goesOn(in other: BrokenLine) -> Bool {
        pattern == other.pattern && color == other.color && (end - other.from.x).magnitude < 0.01
            && (from.y - other.from.y).magnitude < thickness
    }
}

extension Canvas {
    /// The broken lines of a text; what stands side by side has one.
    func brokenLines(
        of layout: TextLayout, _ stretches: [TextLayout.Stretch], _ styles: [TextBlock.Style]
    ) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        for stretch in stretches {
            let style = styles[stretch.run]
            let places = layout.lines(of: style.font)
            if style.underline, style.underlinePattern != .solid {
                let line = BrokenLine(
                    under: stretch, places.under, places.thickness, style.underlineColor ?? style.color,
                    style.underlinePattern)
                lines.append(line)
            }
            if style.strikethrough, style.strikethroughPattern != .solid {
                let line = BrokenLine(
                    under: stretch, places.through, places.thickness, style.strikethroughColor ?? style.color,
                    style.strikethroughPattern)
                lines.append(line)
            }
        }
        return lines.reduce(into: []) { joined, line in
            guard let last = joined.lastIndex(where: { $0.goesOn(in: line) }) else { return joined.append(line) }
            joined[last].end = line.end
        }
    }

    /// Draws a line whose edges lie between pixels.
    func draw(_ line: BrokenLine) {
        let thickness = max(1, (line.thickness * scale).rounded()) / scale
        let top = ((line.from.y - thickness / 2) * scale).rounded() / scale
        let left = (line.from.x * scale).rounded() / scale
        paint(with: .color(line.color)) { cairo in
            cairo_save(cairo)
            let dashes = line.pattern.dashes.map { $0 * thickness }
            cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
            cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
            cairo_set_line_width(cairo, thickness)
            cairo_move_to(cairo, left, top + thickness / 2)
            cairo_line_to(cairo, line.end, top + thickness / 2)
            cairo_stroke(cairo)
            cairo_restore(cairo)
        }
    }
}

extension TextBlock.LinePattern {
    /// How long lines and gaps are, in thicknesses.
    var dashes: [Double] {
        switch self {
        case .solid: []
        case .dot: [2, 2]
        case .dash: [6, 4]
        case .dashDot: [6, 3, 2, 3]
        case .dashDotDot: [6, 3, 2, 3, 2, 3]
        }
    }
}
#endif
