// Colours and gradients as what Cairo draws with.
#if Raster
import CPangoCairo
import ViewArchive

extension Canvas {
    /// Sets the source, and draws when there is something to be seen.
    func paint(with paint: Paint, draw: (OpaquePointer) -> Void) {
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
        case .elliptical(let listed, let center, let radii):
            guard let center = center.drawable, radii.width > 0.01, radii.height > 0.01, radii.width < 100_000,
                radii.height < 100_000
            else { return }
            stops = listed
            pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            var matrix = cairo_matrix_t()
            cairo_matrix_init(
                &matrix, 1 / radii.width, 0, 0, 1 / radii.height, -center.x / radii.width, -center.y / radii.height
            )
            cairo_pattern_set_matrix(pattern, &matrix)
        case .angular(let listed, let center, let from, let to):
            guard let center = center.drawable, from.isFinite, to.isFinite else { return }
            return angular(listed, center, Turn(from: from, to: to), draw: draw)
        case .mesh(let mesh): return self.mesh(mesh, draw: draw)
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

    /// Draws with a turning gradient, pixel by pixel in the area of the current path's clip.
    private func angular(_ stops: [Paint.Stop], _ center: Point, _ turn: Turn, draw: (OpaquePointer) -> Void) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &left, &top, &right, &bottom)
        // A stroke reaches beyond its path.
        let reach = cairo_get_line_width(cairo)
        let area = Rect(
            x: left - reach, y: top - reach, width: right - left + 2 * reach, height: bottom - top + 2 * reach
        )
        let columns = Int((area.width * scale).rounded(.up)), rows = Int((area.height * scale).rounded(.up))
        guard columns > 0, rows > 0, columns <= 8192, rows <= 8192,
            let table = PictureSurface(width: columns, height: rows, isOpaque: false)
        else { return }
        let colors = (0...1023).map { Paint.color(of: stops, at: Double($0) / 1023).premultiplied }
        table.fill { column, row in
            let point = Point(x: area.x + (Double(column) + 0.5) / scale, y: area.y + (Double(row) + 0.5) / scale)
            return colors[Int((turn.place(of: point, around: center) * 1023).rounded())]
        }
        table.asPattern(CAIRO_FILTER_BILINEAR) { pattern in
            var matrix = cairo_matrix_t()
            cairo_matrix_init(&matrix, scale, 0, 0, scale, -area.x * scale, -area.y * scale)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_set_source(cairo, pattern)
        }
        draw(cairo)
    }
}

extension RGBA {
    /// The colour as Cairo's ARGB32 has it.
    var premultiplied: UInt32 {
        func part(_ value: UInt8) -> UInt32 { (UInt32(value) * UInt32(alpha) + 127) / 255 }
        return UInt32(alpha) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
}
#endif
