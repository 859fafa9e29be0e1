// Image files of images.
public import Foundation
import Imaging

extension UIImage {
    /// The image as a PNG file; nil for what was not read from one.
    public func pngData() -> Data? {
        bytes(startingWith: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }

    /// The image as a JPEG file; nil for what was not read from one.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        bytes(startingWith: [0xFF, 0xD8, 0xFF])
    }

    private func bytes(startingWith magic: [UInt8]) -> Data? {
        guard let data = source?.data, data.starts(with: magic) else { return nil }
        return data
    }
}
