// What a renderer is: it measures the texts that it draws, and draws any display list.
package import FoundationEssentials

/// How large a text is under a proposal.
package struct TextMetrics: Hashable, Sendable {
    package var size: Size
    /// From the top to the first line's baseline, in points.
    package var firstBaseline: Double
    /// From the top to the last line's baseline, in points.
    package var lastBaseline: Double
    package var lineCount: Int
    /// Whether some of the text does not fit.
    package var isTruncated: Bool
    /// How far the font has shrunk to fit, from 0 to 1.
    package var scale: Double

    package init(
        size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool, scale: Double = 1
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.scale = scale
    }
}

/// How high a line of a font is, and where its capitals end; in points.
package struct LineMetrics: Hashable, Sendable {
    /// From the line's top to its baseline.
    package var ascent: Double
    /// From the baseline to the line's bottom.
    package var descent: Double
    /// What a font keeps free between two lines.
    package var leading: Double
    /// From the baseline to the top of a capital.
    package var capHeight: Double

    package init(ascent: Double, descent: Double, leading: Double = 0, capHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
    }
}

/// Measures texts for layout; the renderer that draws also measures.
package protocol TextMeasurer: AnyObject {
    /// Measures a text in a width and a height; nil is unlimited, and zero asks for the least.
    func measure(_ block: TextBlock, width: Double?, height: Double?) -> TextMetrics
    /// The measures of one line of a font, from which views keep their distance.
    func lineMetrics(of font: FontSpec) -> LineMetrics
    /// Whether there is an icon of this name.
    func hasSymbol(_ name: String) -> Bool
    /// Whether there is a font of this name, of its family's or a PostScript name.
    func hasFont(_ name: String) -> Bool
}

/// A picture as it is published.
package struct Picture: Sendable {
    /// The whole file.
    package var bytes: Data
    /// In pixels; larger pictures are cut.
    package static let longestSide = 8192
    /// In pixels, or in cells.
    package var width: Int
    package var height: Int
    /// What could not be drawn as asked.
    package var diagnostics: [String]

    package init(bytes: Data, width: Int, height: Int, diagnostics: [String] = []) {
        self.bytes = bytes
        self.width = width
        self.height = height
        self.diagnostics = diagnostics
    }
}

/// Draws display lists; total: any list gives a picture.
package protocol Renderer: TextMeasurer {
    /// `png` or `cells`.
    var fileExtension: String { get }
    /// Changes whenever the same list would give another picture.
    var version: String { get }
    /// Draws a list at a scale (pixels a point); `pixels` finds a picture by the name of its file.
    func draw(
        _ list: DisplayList, scale: Double, corners: Corners, pixels: (String) -> Pixels?
    ) -> Picture
    /// How a drawn picture's bytes differ from recorded ones; nil when both look the same.
    func difference(of drawn: Data, from recorded: Data) -> PictureDifference?
}

/// The shape of the picture's corners.
package enum Corners: Hashable, Sendable {
    case square
    /// Rounded by a radius in points, transparent outside.
    case round(Double)
}
