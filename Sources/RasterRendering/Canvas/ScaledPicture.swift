// Scales pictures to the pixels that they take on a canvas.
#if Raster
import CPangoCairo
import ViewArchive

/// How a picture becomes the pixels of its frame.
enum ScaledPicture {
    /// A frame in a canvas' pixels; it may reach beyond the canvas.
    struct Target: Hashable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        var canvasWidth: Int
        var canvasHeight: Int
        var interpolation: DisplayItem.ImageItem.Interpolation

        /// The part of the frame that the canvas shows: all that is ever scaled.
        var visible: (x: Int, y: Int, width: Int, height: Int) {
            let left = max(0, x), top = max(0, y)
            return (
                left, top, max(1, min(canvasWidth, x + width) - left), max(1, min(canvasHeight, y + height) - top)
            )
        }
    }

    /// The visible pixels. Pictures more than twice as large are halved first, each pixel the mean of four: then
    /// mixing two neighbours a side leaves none out.
    static func make(of picture: Pixels, for target: Target) -> PictureSurface? {
        PictureSurface.over(picture) { source in
            var source = source
            if target.interpolation != .none {
                while source.width >= 2 * target.width, source.height >= 2 * target.height,
                    let half = source.halved()
                { source = half }
            }
            return fill(target, with: source, isOpaque: picture.isOpaque)
        } ?? nil
    }

    private static func fill(_ target: Target, with source: PictureSurface, isOpaque: Bool) -> PictureSurface? {
        let visible = target.visible
        guard let result = PictureSurface(width: visible.width, height: visible.height, isOpaque: isOpaque) else {
            return nil
        }
        let cairo = cairo_create(result.surface)
        defer { cairo_destroy(cairo) }
        cairo_translate(cairo, Double(target.x - visible.x), Double(target.y - visible.y))
        let across = Double(target.width) / Double(source.width)
        let down = Double(target.height) / Double(source.height)
        cairo_scale(cairo, across, down)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        let filter: cairo_filter_t
        switch target.interpolation {
        case .none: filter = CAIRO_FILTER_NEAREST
        case _ where across == 1 && down == 1: filter = CAIRO_FILTER_NEAREST
        // One side may still be far larger: a picture that is squeezed.
        case .low, .medium: filter = min(across, down) < 0.4 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
        // Cairo's best filter draws larger pictures as squares.
        case .high: filter = min(across, down) < 1 ? CAIRO_FILTER_BEST : CAIRO_FILTER_BILINEAR
        }
        source.asPattern(filter) { cairo_set_source(cairo, $0) }
        cairo_paint(cairo)
        return cairo_status(cairo) == CAIRO_STATUS_SUCCESS ? result : nil
    }
}
#endif
