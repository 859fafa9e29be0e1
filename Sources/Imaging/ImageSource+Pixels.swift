// Pictures outside any archive: decoded into memory, and written as files of other formats.
package import FoundationEssentials
package import ViewArchive

extension ImageSource {
    /// The format of the bytes, as `png` or `jpeg`.
    package var format: String { picture.format.rawValue }

    /// EXIF's orientation of the file, from 1 (as stored) to 8; pictures are turned by it when they are decoded.
    package var orientation: Int { picture.header.orientation }

    /// The decoded picture, scaled down to at most so many pixels; nil without the trait `Raster`.
    package func pixels(atMost limit: (width: Int, height: Int)? = nil) throws(ImageError) -> Pixels? {
        #if Raster
        let raw = try picture.raw()
        let size = limit.map { RawPicture.size(of: (raw.width, raw.height), within: $0) } ?? (raw.width, raw.height)
        guard let file = raw.scaled(to: size.0, size.1)?.file() else {
            throw .broken("\(size.0) x \(size.1) pixels cannot be made of it")
        }
        return Pixels(file: Data(file))
        #else
        return nil
        #endif
    }

    /// The picture as a file of a format that is written here, `png` or `jpeg`; nil without the trait `Raster`.
    ///
    /// - Parameter quality: of JPEG, from 0 to 1.
    package func encoded(as format: String, quality: Double = 1) throws(ImageError) -> Data? {
        #if Raster
        return try picture.raw().encoded(as: format, quality: quality)
        #else
        return nil
        #endif
    }
}
