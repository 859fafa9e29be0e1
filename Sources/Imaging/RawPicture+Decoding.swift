// Decodes by gdk-pixbuf's loaders.
#if Raster
import CPangoCairo
import FoundationEssentials
import ViewArchive

extension RawPicture {
    init(decoding picture: KnownPicture) throws(ImageError) {
        let size = Self.decodedSize(picture.header, picture.format)
        let decoded = try Self.load(picture.data, picture.format, size)
        self.init(Self.turn(decoded, by: picture.header.orientation))
    }

    /// Takes a decoded picture over.
    private init(_ pixbuf: OpaquePointer) {
        width = Int(gdk_pixbuf_get_width(pixbuf))
        height = Int(gdk_pixbuf_get_height(pixbuf))
        hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        // The last row may be shorter than the stride.
        let count = stride * (height - 1) + width * (hasAlpha ? 4 : 3)
        let pixels = UnsafeMutableRawPointer(mutating: gdk_pixbuf_read_pixels(pixbuf)!)  // there is one: it was decoded
        // Nobody writes through data that only this value holds.
        bytes = Data(
            bytesNoCopy: pixels, count: count,
            deallocator: .custom { _, _ in
                g_object_unref(UnsafeMutableRawPointer(pixbuf))
            })
    }

    /// This picture in another size.
    func scaled(to width: Int, _ height: Int) -> RawPicture? {
        guard (width, height) != (self.width, self.height) else { return self }
        return bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> RawPicture? in
            let pixbuf = gdk_pixbuf_new_from_data(
                bytes.bindMemory(to: guchar.self).baseAddress, GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8,
                Int32(self.width), Int32(self.height), Int32(stride), nil, nil
            )
            guard let pixbuf else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return gdk_pixbuf_scale_simple(pixbuf, Int32(width), Int32(height), GDK_INTERP_BILINEAR)
                .map(RawPicture.init)
        }
    }

    /// Decodes into a size that the loader may take for a hint, and gets the result into it.
    private static func load(
        _ data: Data, _ format: ImageFormat, _ size: (width: Int, height: Int)
    ) throws(ImageError) -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, &error) else {
            throw .broken(words(&error))
        }
        defer { g_object_unref(loader) }
        gdk_pixbuf_loader_set_size(loader, Int32(size.width), Int32(size.height))
        let progress = LoadingProgress(of: loader)
        defer { withExtendedLifetime(progress) {} }
        let isRead = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), &error)
        }
        let isWhole = format != .jpeg || progress.reaches(size.height)
        // A loader must be closed whatever came of it; what it said first is what matters.
        var second: UnsafeMutablePointer<GError>?
        let isComplete = gdk_pixbuf_loader_close(loader, &second)
        if error == nil { error = second } else { g_clear_error(&second) }
        guard isRead != 0, isComplete != 0 else { throw .broken(words(&error)) }
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .broken("it has no pixels") }
        // At the end the loaders make up what is missing: a file that ends early would be gray below.
        guard isWhole else { throw .broken("it ends early") }
        g_object_ref(UnsafeMutableRawPointer(pixbuf))
        return pixbuf
    }

    /// Turns a picture as EXIF's orientation says; takes the old one.
    private static func turn(_ pixbuf: OpaquePointer, by orientation: Int) -> OpaquePointer {
        func replaced(_ old: OpaquePointer, by new: OpaquePointer?) -> OpaquePointer {
            guard let new else { return old }
            g_object_unref(UnsafeMutableRawPointer(old))
            return new
        }
        let turned: OpaquePointer
        switch orientation {
        case 3, 4: turned = replaced(pixbuf, by: gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_UPSIDEDOWN))
        case 5, 6: turned = replaced(pixbuf, by: gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_CLOCKWISE))
        case 7, 8:
            turned = replaced(pixbuf, by: gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE))
        default: turned = pixbuf
        }
        guard [2, 4, 5, 7].contains(orientation) else { return turned }
        return replaced(turned, by: gdk_pixbuf_flip(turned, 1))
    }

    /// An error's words; frees it.
    private static func words(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) } ?? "it cannot be decoded"
    }
}
#endif
