// Pictures: scaled into their frames, or their shape in one colour.
#if Raster
import CPangoCairo
import FoundationEssentials
import ViewArchive

extension Canvas {
    func image(_ item: DisplayItem.ImageItem, pixels: (String) -> Pixels?) {
        let canvas = Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        // In pixels, a picture that is neither turned nor mirrored lies in a rectangle again.
        let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
        let placed = isUpright ? item.frame.placed(by: matrix, scale: scale) : item.frame
        // What fills a box may reach far beyond it, and must keep its middle and its proportions.
        guard let whole = placed.limited(to: 10_000_000), !isUpright || whole.touches(canvas) else { return }
        let frame = isUpright ? snapped(whole) : whole
        let target = isUpright ? target(frame, item) : turnedTarget(frame, item, by: matrix)
        guard let target else { return }
        guard let name = item.pixels, let picture = scaled(name, for: target, pixels: pixels) else {
            cairo_save(cairo)
            defer { cairo_restore(cairo) }
            if isUpright {
                cairo_identity_matrix(cairo)
                cairo_scale(cairo, scale, scale)
            }
            return standIn(in: frame, icon: .image)
        }
        if isUpright {
            paint(picture, at: target, tint: item.tint)
        } else {
            paint(picture, turnedIn: frame, tint: item.tint)
        }
    }

    private func target(_ frame: Rect, _ item: DisplayItem.ImageItem) -> ScaledPicture.Target {
        ScaledPicture.Target(
            x: pixel(frame.x), y: pixel(frame.y), width: pixel(frame.width), height: pixel(frame.height),
            canvasWidth: width, canvasHeight: height, interpolation: item.interpolation
        )
    }

    /// All of a picture in about the size that it has when it is turned; nil when it is larger than any canvas.
    private func turnedTarget(
        _ frame: Rect, _ item: DisplayItem.ImageItem, by matrix: cairo_matrix_t
    ) -> ScaledPicture.Target? {
        func length(_ points: Double, _ x: Double, _ y: Double) -> Double {
            max(1, (points * (x * x + y * y).squareRoot()).rounded())
        }
        let width = length(frame.width, matrix.xx, matrix.yx), height = length(frame.height, matrix.xy, matrix.yy)
        guard width <= Double(Picture.longestSide), height <= Double(Picture.longestSide) else { return nil }
        return ScaledPicture.Target(
            x: 0, y: 0, width: Int(width), height: Int(height), canvasWidth: Int(width), canvasHeight: Int(height),
            interpolation: item.interpolation
        )
    }

    /// The picture's pixels for a target; nil, with a diagnostic, when there are none.
    private func scaled(
        _ name: String, for target: ScaledPicture.Target, pixels: (String) -> Pixels?
    ) -> PictureSurface? {
        if let known = pictures[name, target] { return known }
        guard let picture = pixels(name) else {
            diagnostics.append("the picture \(name) is missing")
            return nil
        }
        guard let scaled = ScaledPicture.make(of: picture, for: target) else {
            diagnostics.append("the picture \(name) cannot be scaled: out of memory")
            return nil
        }
        pictures[name, target] = scaled
        return scaled
    }

    private func pixel(_ length: Double) -> Int { Int((length * scale).rounded()) }

    /// Edges between pixels are moved onto them: a picture's rim is sharp and its pixels stay as they are.
    private func snapped(_ rect: Rect) -> Rect {
        let left = (rect.x * scale).rounded(), top = (rect.y * scale).rounded()
        let right = max(left + 1, (rect.maxX * scale).rounded())
        let bottom = max(top + 1, (rect.maxY * scale).rounded())
        return Rect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }

    /// Paints pixels onto pixels, or a colour through them.
    private func paint(_ picture: PictureSurface, at target: ScaledPicture.Target, tint: RGBA?) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        let visible = target.visible
        cairo_rectangle(
            cairo, Double(visible.x), Double(visible.y), Double(visible.width), Double(visible.height)
        )
        cairo_clip(cairo)
        cairo_translate(cairo, Double(visible.x), Double(visible.y))
        if let tint {
            set(tint)
            picture.asPattern(CAIRO_FILTER_NEAREST) { cairo_mask(cairo, $0) }
        } else {
            picture.asPattern(CAIRO_FILTER_NEAREST) { cairo_set_source(cairo, $0) }
            cairo_paint(cairo)
        }
    }

    /// Paints pixels into a frame of the turned plane.
    private func paint(_ picture: PictureSurface, turnedIn frame: Rect, tint: RGBA?) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height)
        cairo_clip(cairo)
        cairo_translate(cairo, frame.x, frame.y)
        cairo_scale(cairo, frame.width / Double(picture.width), frame.height / Double(picture.height))
        if let tint { set(tint) }
        picture.asPattern(CAIRO_FILTER_BILINEAR) { pattern in
            if tint != nil {
                cairo_mask(cairo, pattern)
            } else {
                cairo_set_source(cairo, pattern)
                cairo_paint(cairo)
            }
        }
    }
}

private extension Rect {
    /// The rectangle in the canvas' points, where a matrix leads into its pixels.
    func placed(by matrix: cairo_matrix_t, scale: Double) -> Rect {
        Rect(
            x: (x * matrix.xx + matrix.x0) / scale, y: (y * matrix.yy + matrix.y0) / scale,
            width: width * matrix.xx / scale, height: height * matrix.yy / scale
        )
    }
}
#endif
