// Comparing PNG files: by their pixels, however each file was compressed.
#if Raster
import CPangoCairo
import FoundationEssentials
import ViewArchive

extension PangoRenderer {
    func difference(of drawn: Data, from recorded: Data) -> PictureDifference? {
        if drawn == recorded { return nil }
        guard let drawn = DecodedPNG(drawn), let recorded = DecodedPNG(recorded) else { return .unreadable }
        guard drawn.width == recorded.width, drawn.height == recorded.height else {
            return .size(drawn: [drawn.width, drawn.height], recorded: [recorded.width, recorded.height])
        }
        var (count, first, largest) = (0, 0, 0)
        let all = drawn.width * drawn.height
        for pixel in 0..<all {
            let most = (pixel * 4..<pixel * 4 + 4).reduce(0) {
                max($0, abs(Int(drawn.components[$1]) - Int(recorded.components[$1])))
            }
            if most == 0 { continue }
            if count == 0 { first = pixel }
            count += 1
            largest = max(largest, most)
        }
        if count == 0 { return nil }
        return .pixels(count, of: all, first: [first % drawn.width, first / drawn.width], largest: largest)
    }
}

/// The pixels of a PNG file: red, green, blue and alpha, row by row.
private struct DecodedPNG {
    let width: Int
    let height: Int
    let components: [UInt8]

    /// No picture that is drawn here has more pixels.
    private static let limit = 1 << 26

    /// Nil for what is no whole PNG file.
    init?(_ data: Data) {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        let components: [UInt8]? = data.withUnsafeBytes { bytes in
            guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
                Int(image.width) * Int(image.height) <= Self.limit
            else { return nil }
            image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
            var components = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
            guard png_image_finish_read(&image, nil, &components, 0, nil) != 0 else { return nil }
            return components
        }
        guard let components else { return nil }
        (width, height, self.components) = (Int(image.width), Int(image.height), components)
    }
}
#endif
