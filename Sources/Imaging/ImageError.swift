// Why bytes are no picture, as facts.

/// Why a picture cannot be used.
package enum ImageError: Error, Hashable, Sendable {
    case empty
    /// The file is missing, is none, or is longer than `ImageSource.longestFile`.
    case unreadable(String)
    /// The first bytes are of no format that is read here: PNG, JPEG, GIF, WebP, BMP.
    case unknownFormat
    /// The header claims more pixels than `ImageSource.mostPixels`.
    case tooLarge(width: Int, height: Int)
    /// The decoder's own words.
    case broken(String)
    /// The pixel file could not be written.
    case notWritten(path: String, reason: String)
}

extension ImageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let reason): reason
        case .empty: "the picture is empty (0 bytes)"
        case .unknownFormat: "the bytes are neither PNG, JPEG, GIF, WebP nor BMP"
        case .tooLarge(let width, let height):
            "\(width) x \(height) pixels are more than \(ImageSource.mostPixels / 1_000_000) megapixels"
        case .broken(let reason): "the picture is broken: \(reason)"
        case .notWritten(let path, let reason): "\(path): \(reason)"
        }
    }
}
