// A text, broken and cut for its box by Pango; what is measured here is what is drawn.
#if Raster
import CPangoCairo
import ViewArchive

/// A block laid out under a width and a height.
final class TextLayout {
    let layout: OpaquePointer
    /// Which bytes are which run's.
    let places: [(run: Int, bytes: Range<Int>)]
    private(set) var isTruncated = false
    /// Characters that no font has; a box is drawn for each.
    private(set) var absent: Set<Unicode.Scalar>
    /// What was proposed, in points.
    private let room: Double?
    /// Of the fonts, from 0 to 1.
    let scale: Double

    /// Lengths may be so much too small and still hold a text that fills them: numbers in points are rounded
    /// on their way from measuring to drawing.
    private static let tolerance = 0.05
    private static let smallest = 0.05
    static let unit = Double(PANGO_SCALE)

    /// Lays a block out, as large as it may be between its smallest scale and its full size.
    static func fitting(_ block: TextBlock, width: Double?, height: Double?, in context: OpaquePointer) -> TextLayout {
        let most = block.maximumScale.isFinite ? max(smallest, min(1, block.maximumScale)) : 1
        let full = TextLayout(block, scale: most, width: width, height: height, context: context)
        let least = block.minimumScale
        guard full.isTruncated, least.isFinite, least < most else { return full }
        var low = max(smallest, least)
        var high = most
        func layout(_ scale: Double) -> TextLayout {
            TextLayout(block, scale: scale, width: width, height: height, absent: full.absent, context: context)
        }
        var best = layout(low)
        guard !best.isTruncated else { return best }
        for _ in 0..<6 {
            let middle = (low + high) / 2
            let candidate = layout(middle)
            if candidate.isTruncated {
                high = middle
            } else {
                low = middle
                best = candidate
            }
        }
        return best
    }

