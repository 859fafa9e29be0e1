// Meshes as many small patches, each with a colour at its four corners.
#if Raster
import CPangoCairo
import ViewArchive

extension Canvas {
    /// Draws with a mesh, in front of its background.
    func mesh(_ mesh: Mesh, draw: (OpaquePointer) -> Void) {
        if mesh.background.alpha > 0 {
            let path = cairo_copy_path(cairo)
            set(mesh.background)
            draw(cairo)
            cairo_append_path(cairo, path)
            cairo_path_destroy(path)
        }
        let (columns, vertices) = mesh.vertices()
        guard vertices.allSatisfy({ $0.point.drawable != nil }) else { return }
        let pattern = cairo_pattern_create_mesh()
        defer { cairo_pattern_destroy(pattern) }
        for row in 0..<(vertices.count / columns - 1) {
            for column in 0..<(columns - 1) {
                let first = row * columns + column
                let corners = [first, first + 1, first + columns + 1, first + columns].map { vertices[$0] }
                cairo_mesh_pattern_begin_patch(pattern)
                cairo_mesh_pattern_move_to(pattern, corners[0].point.x, corners[0].point.y)
                for corner in corners.dropFirst() {
                    cairo_mesh_pattern_line_to(pattern, corner.point.x, corner.point.y)
                }
                for (index, corner) in corners.enumerated() {
                    cairo_mesh_pattern_set_corner_color_rgba(
                        pattern, UInt32(index), Double(corner.color.red) / 255, Double(corner.color.green) / 255,
                        Double(corner.color.blue) / 255, Double(corner.color.alpha) / 255
                    )
                }
                cairo_mesh_pattern_end_patch(pattern)
            }
        }
        cairo_set_source(cairo, pattern)
        draw(cairo)
    }
}
#endif
