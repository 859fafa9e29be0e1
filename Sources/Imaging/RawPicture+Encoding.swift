// Writes pictures as files, by gdk-pixbuf's savers.
#if Raster
import CPangoCairo
import FoundationEssentials

extension RawPicture {
    /// The picture as a PNG or JPEG file; JPEG has no alpha, so that white is behind what shines through.
    func encoded(as format: String, quality: Double) throws(ImageError) -> Data {
        let isJPEG = format == "jpeg"
        let picture = isJPEG && hasAlpha ? overWhite : self
        let percent = quality.isFinite ? Int((max(0, min(1, quality)) * 100).rounded()) : 100
        let options: [(String, String)] = isJPEG ? [("quality", String(percent))] : []
        var file: UnsafeMutablePointer<gchar>?
        var length: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let isWritten = picture.bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> gboolean in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    bytes.bindMemory(to: guchar.self).baseAddress, GDK_COLORSPACE_RGB, picture.hasAlpha ? 1 : 0, 8,
                    Int32(picture.width), Int32(picture.height), Int32(picture.stride), nil, nil
                )
            else { return 0 }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return Self.withStrings(options.map(\.0)) { names in
                Self.withStrings(options.map(\.1)) { values in
                    gdk_pixbuf_save_to_bufferv(pixbuf, &file, &length, format, names, values, &error)
                }
            }
        }
        defer { g_clear_error(&error) }
        guard isWritten != 0, let file else {
            throw .broken(error.map { String(cString: $0.pointee.message) } ?? "it cannot be written")
        }
        defer { g_free(file) }
        return Data(bytes: file, count: Int(length))
    }

    /// The picture on white.
    private var overWhite: RawPicture {
        var rows = Data(count: width * height * 3)
        for row in 0..<height {
            for column in 0..<width {
                let from = bytes.startIndex + row * stride + column * 4, into = (row * width + column) * 3
                let alpha = Int(bytes[from + 3])
                for part in 0..<3 {
                    rows[into + part] = UInt8((Int(bytes[from + part]) * alpha + 255 * (255 - alpha) + 127) / 255)
                }
            }
        }
        return RawPicture(width: width, height: height, hasAlpha: false, stride: width * 3, bytes: rows)
    }

    /// Strings as C takes a list of them, with nothing at its end.
    private static func withStrings(
        _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>) -> gboolean
    ) -> gboolean {
        var list: [UnsafeMutablePointer<gchar>?] = strings.map { g_strdup($0) } + [nil]
        defer { for string in list { g_free(string) } }
        return list.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return 0 }
            return body(start)
        }
    }
}
#endif
