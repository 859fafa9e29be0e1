// A block's characters and styles as Pango takes them.
#if Raster
import CPangoCairo
import ViewArchive

/// UTF-8 and the attributes over it.
final class TextSource {
    private(set) var bytes: [UInt8] = []
    /// Whether the block has more characters than any box could show.
    private(set) var isCut = false
    let attributes: OpaquePointer

    private let limit: Int
    private static let unit = Double(PANGO_SCALE)

    /// `room` is how many bytes can be seen at most.
    init(_ block: TextBlock, scale: Double, room: Int) {
        attributes = pango_attr_list_new()
        limit = room
        let total = block.runs.reduce(0) { $0 + $1.text.utf8.count }
        var skip = block.truncation == .head ? max(0, total - limit) : 0
        for run in block.runs {
            let start = bytes.count
            // A number in a circle has no icon: its characters stand for it.
            let icon = run.symbol.flatMap { SymbolTable[$0] }.flatMap { $0.letters == nil ? $0.icon : nil }
            append((icon.map { String(Character($0)) } ?? run.text).unicodeScalars, skipping: &skip)
            if total > limit, bytes.count + 4 > limit, !isCut {
                isCut = true
                if block.truncation != .head { bytes += "…".utf8 }
            }
            style(icon == nil ? run.style : .icon(run.style), scale, UInt32(start)..<UInt32(bytes.count))
        }
        isCut = total > limit
    }

    /// How many bytes a box can show at most, by letters far narrower than any; breaking more into lines takes
    /// time that grows with their square.
    static func room(_ block: TextBlock, scale: Double, width: Double?, height: Double?) -> Int {
        let size = block.runs.map(\.style.font.checkedSize).min() ?? 1
        let lines = min(height.map { max(0, $0) / (size * scale) + 1 } ?? 200, Double(block.lineLimit ?? 200), 200)
        let letters = width.map { max(0, $0) / (size * scale * 0.2) + 1 } ?? 4096
        return Int(min(4096, max(256, letters * lines)))
    }

    deinit {
        pango_attr_list_unref(attributes)
    }

    /// Makes the text after a place one paragraph: an ellipsis hides the rest, and line separators would be seen.
    func join(after place: Int, endingAtBreak: Bool) {
        let separator = Array("\u{2028}".utf8)
        var index = place
        while index + separator.count <= bytes.count {
            guard bytes[index] == separator[0], Array(bytes[index..<(index + separator.count)]) == separator else {
                index += 1
                continue
            }
            if endingAtBreak {
                bytes.replaceSubrange(index..., with: "…".utf8)
                return
            }
            // As long in bytes, so that the attributes stay where they are.
            bytes.replaceSubrange(index..<(index + separator.count), with: "\u{2005}".utf8)
        }
    }

    /// Adds characters: what ends a paragraph becomes a line separator, since Pango counts lines by paragraph.
    private func append(_ scalars: String.UnicodeScalarView, skipping skip: inout Int) {
        var wasReturn = false
        for scalar in scalars {
            let width = UTF8.width(scalar)
            if skip > 0 {
                skip -= width
                continue
            }
            guard bytes.count + width <= limit else { return }
            switch scalar {
            case "\n" where wasReturn: break
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2029}": bytes += "\u{2028}".utf8
            case "\0": bytes += "\u{FFFD}".utf8
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
            wasReturn = scalar == "\r"
        }
    }

    private func style(_ style: TextBlock.Style, _ scale: Double, _ range: Range<UInt32>) {
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            guard let attribute else { return }
            attribute.pointee.start_index = range.lowerBound
            attribute.pointee.end_index = range.upperBound
            pango_attr_list_insert(attributes, attribute)
        }
        let font = style.font.description(scaled: scale)
        add(pango_attr_font_desc_new(font))
        // A word that is longer than a line is broken without a hyphen.
        add(pango_attr_insert_hyphens_new(0))
        pango_font_description_free(font)
        add(
            pango_attr_foreground_new(
                UInt16(style.color.red) * 257, UInt16(style.color.green) * 257, UInt16(style.color.blue) * 257
            )
        )
        if style.color.alpha < 255 { add(pango_attr_foreground_alpha_new(max(1, UInt16(style.color.alpha) * 257))) }
        if style.underline { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if style.strikethrough { add(pango_attr_strikethrough_new(1)) }
        if style.font.monospacedDigit { add(pango_attr_font_features_new("tnum=1")) }
        if let tracking = units(style.tracking, scale) { add(pango_attr_letter_spacing_new(tracking)) }
        if let rise = units(style.baselineOffset, scale) { add(pango_attr_rise_new(rise)) }
    }

    /// A length in Pango's units; nil when there is none.
    private func units(_ length: Double, _ scale: Double) -> Int32? {
        guard length.isFinite, length != 0 else { return nil }
        return Int32(max(-1000, min(1000, length)) * scale * Self.unit)
    }
}

extension TextBlock.Style {
    /// An icon beside letters of a style: a little larger, and as low as letters reach.
    static func icon(_ style: TextBlock.Style) -> TextBlock.Style {
        var icon = style
        icon.font = FontSpec(size: style.font.size * 1.15, family: "Material Icons")
        icon.baselineOffset -= style.font.size * 0.16
        return icon
    }
}
#endif
