// A decoded picture: rows of red, green, blue and perhaps alpha.
import FoundationEssentials
import ViewArchive

/// Straight 8-bit components, turned as the picture is to be seen.
struct RawPicture: Sendable {
    var width: Int
    var height: Int
    var hasAlpha: Bool
    /// From one row's start to the next, in bytes.
    var stride: Int
    var bytes: Data

    /// Larger pictures are scaled down while they are decoded; a large widget at 3x has an eighth of it.
    static let mostPixels = 8_388_608

    /// The size that a picture has when it is scaled down, in its proportions, into limits; 1 x 1 at the least.
    static func size(of size: (width: Int, height: Int), within limit: (width: Int, height: Int)) -> (Int, Int) {
        let (width, height) = (Double(size.width), Double(size.height))
        let part = min(1, Double(max(1, limit.width)) / width, Double(max(1, limit.height)) / height)
        return (max(1, Int((width * part).rounded())), max(1, Int((height * part).rounded())))
    }

    /// The size to decode into. JPEG's decoder divides by 1, 2, 4 or 8 at no cost; then nothing is scaled a second time.
    static func decodedSize(_ header: ImageHeader, _ format: ImageFormat) -> (width: Int, height: Int) {
        let stored = (width: header.width, height: header.height)
        func fits(_ size: (width: Int, height: Int)) -> Bool {
            size.width * size.height <= mostPixels && max(size.width, size.height) <= Pixels.longestSide
        }
        if fits(stored) { return stored }
        if format == .jpeg {
            let sizes = [2, 4, 8].map { ((stored.width + $0 - 1) / $0, (stored.height + $0 - 1) / $0) }
            return sizes.first(where: fits) ?? sizes[2]
        }
        let part = min(1, (Double(mostPixels) / Double(stored.width * stored.height)).squareRoot())
        func side(_ length: Int) -> Int { min(Pixels.longestSide, Int(Double(length) * part)) }
        return size(of: stored, within: (side(stored.width), side(stored.height)))
    }
}

#if !Raster
extension RawPicture {
    init(decoding picture: KnownPicture) throws(ImageError) {
        throw .broken("built without the trait Raster")
    }
}
#endif
