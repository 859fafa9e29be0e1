// The door of the raster renderer, which is there only with the trait `Raster`.
package import ViewArchive

/// The renderer that draws PNG pictures.
package enum RasterRenderer {
    /// Whether the package is built with the trait `Raster`.
    package static var isBuilt: Bool {
        #if Raster
        true
        #else
        false
        #endif
    }

    /// Makes a renderer; nil when the package is built without the trait `Raster`, or no font can be read.
    ///
    /// - Parameter systemFonts: whether characters that our own fonts lack are looked for in the system's; pictures
    ///   are equal on every machine only without them.
    package static func make(systemFonts: Bool = true) -> (any Renderer)? {
        #if Raster
        return FontLock.holding { FontLibrary(systemFonts: systemFonts) }.map(PangoRenderer.init)
        #else
        return nil
        #endif
    }

    /// The first of the two steps of `draw`, for those who measure it: the pixels, without their file. Returns how many
    /// things could not be drawn as they should be; nil for a renderer of another sort.
    package static func paint(
        _ list: DisplayList, scale: Double, with renderer: any Renderer, pixels: (String) -> Pixels?
    ) -> Int? {
        #if Raster
        return (renderer as? PangoRenderer)?.paint(list, scale: scale, pixels: pixels)
        #else
        return nil
        #endif
    }
}
