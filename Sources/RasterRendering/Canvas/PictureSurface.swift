// Pixels as a surface that Cairo paints with.
#if Raster
    import CPangoCairo
    import FoundationEssentials
    import ViewArchive

    /// A picture's surface, and the memory under it.
    final class PictureSurface {
        let surface: OpaquePointer
        let width: Int
        let height: Int
        var filter = CAIRO_FILTER_NEAREST
        /// A surface over the picture's own bytes, which end with the call, or over a copy of them.
        static func over<Result>(_ pixels: Pixels, _ body: (PictureSurface) -> Result) -> Result? {
            pixels.bytes.withUnsafeBytes { bytes in
                // Cairo only reads from a surface that nothing is drawn on.
                guard let start = bytes.bindMemory(to: UInt8.self).baseAddress,
                    let surface = cairo_image_surface_create_for_data(
                        UnsafeMutablePointer(mutating: start),
                        pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(pixels.width),
                        Int32(pixels.height), Int32(pixels.width * 4)
                    )
                else { return nil }
                return PictureSurface(surface, width: pixels.width, height: pixels.height).map(body)
            }
        }

        /// Takes a surface over, unless it is broken.
        private init?(_ surface: OpaquePointer, width: Int, height: Int) {
            self.surface = surface
            self.width = width
            self.height = height
            if cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS { return nil }
        }

        /// An empty picture.
        convenience init?(width: Int, height: Int, isOpaque: Bool) {
            let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
            guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return nil }
            self.init(surface, width: width, height: height)
        }

        deinit {
            cairo_surface_destroy(surface)
        }

        /// In bytes.
        var cost: Int { width * height * 4 }

        /// Scales another picture into this one.
        func fill(with source: PictureSurface) {
            let cairo = cairo_create(surface)
            defer { cairo_destroy(cairo) }
            let isSame = source.width == width && source.height == height
            if isSame { source.filter = CAIRO_FILTER_NEAREST }
            cairo_scale(cairo, Double(width) / Double(source.width), Double(height) / Double(source.height))
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            source.setAsSource(of: cairo)
            cairo_paint(cairo)
        }

        func setAsSource(of cairo: OpaquePointer?) {
            asPattern { cairo_set_source(cairo, $0) }
        }

        /// Beyond the picture's rim its last pixels go on, so that scaling does not fade it out there.
        func asPattern(_ use: (OpaquePointer?) -> Void) {
            let pattern = cairo_pattern_create_for_surface(surface)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, filter)
            use(pattern)
            cairo_pattern_destroy(pattern)
        }
    }
#endif
