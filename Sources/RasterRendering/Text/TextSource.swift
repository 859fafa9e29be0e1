// A block's characters and styles as Pango takes them.
#if Raster
import CPangoCairo
import ViewArchive

/// UTF-8 and the attributes over it.
final class TextSource {
    private(set) var bytes: [UInt8] = []
    /// Whether the block has more characters than any box could show.
    let isCut: Bool
    let attributes: OpaquePointer
    /// Which bytes are whose.
    private(set) var places: [(run: Int, bytes: Range<Int>)] = []

    private static let unit = Double(PANGO_SCALE)

    /// - Parameters:
    ///   - letters: how many can be seen at most.
    ///   - absent: characters that no font has; a box stands for each.
    init(_ block: TextBlock, scale: Double, letters: Int, absent: Set<Unicode.Scalar>) {
        attributes = pango_attr_list_new()
        let visible = VisibleText(block, letters: letters)
        isCut = visible.gap != nil
        var characters = DrawnCharacters(absent: absent)
        for (place, piece) in visible.pieces.enumerated() {
            let run = block.runs[piece.run]
            let start = characters.bytes.count
            if place == visible.gap { characters.append("…") }
            if let room = Self.place(of: run, at: piece, scale) {
                let first = characters.bytes.count
                characters.append("\u{FFFC}")
                add(room, over: first..<characters.bytes.count)
            } else {
                for character in piece.text { characters.append(character) }
            }
            if place == visible.pieces.count - 1, visible.gap == visible.pieces.count { characters.append("…") }
            places.append((piece.run, start..<characters.bytes.count))
            style(run.style, scale, start..<characters.bytes.count)
        }
        bytes = characters.bytes
        for range in characters.monochrome { add(pango_attr_family_new("Inter,DejaVu Sans"), over: range) }
        for range in characters.unmixed { add(pango_attr_fallback_new(0), over: range) }
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

    private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<Int>) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(range.lowerBound)
        attribute.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(attributes, attribute)
    }

    /// Keeps the place of a picture or a symbol, where it has one that could be drawn: a piece is one character then.
    private static func place(
        of run: TextBlock.Run, at piece: VisibleText.Piece, _ scale: Double
    ) -> UnsafeMutablePointer<PangoAttribute>? {
        guard !piece.text.isEmpty else { return nil }
        if run.symbol != nil {
            let side = run.style.font.size * InlineSymbols.side * scale
            guard side > 0, side < 4096 else { return nil }
            return InlinePlaces.attribute(
                run: piece.run, width: side, height: side, descent: side * InlineSymbols.descent)
        }
        guard let picture = run.picture else { return nil }
        let width = picture.size.width * scale, height = picture.size.height * scale
        guard width > 0, height > 0, width < 4096, height < 4096 else { return nil }
        return InlinePlaces.attribute(run: piece.run, width: width, height: height)
    }

    private func style(_ style: TextBlock.Style, _ scale: Double, _ range: Range<Int>) {
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) { self.add(attribute, over: range) }
        let font = style.font.description(scaled: scale)
        add(pango_attr_font_desc_new(font))
        // A word that is longer than a line is broken without a hyphen.
        add(pango_attr_insert_hyphens_new(0))
        pango_font_description_free(font)
        add(pango_attr_foreground_new(style.color.red.wide, style.color.green.wide, style.color.blue.wide))
        if style.color.alpha < 255 { add(pango_attr_foreground_alpha_new(max(1, style.color.alpha.wide))) }
        if let color = style.background, color.alpha > 0 {
            add(pango_attr_background_new(color.red.wide, color.green.wide, color.blue.wide))
            add(pango_attr_background_alpha_new(color.alpha.wide))
        }
        // Pango draws no broken lines.
        if style.underline, style.underlinePattern == .solid { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if style.strikethrough, style.strikethroughPattern == .solid { add(pango_attr_strikethrough_new(1)) }
        if let color = style.underlineColor {
            add(pango_attr_underline_color_new(color.red.wide, color.green.wide, color.blue.wide))
        }
        if let color = style.strikethroughColor {
            add(pango_attr_strikethrough_color_new(color.red.wide, color.green.wide, color.blue.wide))
        }
        let features = [style.font.monospacedDigit ? "tnum=1" : nil, style.isKerned ? nil : "kern=0"]
        if features.contains(where: { $0 != nil }) {
            add(pango_attr_font_features_new(features.compactMap(\.self).joined(separator: ",")))
        }
        if let tracking = units(style.tracking, scale) { add(pango_attr_letter_spacing_new(tracking)) }
        if let rise = units(style.baselineOffset, scale) { add(pango_attr_rise_new(rise)) }
    }

    /// A length in Pango's units; nil when there is none.
    private func units(_ length: Double, _ scale: Double) -> Int32? {
        guard length.isFinite, length != 0 else { return nil }
        return Int32(max(-1000, min(1000, length)) * scale * Self.unit)
    }
}

extension UInt8 {
    /// A colour's component as Pango has it.
    var wide: UInt16 { UInt16(self) * 257 }
}
#endif