    private init(
        _ block: TextBlock, scale: Double, width: Double?, height: Double?, absent: Set<Unicode.Scalar> = [],
        context: OpaquePointer
    ) {
        let unscaled = block.hasSmallCapitals ? UnscaledContext.of(context) : nil
        defer { if let unscaled { g_object_unref(UnsafeMutableRawPointer(unscaled)) } }
        layout = pango_layout_new(unscaled ?? context)
        room = width
        self.scale = scale
        self.absent = absent
        let letters = VisibleText.letters(block, scale: scale, width: width, height: height)
        var text = TextSource(block, scale: scale, letters: letters, absent: absent)
        places = text.places
        set(text)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        let spacing = block.lineSpacing.isFinite ? max(0, min(1000, block.lineSpacing)) : 0
        pango_layout_set_spacing(layout, Int32(spacing * Self.unit))
        switch block.alignment {
        case .leading: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
        case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        case .trailing: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
        }
        // The last letter of a line needs no distance to a next one, but Pango breaks lines as if it did.
        let distance = block.runs.map(\.style.tracking).max().map { max(0, min(1000, $0)) * scale } ?? 0
        pango_layout_set_width(layout, width.map { Self.units($0 + distance) } ?? -1)
        if pango_layout_get_unknown_glyphs_count(layout) > 0 {
            // Pango's own boxes are of another size at each scale.
            self.absent.formUnion(unknownCharacters)
            text = TextSource(block, scale: scale, letters: letters, absent: self.absent)
            set(text)
        }
        cut(block, text, width: width, height: height)
        isTruncated = isTruncated || text.isCut
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    private func set(_ text: TextSource) {
        text.bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
            }
        }
        pango_layout_set_attributes(layout, text.attributes)
    }

    /// What Pango found in no font.
    private var unknownCharacters: [Unicode.Scalar] {
        var found: [Unicode.Scalar] = []
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let glyphs = pango_layout_iter_get_run_readonly(iterator)?.pointee.glyphs?.pointee else { continue }
            for index in 0..<Int(glyphs.num_glyphs) {
                let glyph = glyphs.glyphs[index].glyph
                guard glyph & ~Self.codePoints == Self.unknown else { continue }
                if let scalar = Unicode.Scalar(glyph & Self.codePoints) { found.append(scalar) }
                // HarfBuzz takes the Thai and the Lao vowel AM apart.
                if glyph & Self.codePoints == 0xE4D { found.append("\u{E33}") }
                if glyph & Self.codePoints == 0xECD { found.append("\u{EB3}") }
            }
        } while pango_layout_iter_next_run(iterator) != 0
        return found
    }

    /// The mark on a glyph that is a code point without one, and the bits of that (`PANGO_GLYPH_UNKNOWN_FLAG`).
    private static let unknown: PangoGlyph = 0x1000_0000
    private static let codePoints: PangoGlyph = 0x00FF_FFFF

    /// In points; Pango counts a thousand to each in 31 bits.
    static let longest = 1_000_000.0

    private static func units(_ length: Double) -> Int32 {
        Int32(max(0, min(Self.longest, length.isNaN ? 0 : length) + tolerance) * unit)
    }

    /// Shows as many whole lines as limit and height allow, one at least, and an ellipsis in the last.
    private func cut(_ block: TextBlock, _ text: TextSource, width: Double?, height: Double?) {
        var allowed = block.lineLimit.map { max(1, $0) } ?? Int.max
        if let height { allowed = min(allowed, linesFitting(Self.units(height))) }
        guard pango_layout_get_line_count(layout) > allowed else { return }
        isTruncated = true
        if width == nil {
            var size = PangoRectangle()
            pango_layout_get_extents(layout, nil, &size)
            pango_layout_set_width(layout, size.width)
        }
        if let line = pango_layout_get_line_readonly(layout, Int32(allowed - 1)) {
            text.join(after: Int(line.pointee.start_index), endingAtBreak: block.truncation == .tail)
            set(text)
        }
        switch block.truncation {
        case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
        pango_layout_set_height(layout, Int32(-allowed))
    }

    private func linesFitting(_ height: Int32) -> Int {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        var count = 0
        repeat {
            var line = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &line)
            if line.y + line.height > height { break }
            count += 1
        } while pango_layout_iter_next_line(iterator) != 0
        return max(1, count)
    }

    /// The size, rounded up to half points, and where the lines stand.
    var metrics: TextMetrics {
        var size = PangoRectangle()
        pango_layout_get_extents(layout, nil, &size)
        func points(_ units: Int32) -> Double { Double(units) / Self.unit }
        func halves(_ units: Int32) -> Double { (points(units) * 2 - 0.01).rounded(.up) / 2 }
        let count = Int(pango_layout_get_line_count(layout))
        var width = max(0, halves(size.width))
        // Rounding up does not go beyond what was offered.
        if let room, points(size.width) <= room + Self.tolerance { width = min(width, room) }
        return TextMetrics(
            size: Size(width: width, height: max(0, halves(size.height))),
            firstBaseline: points(pango_layout_get_baseline(layout)), lastBaseline: points(lastBaseline),
            lineCount: count, isTruncated: isTruncated, scale: scale
        )
    }

    /// What is inked of one line, in points from the top left corner of its box.
    var ink: Rect {
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        func points(_ units: Int32) -> Double { Double(units) / Self.unit }
        return Rect(x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
    }

    /// The measures of a line that is one capital.
    var lineMetrics: LineMetrics {
        var ink = PangoRectangle()
        var line = PangoRectangle()
        pango_layout_get_extents(layout, &ink, &line)
        let baseline = Double(pango_layout_get_baseline(layout)) / Self.unit
        return LineMetrics(
            ascent: baseline - Double(line.y) / Self.unit,
            descent: Double(line.y + line.height) / Self.unit - baseline,
            capHeight: baseline - Double(ink.y) / Self.unit
        )
    }

    private var lastBaseline: Int32 {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        while pango_layout_iter_next_line(iterator) != 0 {}
        return pango_layout_iter_get_baseline(iterator)
    }

    /// Draws, and returns where pictures belong in the text.
    func drawAroundPictures(on cairo: OpaquePointer, at origin: Point, scale: Double) -> [InlinePlaces.Place] {
        InlinePlaces.gathered(in: pango_layout_get_context(layout)) { draw(on: cairo, at: origin, scale: scale) }
    }

    /// Draws with the box's top left corner at a place in points.
    func draw(on cairo: OpaquePointer, at origin: Point, scale: Double) {
        forEachLine(at: origin, scale: scale) { line, _, place in
            cairo_move_to(cairo, place.x, place.y)
            pango_cairo_show_layout_line(cairo, line)
        }
    }

    /// The lines, and where on their baselines they begin when the box's top left corner is at a place in points; the
    /// first baseline lies between two pixels.
    func forEachLine(
        at origin: Point, scale: Double,
        do body: (_ line: UnsafeMutablePointer<PangoLayoutLine>, _ area: PangoRectangle, _ place: Point) -> Void
    ) {
        let baseline = Double(pango_layout_get_baseline(layout)) / Self.unit
        let top = ((origin.y + baseline) * scale).rounded() / scale - baseline
        let left = (origin.x * scale).rounded() / scale
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
            var area = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &area)
            let baseline = pango_layout_iter_get_baseline(iterator)
            // From the baseline upwards.
            area.y -= baseline
            let x = left + Double(self.left(of: line, area)) / Self.unit
            body(line, area, Point(x: x, y: top + Double(baseline) / Self.unit))
        } while pango_layout_iter_next_line(iterator) != 0
    }

    /// Where a line begins: on the side that the block says, whichever way the line is read.
    private func left(of line: UnsafeMutablePointer<PangoLayoutLine>, _ extents: PangoRectangle) -> Int32 {
        guard pango_layout_get_alignment(layout) != PANGO_ALIGN_CENTER,
            pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        else { return extents.x }
        // Pango exchanges the sides for these.
        var width = pango_layout_get_width(layout)
        if width < 0 {
            var all = PangoRectangle()
            pango_layout_get_extents(layout, nil, &all)
            width = all.x + all.width
        }
        return width - extents.width - extents.x
    }
}
#endif
