// Vector graphics, drawn once with more pixels than they have points.
package import FoundationEssentials
#if Raster
import CPangoCairo
#endif

/// An SVG file as a picture.
package enum VectorDrawing {
    /// The longer side in pixels: sharp where an icon is drawn much larger than it says it is.
    private static let longerSide = 512.0
    /// No screen has more pixels a point.
    private static let leastScale = 3.0
    private static let mostPixels = 16_000_000.0

    /// Draws an SVG file into a PNG file, with so many pixels a point of its own size; throws where it cannot be drawn.
    package static func png(svg: Data) throws(ImageError) -> (data: Data, scale: Double) {
        #if Raster
        let own = try load(svg, width: nil, height: nil)
        let (width, height) = (Double(gdk_pixbuf_get_width(own)), Double(gdk_pixbuf_get_height(own)))
        g_object_unref(UnsafeMutableRawPointer(own))
        let wanted = max(leastScale, (longerSide / max(width, height)).rounded(.up))
        let scale = min(wanted, (mostPixels / (width * height)).squareRoot())
        let drawn = try load(svg, width: max(1, width * scale), height: max(1, height * scale))
        defer { g_object_unref(UnsafeMutableRawPointer(drawn)) }
        return (try encode(drawn), Double(gdk_pixbuf_get_width(drawn)) / width)
        #else
        throw .broken("no library here draws vector graphics")
        #endif
    }
}

#if Raster
extension VectorDrawing {
    /// In its own size where none is given.
    private static func load(_ svg: Data, width: Double?, height: Double?) throws(ImageError) -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        guard let loader = gdk_pixbuf_loader_new_with_type("svg", &error) else { throw .broken(words(&error)) }
        defer { g_object_unref(loader) }
        if let width, let height { gdk_pixbuf_loader_set_size(loader, Int32(width), Int32(height)) }
        let isRead = svg.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), &error)
        }
        // A loader must be closed whatever came of it; what it said first is what matters.
        var second: UnsafeMutablePointer<GError>?
        let isComplete = gdk_pixbuf_loader_close(loader, &second)
        if error == nil { error = second } else { g_clear_error(&second) }
        guard isRead != 0, isComplete != 0 else { throw .broken(words(&error)) }
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .broken("it has no pixels") }
        g_object_ref(UnsafeMutableRawPointer(pixbuf))
        return pixbuf
    }

    private static func encode(_ pixbuf: OpaquePointer) throws(ImageError) -> Data {
        var error: UnsafeMutablePointer<GError>?
        var bytes: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "png", nil, nil, &error) != 0, let bytes else {
            throw .broken(words(&error))
        }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }

    /// An error's words; frees it.
    private static func words(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) } ?? "it cannot be drawn"
    }
}
#endif
