// Measures with Pango and draws PNG with Cairo.
#if Raster
import CPangoCairo
import FoundationEssentials
import ViewArchive

/// The raster renderer; used on one thread at a time.
final class PangoRenderer: Renderer {
    private let fonts: FontLibrary
    private var measures = TextMeasures()
    private var lines: [FontSpec: LineMetrics] = [:]
    private var families: [String: Bool] = [:]
    private var pictures = PictureCache()

    init(fonts: FontLibrary) {
        self.fonts = fonts
    }

    let fileExtension = "png"
    var version: String {
        "raster-4 pango-\(String(cString: pango_version_string())) cairo-\(String(cString: cairo_version_string()))"
    }

    func measure(_ block: TextBlock, width: Double?, height: Double?) -> TextMetrics {
        FontLock.holding { metrics(of: block, width: width, height: height) }
    }

    private func metrics(of block: TextBlock, width: Double?, height: Double?) -> TextMetrics {
        let question = TextMeasures.Question(block: block, width: width, height: height)
        if let known = measures[question] { return known }
        let answer: TextMetrics
        if let width, !(width > 0) {
            answer = least(block)
        } else {
            answer = TextLayout.fitting(block, width: width, height: height, in: fonts.context).metrics
        }
        measures.keep(answer, for: question)
        return answer
    }

    func lineMetrics(of font: FontSpec) -> LineMetrics {
        if let known = lines[font] { return known }
        let style = TextBlock.Style(font: font, color: .black)
        let capital = TextBlock(runs: [TextBlock.Run(text: "H", style: style)])
        let line = FontLock.holding {
            TextLayout.fitting(capital, width: nil, height: nil, in: fonts.context).lineMetrics
        }
        if lines.count >= Self.mostFonts { lines.removeAll(keepingCapacity: true) }
        lines[font] = line
        return line
    }

    private static let mostFonts = 256

    /// What a text takes at the least: an ellipsis.
    private func least(_ block: TextBlock) -> TextMetrics {
        var metrics = metrics(of: block, width: nil, height: nil)
        // A line that needs no second one is what would be laid out again.
        if metrics.lineCount > 1 || metrics.isTruncated {
            metrics = TextLayout.fitting(block, width: nil, height: 0, in: fonts.context).metrics
        }
        let size = block.runs.first?.style.font.checkedSize ?? 0
        metrics.isTruncated = metrics.isTruncated || metrics.size.width > size
        metrics.size.width = min(metrics.size.width, size)
        return metrics
    }

    func hasSymbol(_ name: String) -> Bool { SymbolTable[name] != nil }

    func hasFont(_ name: String) -> Bool {
        if let known = families[name] { return known }
        let isThere = FontLock.holding { FontLibrary.has(name) }
        if families.count >= Self.mostFonts { families.removeAll(keepingCapacity: true) }
        families[name] = isThere
        return isThere
    }

    func draw(
        _ list: DisplayList, scale: Double, corners: Corners, pixels: (String) -> Pixels?
    ) -> Picture {
        FontLock.holding { drawn(list, scale: scale, corners: corners, pixels: pixels) }
    }

    private func drawn(
        _ list: DisplayList, scale: Double, corners: Corners, pixels: (String) -> Pixels?
    ) -> Picture {
        let canvas = painted(list, scale: scale, corners: corners, pixels: pixels)
        var diagnostics = canvas.diagnostics
        let file = canvas.encoded(&diagnostics)
        return Picture(bytes: file, width: canvas.width, height: canvas.height, diagnostics: diagnostics)
    }

    /// The pixels, before they are encoded.
    private func painted(
        _ list: DisplayList, scale: Double, corners: Corners, pixels: (String) -> Pixels?
    ) -> Canvas {
        let canvas = Canvas(size: list.size, scale: scale, fonts: fonts, pictures: pictures)
        withoutActuallyEscaping(pixels) { canvas.draw(list.items, corners: corners, pixels: $0) }
        pictures = canvas.pictures
        return canvas
    }

    /// Draws and encodes nothing; returns how many things could not be drawn as they should be.
    func paint(_ list: DisplayList, scale: Double, pixels: (String) -> Pixels?) -> Int {
        FontLock.holding { painted(list, scale: scale, corners: .square, pixels: pixels).diagnostics.count }
    }
}
#endif
