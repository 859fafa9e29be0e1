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
#endif

extension Beside {
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
