// The door of the raster renderer, which is there only with the trait `Raster`.
package import ViewArchive

/// The renderer that draws PNG pictures.
package enum RasterRenderer {
    /// Makes a renderer; nil when the package is built without the trait `Raster`, or no font can be read.
    package static func make() -> (any Renderer)? {
        nil
    }
}
