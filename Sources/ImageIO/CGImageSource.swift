// Reading pictures: their properties, and smaller ones of them.
@_exported public import CoreGraphics
import Imaging

/// A picture's file that is read from.
public final class CGImageSource: Sendable {
    let source: ImageSource

    init?(_ data: Data) {
        // Image I/O says no more than that there is no source.
        guard let source = try? ImageSource(data: data) else { return nil }
        self.source = source
    }

    /// The picture as it is stored, not turned.
    func stored() -> CGImage { CGImage(source).turnedBack(by: source.orientation) }
}

/// Reads a file; nil when it is no picture.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    // Image I/O says no more than that there is no source.
    guard url.isFileURL, let data = try? ImageSource.bytes(ofFile: url.path) else { return nil }
    return CGImageSource(data)
}

/// Reads a file's bytes; nil when they are no picture.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// Reads what a provider gives; nil when it is no picture.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.flatMap { CGImageSource($0) }
}

/// How many pictures are in the file: of moving ones the first is read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// Which of the file's pictures is the first to show.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// The type of the file, such as `public.jpeg`.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { CGImage(source.source).utType }

/// Whether all of the file is there.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { .statusComplete }

/// How far a file is read.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// The picture as it is stored, not turned as the file says; nil for another than the first.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    index == 0 ? source.stored() : nil
}

/// A small picture of the file; nil for another than the first.
///
/// It is turned as the file says if the options ask for it, and no larger than they say. It is made of the whole
/// picture, whether the file has a thumbnail or not.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let options = options ?? [:]
    func isAsked(_ key: CFString) -> Bool { (options[key] as? Bool) ?? (options[key] as? NSNumber)?.boolValue ?? false }
    let isMade =
        isAsked(kCGImageSourceCreateThumbnailFromImageAlways) || isAsked(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    guard index == 0, isMade else { return nil }
    let picture = isAsked(kCGImageSourceCreateThumbnailWithTransform) ? CGImage(source.source) : source.stored()
    guard let most = number(options[kCGImageSourceThumbnailMaxPixelSize]), most >= 1 else { return picture }
    let part = min(1, most / Double(max(picture.width, picture.height)))
    return picture.resized(
        width: Int((Double(picture.width) * part).rounded()), height: Int((Double(picture.height) * part).rounded())
    )
}

/// A number of options, as whatever type it was written.
func number(_ value: Any?) -> Double? {
    let number =
        (value as? Double) ?? (value as? Int).map(Double.init) ?? (value as? CGFloat).map(Double.init)
        ?? (value as? Float).map(Double.init) ?? (value as? NSNumber)?.doubleValue
    return number.flatMap { $0.isFinite ? $0 : nil }
}

/// What is known of a picture: its size in pixels as it is stored, its orientation.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0 else { return nil }
    let size = source.source.pixelSize
    let isSideways = source.source.orientation >= 5
    return [
        kCGImagePropertyPixelWidth: NSNumber(value: isSideways ? size.height : size.width),
        kCGImagePropertyPixelHeight: NSNumber(value: isSideways ? size.width : size.height),
        kCGImagePropertyOrientation: NSNumber(value: source.source.orientation),
        kCGImagePropertyDepth: NSNumber(value: 8), kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    ]
}

/// What is known of a file.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    [kCGImagePropertyFileSize: NSNumber(value: source.source.data.count)]
}

/// How a picture is turned to be seen; numbers as in files.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
