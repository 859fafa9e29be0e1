// A picture's file in memory, checked when it is made.
package import FoundationEssentials

/// The bytes of a picture that is known to be one; its pixels come by `PixelStore`.
package final class ImageSource: Sendable {
    /// More are refused by the header alone, before anything is allocated for them.
    package static let mostPixels = 100_000_000

    /// What is known of the bytes, shared by all sources of the same.
    let picture: KnownPicture

    /// The file, byte for byte.
    package var data: Data { picture.data }
    /// In pixels, after the orientation that the file asks for.
    package var pixelSize: (width: Int, height: Int) { picture.size }
    /// SHA-256 of the file's bytes.
    package var digest: [UInt8] { picture.digest }

    /// Checks the bytes: with the trait `Raster` by decoding them, else by their header.
    package init(data: Data) throws(ImageError) {
        picture = try KnownPictures.picture(of: data)
    }
}
