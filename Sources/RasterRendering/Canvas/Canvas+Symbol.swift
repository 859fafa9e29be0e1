// Symbols as outlines of the icon font, and the boxes that stand in for what is missing.
#if Raster
import CPangoCairo
import ViewArchive

extension Canvas {
    func symbol(_ item: DisplayItem.SymbolItem) {
        guard let frame = item.frame.drawable, frame.width > 0, frame.height > 0,
            min(frame.width, frame.height) <= 4096
        else { return }
        guard item.standIn == nil, let symbol = SymbolTable[item.name] else {
            return standIn(in: frame, icon: .symbol)
        }
        guard symbol.enclosure != .none || symbol.isSlashed else {
            return icon(symbol.icon, in: frame, color: item.color, weight: item.weight)
        }
        // Parts take away from one another: they are drawn apart, without a colour that shines through.
        var solid = item.color
        solid.alpha = 255
        cairo_push_group(cairo)
        enclosed(symbol, in: frame, color: solid, weight: item.weight)
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, Double(item.color.alpha) / 255)
    }

    private func enclosed(_ symbol: SymbolTable.Symbol, in frame: Rect, color: RGBA, weight: Int) {
        let side = min(frame.width, frame.height)
        let square = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        let line = side * (0.07 + Double(max(-200, min(500, weight - 400))) / 400 * 0.02)
        var room = square
        if symbol.enclosure != .none {
            let body = square.inset(by: side * 0.04)
            let radius = side * (symbol.enclosure == .app ? 0.22 : 0.12)
            func outline(_ rect: Rect) -> Outline {
                symbol.enclosure == .circle
                    ? .ellipse(rect) : .roundedRect(rect, radius: Size(width: radius, height: radius), continuous: true)
            }
            if symbol.isInverse {
                fill(DisplayItem.Fill(outline(body), .color(color)))
                cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
            } else {
                stroke(DisplayItem.Stroke(outline(body.inset(by: line / 2)), .color(color), lineWidth: line))
            }
            room = square.inset(by: side * 0.24)
        }
        if let letters = symbol.letters {
            self.letters(letters, in: room, color: color, weight: weight)
        } else {
            // Made smaller its lines would be thinner than the one around it.
            icon(symbol.icon, in: room, color: color, weight: symbol.enclosure == .none ? weight : weight + 200)
        }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        guard symbol.isSlashed else { return }
        let reach = side * 0.4
        let slash = Outline.path([
            .move(Point(x: square.midX - reach, y: square.midY - reach)),
            .line(Point(x: square.midX + reach, y: square.midY + reach)),
        ])
        // The line keeps its distance from the icon.
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
        stroke(DisplayItem.Stroke(slash, .color(color), lineWidth: line * 3, cap: .round))
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        stroke(DisplayItem.Stroke(slash, .color(color), lineWidth: line, cap: .round))
    }

    /// Letters whose capitals stand in the middle of a square.
    private func letters(_ letters: String, in room: Rect, color: RGBA, weight: Int) {
        let size = room.height * (letters.count > 1 ? 0.95 : 1.15)
        let font = FontSpec(size: size, weight: min(900, weight + 200))
        let block = TextBlock(runs: [TextBlock.Run(text: letters, style: .init(font: font, color: color))])
        let layout = TextLayout.fitting(block, width: nil, height: nil, in: fonts.context)
        let metrics = layout.metrics
        // Capitals of our fonts are 0.73 of their size high.
        let top = room.midY + size * 0.73 / 2 - metrics.firstBaseline
        layout.draw(on: cairo, at: Point(x: room.midX - metrics.size.width / 2, y: top), scale: scale)
    }

    /// A neutral rounded box, with an icon when there is room.
    func standIn(in frame: Rect, icon kind: DisplayItem.StandIn.Kind) {
        let side = min(frame.width, frame.height)
        let radius = min(12, side / 5)
        let gray = RGBA(red: 120, green: 120, blue: 128, alpha: 51)
        fill(
            DisplayItem.Fill(
                .roundedRect(frame, radius: Size(width: radius, height: radius), continuous: true), .color(gray)
            )
        )
        guard side >= 12, let symbol = SymbolTable[kind == .image ? "photo" : "questionmark"] else { return }
        let size = min(48, side * 0.5)
        let room = Rect(x: frame.midX - size / 2, y: frame.midY - size / 2, width: size, height: size)
        icon(symbol.icon, in: room, color: RGBA(red: 120, green: 120, blue: 128, alpha: 166), weight: 400)
    }

    /// Fills an icon's outline in the largest square in the middle of a rectangle.
    func icon(_ scalar: Unicode.Scalar, in frame: Rect, color: RGBA, weight: Int) {
        let layout = pango_layout_new(fonts.context)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        // Of an icon's 24 units its drawing takes 20.
        let size = min(frame.width, frame.height) * 24 / 21
        let font = pango_font_description_new()
        defer { pango_font_description_free(font) }
        pango_font_description_set_family(font, FontRules.icons)
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
        pango_layout_set_attributes(layout, attributes)
        pango_layout_set_text(layout, String(Character(scalar)), -1)
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        let unit = Double(PANGO_SCALE)
        cairo_new_path(cairo)
        cairo_move_to(
            cairo, frame.midX - Double(extents.width) / unit / 2, frame.midY - Double(extents.height) / unit / 2
        )
        pango_cairo_layout_path(cairo, layout)
        set(color)
        let extra = size * Double(max(-200, min(500, weight - 400))) / 400 * 0.035
        if extra > 0, color.alpha == 255 {
            cairo_fill_preserve(cairo)
            cairo_set_line_width(cairo, extra)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
        } else {
            cairo_fill(cairo)
        }
    }
}
#endif
