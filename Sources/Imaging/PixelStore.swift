// The folder of decoded pictures that display lists name.
import Digest
import Posix
package import ViewArchive

/// Where a picture's pixels were kept.
package struct Kept: Hashable, Sendable {
    /// The name of the file in the store, `.argb` included; nil without the trait `Raster`.
    package var name: String?
    /// The kept picture's width in pixels.
    package var width: Int
    /// The kept picture's height in pixels.
    package var height: Int

    package init(name: String?, width: Int, height: Int) {
        self.name = name
        self.width = width
        self.height = height
    }

    /// Width and height as a display list takes them.
    package var pixelSize: Size { Size(width: Double(width), height: Double(height)) }
}

/// Writes decoded pictures into a folder, each under a name that its source's bytes, size and orientation decide.
package struct PixelStore: Sendable {
    package let directory: String

    /// The folder must exist.
    package init(directory: String) {
        self.directory = directory
    }

    /// Keeps a picture scaled down to at most so many pixels, in its own proportions, and never scaled up; decodes
    /// nothing when the file is there.
    package func keep(
        _ source: ImageSource, atMost limit: (width: Int, height: Int)
    ) throws(ImageError) -> Kept {
        // Nothing is larger than what the decoder makes of it.
        let decoded = source.picture.decodedSize
        let limit = (width: min(limit.width, decoded.width), height: min(limit.height, decoded.height))
        let (width, height) = RawPicture.size(of: decoded, within: limit)
        #if Raster
        let name = name(of: source, width, height)
        let path = "\(directory)/\(name)"
        do throws(SystemError) {
            if try FileSystem.facts(path) != nil { return Kept(name: name, width: width, height: height) }
        } catch {
            throw .notWritten(path: path, reason: error.description)
        }
        guard let file = try source.picture.raw().scaled(to: width, height)?.file() else {
            throw .broken("\(width) x \(height) pixels cannot be made of it")
        }
        do throws(SystemError) {
            try AtomicFile.write(file, to: path, durable: false)
        } catch {
            throw .notWritten(path: path, reason: error.description)
        }
        return Kept(name: name, width: width, height: height)
        #else
        return Kept(name: nil, width: width, height: height)
        #endif
    }

    private func name(of source: ImageSource, _ width: Int, _ height: Int) -> String {
        let facts = " \(width)x\(height) \(source.picture.header.orientation)"
        return SHA256.hex(of: source.digest + Array(facts.utf8)) + ".argb"
    }
}
