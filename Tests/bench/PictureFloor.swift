// What the drawing libraries take by themselves, called as a C program would call them.
import TestSupport

#if Raster
import CPNG
import CPangoCairo

/// A picture file to decode, and its pixels, ready to encode at the size of a `systemMedium` snapshot.
struct PictureFloor {
    private let path: String
    private let rows: [UInt8]
    private static let width = 676
    private static let height = 316

    init(_ path: String) throws {
        self.path = path
        // As wide as the snapshot and at least as high; what hangs over above and below is left out.
        guard let scaled = gdk_pixbuf_new_from_file_at_scale(path, Int32(Self.width), -1, 1, nil) else {
            throw TestFailure("\(path) is no picture")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
        let overhang = Int(gdk_pixbuf_get_height(scaled)) - Self.height
        guard overhang >= 0, let pixels = gdk_pixbuf_read_pixels(scaled) else {
            throw TestFailure("\(path) is too low")
        }
        let channels = Int(gdk_pixbuf_get_n_channels(scaled))
        let stride = Int(gdk_pixbuf_get_rowstride(scaled))
        var rows: [UInt8] = []
        rows.reserveCapacity(Self.width * Self.height * 4)
        for row in overhang / 2..<overhang / 2 + Self.height {
            for column in 0..<Self.width {
                let pixel = pixels + row * stride + column * channels
                rows += [pixel[2], pixel[1], pixel[0], 255]
            }
        }
        self.rows = rows
    }

    func decode() throws {
        guard let picture = gdk_pixbuf_new_from_file(path, nil) else { throw TestFailure("\(path) is no picture") }
        g_object_unref(UnsafeMutableRawPointer(picture))
    }

    func encode() throws {
        var file: UnsafeMutablePointer<UInt8>?
        var length = 0
        let status = cpng_encode(rows, Int32(Self.width), Int32(Self.height), Int32(Self.width * 4), 1, &file, &length)
        cpng_free(file)
        if status != 0 { throw TestFailure("\(path) cannot be encoded: \(status)") }
    }
}

/// Texts and a photograph, drawn as a C program would that knows where they go.
final class DrawingFloor {
    private let texts: [String]
    private let photo: OpaquePointer
    private let surface: OpaquePointer
    private let cairo: OpaquePointer

    init(texts: [String], photo path: String) throws {
        guard let pixels = gdk_pixbuf_new_from_file_at_scale(path, 220, 220, 0, nil),
            let bytes = gdk_pixbuf_read_pixels(pixels)
        else { throw TestFailure("\(path) is no picture") }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        self.texts = texts
        photo = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 220, 220)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 676, 316)
        cairo = cairo_create(surface)
        let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(pixels)), Int(gdk_pixbuf_get_n_channels(pixels)))
        guard let target = cairo_image_surface_get_data(photo) else { throw TestFailure("no memory") }
        for row in 0..<220 {
            for column in 0..<220 {
                let pixel = bytes + row * stride + column * channels
                let place = target + row * Int(cairo_image_surface_get_stride(photo)) + column * 4
                (place[0], place[1], place[2], place[3]) = (pixel[2], pixel[1], pixel[0], 255)
            }
        }
        cairo_surface_mark_dirty(photo)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
        cairo_surface_destroy(photo)
    }

    func draw() {
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        cairo_set_source_surface(cairo, photo, 32, 48)
        cairo_paint(cairo)
        cairo_set_source_rgb(cairo, 0, 0, 0)
        for (line, text) in texts.enumerated() {
            let layout = pango_cairo_create_layout(cairo)
            let font = pango_font_description_from_string("Inter")
            pango_font_description_set_absolute_size(font, 34 * Double(PANGO_SCALE))
            pango_layout_set_font_description(layout, font)
            pango_layout_set_text(layout, text, -1)
            cairo_move_to(cairo, 276, 40 + Double(line) * 60)
            pango_cairo_show_layout(cairo, layout)
            pango_font_description_free(font)
            g_object_unref(UnsafeMutableRawPointer(layout))
        }
        cairo_rectangle(cairo, 276, 280, 180, 12)
        cairo_fill(cairo)
        cairo_surface_flush(surface)
    }
}
#endif

extension Beside {
    /// Draws texts, a photograph and a rectangle with Pango and Cairo, without layout, wrapping or clips.
    static func drawing(texts: [String], of path: String) throws -> Beside {
        #if Raster
        let floor = try DrawingFloor(texts: texts, photo: path)
        return Beside("Pango and Cairo draw its texts and pixels, nothing else", try Sample(51) { _ in floor.draw() })
        #else
        return Beside(without: "built without pictures")
        #endif
    }

    /// Decodes photographs in turn and encodes each: no program shows them faster that uses these libraries.
    static func decodingAndEncoding(_ paths: [String]) throws -> Beside {
        #if Raster
        let pictures = try paths.map(PictureFloor.init)
        let sample = try Sample(51) { turn in
            let picture = pictures[turn % pictures.count]
            try picture.decode()
            try picture.encode()
        }
        return Beside("gdk-pixbuf decodes it and CPNG encodes it, nothing else", sample)
        #else
        return Beside(without: "built without pictures")
        #endif
    }

    /// Encodes a finished snapshot again.
    static func encoding(_ path: String) throws -> Beside {
        #if Raster
        let picture = try PictureFloor(path)
        return Beside("CPNG encodes its pixels", try Sample(51) { _ in try picture.encode() })
        #else
        return Beside(without: "built without pictures")
        #endif
    }
}
