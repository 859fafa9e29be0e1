// The folder of decoded pictures that display lists name.
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

/// Writes decoded pictures into a folder, each under a name that its source's bytes and size decide.
package struct PixelStore: Sendable {
    package let directory: String

    package init(directory: String) {
        self.directory = directory
    }

    /// Keeps a picture scaled down to at most so many pixels, in its own proportions, and never scaled up; decodes
    /// nothing when the file is there.
    package func keep(
        _ source: ImageSource, atMost limit: (width: Int, height: Int)
    ) throws(ImageError) -> Kept {
        Kept(name: nil, width: source.pixelSize.width, height: source.pixelSize.height)
    }
}
