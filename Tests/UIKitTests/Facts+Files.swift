// Image I/O as widgets call it, and what is written.
import CoreGraphics
import ImageIO
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// Well-known ways to make photographs smaller, letter by letter.
enum Snippets {
    static func downsample(imageAt imageURL: URL, to pointSize: CGSize, scale: CGFloat) -> UIImage? {
        let imageSourceOptions = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let imageSource = CGImageSourceCreateWithURL(imageURL as CFURL, imageSourceOptions) else { return nil }
        let maxDimensionInPixels = max(pointSize.width, pointSize.height) * scale
        let downsampleOptions =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceCreateThumbnailWithTransform: true,
                kCGImageSourceThumbnailMaxPixelSize: maxDimensionInPixels,
            ] as CFDictionary
        guard let downsampledImage = CGImageSourceCreateThumbnailAtIndex(imageSource, 0, downsampleOptions) else {
            return nil
        }
        return UIImage(cgImage: downsampledImage)
    }

    static func thumbnail(of data: Data, most: Int) -> UIImage? {
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageIfAbsent: kCFBooleanTrue!,
            kCGImageSourceThumbnailMaxPixelSize: NSNumber(value: most),
        ]
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        else { return nil }
        return UIImage(cgImage: image)
    }

    static func size(of url: URL) -> CGSize? {
        guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
            let width = properties[kCGImagePropertyPixelWidth] as? CGFloat,
            let height = properties[kCGImagePropertyPixelHeight] as? CGFloat
        else { return nil }
        return CGSize(width: width, height: height)
    }

    static func jpeg(of image: CGImage, quality: CGFloat) -> Data? {
        let data = NSMutableData()
        let destination = CGImageDestinationCreateWithData(
            data as CFMutableData, UTType.jpeg.identifier as CFString, 1, nil)
        guard let destination else { return nil }
        CGImageDestinationAddImage(
            destination, image, [kCGImageDestinationLossyCompressionQuality: quality] as CFDictionary)
        guard CGImageDestinationFinalize(destination) else { return nil }
        return Data(referencing: data)
    }

    /// A photograph with an orientation in its header, from 1 to 8.
    static func photo(_ name: String, orientation: UInt8) throws -> Data {
        let exif: [UInt8] =
            [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8) + [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0]
            + [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
        let plain = try Data(contentsOf: Photo.url(name))
        return plain.prefix(2) + Data(exif) + plain.dropFirst(2)
    }

    /// The mean colour of an image: drawn into one pixel.
    static func averageColor(of image: UIImage) -> [UInt8] {
        var pixel = [UInt8](repeating: 0, count: 4)
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        if let picture = image.cgImage { context?.draw(picture, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        return pixel
    }
}

extension UIImage {
    /// The idiom of many an extension.
    convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
        let rect = CGRect(origin: .zero, size: size)
        UIGraphicsBeginImageContextWithOptions(rect.size, false, 0.0)
        color.setFill()
        UIRectFill(rect)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        guard let cgImage = image?.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }
}

extension Fact {
    static let files: [Fact] = [
        Fact("downsample", "180x157") {
            let image = Snippets.downsample(
                imageAt: Photo.url("hubble_deep_field.jpg"), to: CGSize(width: 60, height: 60), scale: 3)
            return image?.cgImage.map { "\($0.width)x\($0.height)" } ?? "nil"
        },
        Fact("a thumbnail of bytes", CGSize(width: 90, height: 60)) {
            // A photograph that cannot be read has no size.
            (try? Data(contentsOf: Photo.url("coffee.png"))).flatMap { Snippets.thumbnail(of: $0, most: 90) }?.size
                ?? .zero
        },
        Fact("properties", CGSize(width: 640, height: 427)) { Snippets.size(of: Photo.url("rocket.jpg")) ?? .zero },
        Fact("a turned photograph", "stored 640x427, seen 60x90, orientation 6") {
            // A photograph that cannot be read is none.
            guard let data = try? Snippets.photo("rocket.jpg", orientation: 6),
                let source = CGImageSourceCreateWithData(data as CFData, nil),
                let stored = CGImageSourceCreateImageAtIndex(source, 0, nil),
                let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
                let orientation = properties[kCGImagePropertyOrientation as String] as? UInt32
            else { return "none" }
            let options =
                [
                    kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 90,
                    kCGImageSourceCreateThumbnailWithTransform: true,
                ] as CFDictionary
            let seen = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
            return "stored \(stored.width)x\(stored.height), seen \(seen?.width ?? 0)x\(seen?.height ?? 0), "
                + "orientation \(orientation)"
        },
        Fact("no picture", "true") { CGImageSourceCreateWithData(Data("none".utf8) as CFData, nil) == nil },
        Fact("the type of a source", "public.jpeg") {
            CGImageSourceCreateWithURL(Photo.url("rocket.jpg") as CFURL, nil).flatMap(CGImageSourceGetType) ?? "nil"
        },
    ]

    /// The mean of each component, and whether it is that of the picture's own pixels.
    static let pixels: [Fact] = [
        Fact("CGImage of an author's pixels", "2x1 10,20,30,255 199,100,50,128") {
            // The second pixel is half transparent, its colours times alpha.
            let bytes: [UInt8] = [30, 20, 10, 255, 25, 50, 100, 128]
            let image = Self.image(of: bytes, bitsPerPixel: 32, .premultipliedFirst, 2 << 12)
            return "\(image?.width ?? 0)x\(image?.height ?? 0) "
                + Self.straight(image).map { $0.map(String.init).joined(separator: ",") }.joined(separator: " ")
        },
        Fact("CGImage of three bytes a pixel, and of greys", "1,2,3,255 4,5,6,255; 9,9,9,255 0,0,0,255; nil") {
            let colours = Self.image(of: [1, 2, 3, 4, 5, 6], bitsPerPixel: 24, .none)
            let greys = Self.image(of: [9, 0], bitsPerPixel: 8, .none, space: CGColorSpaceCreateDeviceGray())
            let short = Self.image(of: [1, 2, 3], bitsPerPixel: 24, .none)
            return [colours, greys].map {
                Self.straight($0).map { $0.map(String.init).joined(separator: ",") }.joined(separator: " ") + "; "
            }.joined() + (short == nil ? "nil" : "there")
        },
        Fact("CGImage of rows longer than memory", "nil") {
            guard let provider = CGDataProvider(data: Data(count: 64) as CFData) else { return "" }
            let image = CGImage(
                width: 2, height: 3, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: .max / 2 + 1,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 1), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
            return image == nil ? "nil" : "there"
        },
        Fact("CFDataGetBytePtr", "7 8 1 2") {
            let few = CFDataGetBytePtr(Data([7, 8]) as CFData)
            let many = CFDataGetBytePtr(Data([1, 2] + [UInt8](repeating: 0, count: 100)) as CFData)
            return unsafe "\(few![0]) \(few![1]) \(many![0]) \(many![1])"
        },
        Fact("UIImage(color:)", "[255, 0, 0, 255]") {
            UIImage(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1)).map(Snippets.averageColor) ?? []
        },
        Fact("pngData of a drawing", "30x20 true") {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let data = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).pngData {
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
            }
            let read = UIImage(data: data)
            return "\(Int(read?.size.width ?? 0))x\(Int(read?.size.height ?? 0)) "
                + "\(read.map(Snippets.averageColor) == [0, 0, 255, 255])"
        },
        Fact("jpegData is smaller with less quality", "true true") {
            guard let photo = Photo.image("coffee.png"), let good = photo.jpegData(compressionQuality: 0.9),
                let poor = photo.jpegData(compressionQuality: 0.2)
            else { return "none" }
            return "\(poor.count < good.count / 2) \(UIImage(data: poor)?.size == photo.size)"
        },
        Fact("CGImageDestination", "true") {
            guard let picture = Photo.image("coffee.png")?.cgImage, let data = Snippets.jpeg(of: picture, quality: 0.5)
            else { return "none" }
            return UIImage(data: data)?.cgImage?.width == 600
        },
        Fact("pngData of a thumbnail has its size", "60") {
            let data = Photo.image("coffee.png")?.preparingThumbnail(of: CGSize(width: 60, height: 60))?.pngData()
            return data.flatMap { UIImage(data: $0) }?.cgImage?.width ?? 0
        },
        Fact("dataProvider", "4 [0, 255, 0, 255]") {
            let image = UIImage(color: .green, size: CGSize(width: 1.0 / 3, height: 1.0 / 3))
            let data = image?.cgImage?.dataProvider?.data.map { $0 as Data } ?? Data()
            return "\(data.count) \(Array(data.prefix(4)))"
        },
        Fact("a turned photograph's corner", "true") {
            // Turned a quarter to the right, what was at the bottom left is at the top left.
            guard let data = try? Snippets.photo("rocket.jpg", orientation: 6),
                let turned = UIImage(data: data)?.cgImage,
                let plain = Photo.image("rocket.jpg")?.cgImage
            else { return "none" }
            func mean(_ picture: CGImage, _ rect: CGRect) -> [UInt8] {
                picture.cropping(to: rect).map { Snippets.averageColor(of: UIImage(cgImage: $0)) } ?? []
            }
            let one = mean(turned, CGRect(x: 0, y: 0, width: 60, height: 60))
            let other = mean(plain, CGRect(x: 0, y: 367, width: 60, height: 60))
            return zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 3 }
        },
    ]

    /// Two pixels in a row.
    private static func image(
        of bytes: [UInt8], bitsPerPixel: Int, _ alpha: CGImageAlphaInfo, _ order: UInt32 = 0,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
        return CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: bitsPerPixel / 4,
            space: space, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order), provider: provider, decode: nil,
            shouldInterpolate: false, intent: .defaultIntent
        )
    }

    /// The pixels of an image, colours divided by alpha.
    private static func straight(_ image: CGImage?) -> [[Int]] {
        let bytes = (image?.dataProvider?.data).map { [UInt8]($0) } ?? []
        return stride(from: 0, to: bytes.count, by: 4).map { start in
            let alpha = Int(bytes[start + 3])
            return (0..<3).map { alpha == 0 ? 0 : (Int(bytes[start + $0]) * 255 + alpha / 2) / alpha } + [alpha]
        }
    }
}
