// Outlines as Cairo's paths.
#if Raster
import CPangoCairo
import ViewArchive

extension Canvas {
    /// Makes an outline the current path; false when it has none, or numbers that cannot be drawn.
    func trace(_ outline: Outline) -> Bool {
        cairo_new_path(cairo)
        switch outline {
        case .rect(let rect):
            guard let rect = rect.drawable else { return false }
            cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
        case .roundedRect(let rect, let radius, let continuous):
            guard let rect = rect.drawable else { return false }
            RoundedCorner(rect, radius: radius, continuous: continuous).add(to: cairo, around: rect)
        case .ellipse(let rect):
            guard let rect = rect.drawable, rect.width > 0, rect.height > 0 else { return false }
            cairo_save(cairo)
            cairo_translate(cairo, rect.midX, rect.midY)
            cairo_scale(cairo, rect.width / 2, rect.height / 2)
            cairo_new_sub_path(cairo)
            cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
            cairo_close_path(cairo)
            cairo_restore(cairo)
        case .path(let segments):
            return trace(segments)
        }
        return true
    }

    private func trace(_ segments: [Outline.Segment]) -> Bool {
        func isDrawable(_ points: Point...) -> Bool {
            points.allSatisfy { $0.x.magnitude < 100_000 && $0.y.magnitude < 100_000 }
        }
        var here = Point.zero
        for segment in segments {
            switch segment {
            case .move(let point):
                guard isDrawable(point) else { return false }
                cairo_move_to(cairo, point.x, point.y)
                here = point
            case .line(let point):
                guard isDrawable(point) else { return false }
                cairo_line_to(cairo, point.x, point.y)
                here = point
            case .quad(let point, let control):
                guard isDrawable(point, control) else { return false }
                cairo_curve_to(
                    cairo, (here.x + 2 * control.x) / 3, (here.y + 2 * control.y) / 3,
                    (point.x + 2 * control.x) / 3, (point.y + 2 * control.y) / 3, point.x, point.y
                )
                here = point
            case .curve(let point, let control1, let control2):
                guard isDrawable(point, control1, control2) else { return false }
                cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
                here = point
            case .close: cairo_close_path(cairo)
            }
        }
        return !segments.isEmpty
    }
}
#endif
