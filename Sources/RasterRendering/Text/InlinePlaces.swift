// Where pictures and symbols stand in a text that Pango draws.
#if Raster
import CPangoCairo
import ViewArchive

/// Gathers the places that a text keeps for pictures and symbols while it is drawn.
final class InlinePlaces {
    /// The place of one.
    struct Place {
        /// The index of its run.
        var run: Int
        /// In the units of drawing.
        var frame: Rect
    }

    private(set) var all: [Place] = []

    /// Keeps a place as wide as a picture, above the baseline but for a part of its height.
    static func attribute(
        run: Int, width: Double, height: Double, descent: Double = 0
    ) -> UnsafeMutablePointer<PangoAttribute>? {
        let unit = Double(PANGO_SCALE)
        var area = PangoRectangle(
            x: 0, y: -Int32((height - descent) * unit), width: Int32(width * unit), height: Int32(height * unit))
        // The run's number travels as a pointer that nobody follows.
        return pango_attr_shape_new_with_data(&area, &area, UnsafeMutableRawPointer(bitPattern: run + 1), nil, nil)
    }

    /// Draws, and says where pictures belong.
    static func gathered(in context: OpaquePointer?, while draw: () -> Void) -> [Place] {
        let places = InlinePlaces()
        let data = Unmanaged.passUnretained(places).toOpaque()
        pango_cairo_context_set_shape_renderer(
            context,
            { cairo, shape, _, data in
                guard let cairo, let shape, let data else { return }
                Unmanaged<InlinePlaces>.fromOpaque(data).takeUnretainedValue().note(shape.pointee, on: cairo)
            }, data, nil
        )
        draw()
        pango_cairo_context_set_shape_renderer(context, nil, nil, nil)
        return withExtendedLifetime(places) { places.all }
    }

    private func note(_ shape: PangoAttrShape, on cairo: OpaquePointer) {
        guard let data = shape.data else { return }
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        let unit = Double(PANGO_SCALE)
        let frame = Rect(
            x: x + Double(shape.logical_rect.x) / unit, y: y + Double(shape.logical_rect.y) / unit,
            width: Double(shape.logical_rect.width) / unit, height: Double(shape.logical_rect.height) / unit
        )
        all.append(Place(run: Int(bitPattern: data) - 1, frame: frame))
    }
}
#endif
