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

        /// In bytes; shaping more would only cost time.
        private static let longest = 32_768
        private static let unit = Double(PANGO_SCALE)

        init(_ block: TextBlock, scale: Double) {
            attributes = pango_attr_list_new()
            let total = block.runs.reduce(0) { $0 + $1.text.utf8.count }
            var skip = block.truncation == .head ? max(0, total - Self.longest) : 0
            for run in block.runs {
                let start = bytes.count
                append(run.text.unicodeScalars, skipping: &skip)
                style(run.style, scale, UInt32(start)..<UInt32(bytes.count))
            }
            isCut = isCut || total > Self.longest
        }

        deinit {
            pango_attr_list_unref(attributes)
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
                guard bytes.count + width <= Self.longest else { break }
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
#endif
