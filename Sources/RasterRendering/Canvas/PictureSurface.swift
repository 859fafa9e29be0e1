// Pixels as a surface that Cairo paints with.
#if Raster
import CPangoCairo
import FoundationEssentials
import ViewArchive

/// A picture's surface.
final class PictureSurface {
    let surface: OpaquePointer
    let width: Int
    let height: Int
    private let isOpaque: Bool

    /// A surface over the picture's own bytes, which end with the call.
    static func over<Result>(_ pixels: Pixels, _ body: (PictureSurface) -> Result) -> Result? {
        pixels.bytes.withUnsafeBytes { bytes in
            // Cairo only reads from a surface that nothing is drawn on.
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress,
                let surface = cairo_image_surface_create_for_data(
                    UnsafeMutablePointer(mutating: start), format(pixels.isOpaque), Int32(pixels.width),
                    Int32(pixels.height), Int32(pixels.width * 4)
                )
            else { return nil }
            return PictureSurface(surface, pixels.width, pixels.height, isOpaque: pixels.isOpaque).map(body)
        }
    }

    /// An empty picture.
    convenience init?(width: Int, height: Int, isOpaque: Bool) {
        guard let surface = cairo_image_surface_create(Self.format(isOpaque), Int32(width), Int32(height)) else {
            return nil
        }
        self.init(surface, width, height, isOpaque: isOpaque)
    }

    /// Takes a surface over, unless it is broken.
    private init?(_ surface: OpaquePointer, _ width: Int, _ height: Int, isOpaque: Bool) {
        self.surface = surface
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        if cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS { return nil }
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    private static func format(_ isOpaque: Bool) -> cairo_format_t {
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    }

    /// In bytes.
    var cost: Int { width * height * 4 }

    /// Beyond the picture's rim its last pixels go on, so that scaling does not fade it out there.
    func asPattern(_ filter: cairo_filter_t, _ use: (OpaquePointer?) -> Void) {
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter)
        use(pattern)
        cairo_pattern_destroy(pattern)
    }

    /// The picture in half its size; an odd last row or column counts twice.
    func halved() -> PictureSurface? {
        guard let half = PictureSurface(width: (width + 1) / 2, height: (height + 1) / 2, isOpaque: isOpaque),
            let from = cairo_image_surface_get_data(surface), let into = cairo_image_surface_get_data(half.surface)
        else { return nil }
        cairo_surface_flush(half.surface)
        for row in 0..<half.height {
            let upper = self.row(from, min(2 * row, height - 1)), lower = self.row(from, min(2 * row + 1, height - 1))
            let target = half.row(into, row)
            for column in 0..<half.width {
                let (left, right) = (2 * column, min(2 * column + 1, width - 1))
                target[column] = Self.mean(upper[left], upper[right], lower[left], lower[right])
            }
        }
        cairo_surface_mark_dirty(half.surface)
        return half
    }

    /// Gives every pixel a colour, premultiplied, by its column and row.
    func fill(_ color: (_ column: Int, _ row: Int) -> UInt32) {
        guard let data = cairo_image_surface_get_data(surface) else { return }
        cairo_surface_flush(surface)
        for row in 0..<height {
            let target = self.row(data, row)
            for column in 0..<width { target[column] = color(column, row) }
        }
        cairo_surface_mark_dirty(surface)
    }

    private func row(_ data: UnsafeMutablePointer<UInt8>, _ row: Int) -> UnsafeMutablePointer<UInt32> {
        let start = data + row * Int(cairo_image_surface_get_stride(surface))
        return UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt32.self)
    }

    /// The mean of each component: two of them at once, eight bits apart.
    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
        let odd = (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ 0x0002_0002
        return (even >> 2 & mask) | (odd >> 2 & mask) << 8
    }
}
#endif
