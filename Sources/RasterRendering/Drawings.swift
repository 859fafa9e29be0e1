// Drawings that are no widget: what an author draws into an image, and measures beside it.
import Synchronization
package import ViewArchive

/// Draws and measures for code that has no renderer of its own; from any thread, one at a time.
package enum Drawings {
    #if Raster
    private static let turn = Mutex(())
    // Read and written only while `turn` is held.
    nonisolated(unsafe) private static var renderer: PangoRenderer?

    private static func using<Result>(_ body: (PangoRenderer) -> Result) -> Result? {
        var result: Result?
        turn.withLock { _ in
            if renderer == nil {
                renderer = FontLock.holding { FontLibrary(systemFonts: true) }.map(PangoRenderer.init)
            }
            result = renderer.map(body)
        }
        return result
    }
    #endif

    /// A PNG file of a drawing, transparent where nothing is drawn; nil without the trait `Raster`.
    package static func file(of list: DisplayList, scale: Double, pixels: (String) -> Pixels?) -> Picture? {
        #if Raster
        return using { $0.draw(list, scale: scale, corners: .square, pixels: pixels) }.flatMap {
            $0.bytes.isEmpty ? nil : $0
        }
        #else
        return nil
        #endif
    }

    /// How large a text is; nil without the trait `Raster`.
    package static func measure(_ block: TextBlock, width: Double?, height: Double? = nil) -> TextMetrics? {
        #if Raster
        return using { $0.measure(block, width: width, height: height) }
        #else
        return nil
        #endif
    }

    /// The measures of a line of a font; nil without the trait `Raster`.
    package static func lineMetrics(of font: FontSpec) -> LineMetrics? {
        #if Raster
        return using { $0.lineMetrics(of: font) }
        #else
        return nil
        #endif
    }
}
