// A group's own pixels: blurred, recoloured, or as the shape of a shadow.
#if Raster
import CPangoCairo
import ViewArchive

/// The surface behind a pattern that a group left.
struct SoftSurface {
    private let surface: OpaquePointer
    private let width: Int
    private let height: Int
    private let stride: Int
    private let data: UnsafeMutablePointer<UInt8>

    /// Nil when the pattern has no pixels in memory.
    init?(_ pattern: OpaquePointer?) {
        var found: OpaquePointer?
        guard let pattern, cairo_pattern_get_surface(pattern, &found) == CAIRO_STATUS_SUCCESS, let found,
            cairo_surface_get_type(found) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(found) == CAIRO_FORMAT_ARGB32
        else { return nil }
        cairo_surface_flush(found)
        guard let data = cairo_image_surface_get_data(found) else { return nil }
        surface = found
        width = Int(cairo_image_surface_get_width(found))
        height = Int(cairo_image_surface_get_height(found))
        stride = Int(cairo_image_surface_get_stride(found))
        self.data = data
    }

    /// Blurs all four components; the deviation is in pixels.
    func blur(deviation: Double) {
        for component in 0..<4 {
            var plane = [UInt8](repeating: 0, count: width * height)
            for row in 0..<height {
                for column in 0..<width { plane[row * width + column] = data[row * stride + column * 4 + component] }
            }
            BoxBlur.blur(&plane, width: width, height: height, deviation: deviation)
            for row in 0..<height {
                for column in 0..<width { data[row * stride + column * 4 + component] = plane[row * width + column] }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// The blurred opacity, or what it lacks, as a picture of its own, in the same place.
    func shadow(deviation: Double, isInverse: Bool) -> PictureSurface? {
        var plane = [UInt8](repeating: 0, count: width * height)
        for row in 0..<height {
            for column in 0..<width { plane[row * width + column] = data[row * stride + column * 4 + 3] }
        }
        BoxBlur.blur(&plane, width: width, height: height, deviation: deviation)
        guard let soft = PictureSurface(width: width, height: height, isOpaque: false) else { return nil }
        soft.fill { column, row in
            let alpha = plane[row * width + column]
            return UInt32(isInverse ? 255 - alpha : alpha) << 24
        }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        cairo_surface_set_device_offset(soft.surface, x, y)
        return soft
    }

    /// Changes every pixel's colour.
    func recolor(_ matrix: ColorMatrix) {
        var last: (UInt32, UInt32)?
        for row in 0..<height {
            let line = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let old = line[column]
                guard old >> 24 > 0 else { continue }
                if let last, last.0 == old {
                    line[column] = last.1
                    continue
                }
                let new = Self.changed(old, matrix)
                last = (old, new)
                line[column] = new
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    private static func changed(_ pixel: UInt32, _ matrix: ColorMatrix) -> UInt32 {
        let alpha = Double(pixel >> 24)
        func part(_ shift: UInt32) -> Double { min(1, Double(pixel >> shift & 255) / alpha) }
        let new = matrix.applied(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
        return RGBA(red: new.red, green: new.green, blue: new.blue, opacity: new.alpha).premultiplied
    }
}

/// Three box blurs, which come close to a Gaussian one.
enum BoxBlur {
    static func blur(_ plane: inout [UInt8], width: Int, height: Int, deviation: Double) {
        guard deviation > 0.3, width > 0, height > 0 else { return }
        // A box of width w has the variance (w² - 1) / 12; three of them add up.
        let radius = max(1, Int(((deviation * deviation * 4 + 1).squareRoot() / 2 - 0.5).rounded()))
        var other = plane
        for _ in 0..<3 {
            pass(from: plane, into: &other, lines: height, length: width, line: width, step: 1, radius: radius)
            pass(from: other, into: &plane, lines: width, length: height, line: 1, step: width, radius: radius)
        }
    }

    /// One box along lines of pixels; beyond the rim there is nothing.
    private static func pass(
        from source: [UInt8], into target: inout [UInt8], lines: Int, length: Int, line: Int, step: Int, radius: Int
    ) {
        let count = 2 * radius + 1
        source.withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                for index in 0..<lines {
                    let start = index * line
                    var sum = count / 2
                    for place in 0..<min(radius, length) { sum += Int(source[start + place * step]) }
                    for place in 0..<length {
                        if place + radius < length { sum += Int(source[start + (place + radius) * step]) }
                        target[start + place * step] = UInt8(min(255, sum / count))
                        if place >= radius { sum -= Int(source[start + (place - radius) * step]) }
                    }
                }
            }
        }
    }
}
#endif
