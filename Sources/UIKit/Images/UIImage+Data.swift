// Image files of images.
public import Foundation
import Imaging

extension UIImage {
    /// The image as a PNG file; nil for a symbol, and without the trait `Raster` for what was not read from one.
    public func pngData() -> Data? { file(as: "png", quality: 1) }

    /// The image as a JPEG file; nil for a symbol, and without the trait `Raster` for what was not read from one.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        file(as: "jpeg", quality: Double(compressionQuality))
    }

    private func file(as format: String, quality: Double) -> Data? {
        guard let cgImage else { return nil }
        let own = cgImage.asDrawn
        guard let source = own.source else { return nil }
        // What a drawing was encoded to, and what was read, is not encoded again.
        if source.format == format, source.orientation == 1, format == "png" || quality >= 1 { return source.data }
        // UIKit says no more than that there are no bytes.
        guard let encoded = try? source.encoded(as: format, quality: quality) else {
            return source.format == format ? source.data : nil
        }
        return encoded
    }
}
