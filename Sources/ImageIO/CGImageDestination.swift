// Writing pictures as PNG and JPEG files.
public import CoreGraphics
import Imaging
import Synchronization

/// A file in the making.
public final class CGImageDestination {
    /// Where the file goes.
    enum Target {
        case data(CFMutableData)
        case file(URL)
    }

    private let target: Target
    /// `png` or `jpeg`.
    private let format: String
    private var picture: CGImage?
    private var quality = 1.0

    init?(_ target: Target, type: CFString) {
        switch type {
        case "public.png": format = "png"
        case "public.jpeg", "public.jpg": format = "jpeg"
        default: return nil
        }
        self.target = target
    }

    func add(_ image: CGImage, _ options: CFDictionary?) {
        picture = image
        set(options)
        if let most = number(options?[kCGImageDestinationImageMaxPixelSize]), most >= 1 {
            let part = min(1, most / Double(max(image.width, image.height)))
            picture = image.resized(
                width: Int((Double(image.width) * part).rounded()),
                height: Int((Double(image.height) * part).rounded())
            )
        }
    }

    func set(_ options: CFDictionary?) {
        if let quality = number(options?[kCGImageDestinationLossyCompressionQuality]) { self.quality = quality }
    }

    func finish() -> Bool {
        guard let source = picture?.asDrawn.source else { return false }
        let isWritten = source.format == format && format == "png"
        // Image I/O says no more than whether there is a file.
        let encoded = isWritten ? source.data : try? source.encoded(as: format, quality: quality)
        guard let data = encoded else { return false }
        switch target {
        case .data(let target): target.append(data)
        case .file(let url):
            do {
                try data.write(to: url, options: .atomic)
            } catch {
                return false
            }
        }
        return true
    }
}

/// Writes a file of a type, `public.png` or `public.jpeg`, into data; nil for another type.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.data(data), type: type)
}

/// Writes a file of a type, `public.png` or `public.jpeg`; nil for another type.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    url.isFileURL ? CGImageDestination(.file(url), type: type) : nil
}

/// Puts a picture into the file, which has room for one.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    destination.add(image, properties)
}

/// Puts a file's picture into the file, as it is stored.
public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    destination.add(source.stored(), properties)
}

/// Sets what is asked of the file.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
    destination.set(properties)
}

/// Writes the file; false when it cannot be written, as without the trait `Raster`.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }

/// The types that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] }
