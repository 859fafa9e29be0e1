// A picture in the making: Cairo's surface, and the walk over the display items.
#if Raster
import CPangoCairo
import ViewArchive

/// One picture, drawn in points.
final class Canvas {
    let width: Int
    let height: Int
    let scale: Double
    let cairo: OpaquePointer
    let surface: OpaquePointer
    let fonts: FontLibrary
    var pictures: PictureCache
    var diagnostics: [String] = []
    /// Characters that no font has.
    var absent: Set<Unicode.Scalar> = []
    /// How many layers stand around the items that are being drawn.
    var depth = 0

    init(size: Size, scale: Double, fonts: FontLibrary, pictures: PictureCache) {
        let scale = scale.isFinite ? max(0.1, min(16, scale)) : 1
        func pixels(_ length: Double) -> Int {
            length > 0 ? Int(max(1, min((length * scale).rounded(), Double(Picture.longestSide)))) : 1
        }
        width = pixels(size.width)
        height = pixels(size.height)
        self.scale = scale
        self.fonts = fonts
        self.pictures = pictures
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        cairo = cairo_create(surface)
        cairo_scale(cairo, scale, scale)
        pango_cairo_update_context(cairo, fonts.context)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Draws everything, inside the picture's corners.
    func draw(_ items: [DisplayItem], corners: Corners, pixels: (String) -> Pixels?) {
        if case .round(let radius) = corners {
            let all = Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
            guard trace(.roundedRect(all, radius: Size(width: radius, height: radius), continuous: true)) else {
                return
            }
            cairo_clip(cairo)
        }
        draw(items, pixels: pixels)
        tellAbsent()
        let status = cairo_status(cairo)
        if status != CAIRO_STATUS_SUCCESS {
            diagnostics.append("drawing stopped: \(String(cString: cairo_status_to_string(status)))")
        }
    }

    func draw(_ items: [DisplayItem], pixels: (String) -> Pixels?) {
        for item in items {
            switch item {
            case .fill(let fill): self.fill(fill)
            case .stroke(let stroke): self.stroke(stroke)
            case .text(let text): self.text(text, pixels: pixels)
            case .image(let image): self.image(image, pixels: pixels)
            case .symbol(let symbol): self.symbol(symbol)
            case .layer(let layer): self.layer(layer, pixels: pixels)
            }
        }
    }

    /// Says which characters have boxes in their place; of many the first.
    private func tellAbsent() {
        for scalar in absent.sorted().prefix(Self.mostTold) {
            let code = String(scalar.value, radix: 16, uppercase: true)
            let name = scalar.properties.name.map { " \($0)" } ?? ""
            diagnostics.append("no font has U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)\(name)")
        }
        if absent.count > Self.mostTold {
            diagnostics.append("no font has \(absent.count - Self.mostTold) more characters")
        }
    }

    private static let mostTold = 16
}

extension Rect {
    /// Whether the rectangles have more in common than an edge.
    func touches(_ other: Rect) -> Bool {
        width > 0 && height > 0 && x < other.maxX && maxX > other.x && y < other.maxY && maxY > other.y
    }

    /// The rectangle when Cairo can draw it; what reaches far out is cut there.
    var drawable: Rect? { limited(to: 100_000) }

    /// The rectangle up to a distance from the origin; nil when it is none.
    func limited(to far: Double) -> Rect? {
        guard [x, y, width, height].allSatisfy(\.isFinite), width >= 0, height >= 0 else { return nil }
        let left = max(-far, min(far, x)), top = max(-far, min(far, y))
        return Rect(
            x: left, y: top, width: max(0, min(far, x + width) - left), height: max(0, min(far, y + height) - top)
        )
    }
}
#endif
