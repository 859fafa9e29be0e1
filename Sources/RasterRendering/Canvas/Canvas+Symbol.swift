// Symbols, layer by layer, and the boxes that stand in for what is missing.
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
        if symbol.layers.count == 1, let part = symbol.layers[0].parts.first, case .icon(let icon) = part.shape,
            part.frame == SymbolLayer.square
        {
            return self.icon(icon, in: frame, color: item.colors.first ?? item.color, weight: item.weight)
        }
        // Layers take away from one another: they are drawn apart, and one colour without shining through.
        var solid = item.color
        solid.alpha = 255
        let place = SymbolPlace(in: frame, weight: item.weight)
        cairo_push_group(cairo)
        for (index, layer) in symbol.layers.enumerated() {
            let own = item.colors.isEmpty ? nil : item.colors[min(index, item.colors.count - 1)]
            draw(layer, own, else: solid, place)
        }
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, item.colors.isEmpty ? Double(item.color.alpha) / 255 : 1)
    }

    /// Draws a layer in its own colour, or in the one of the whole symbol.
    private func draw(_ layer: SymbolLayer, _ own: RGBA?, else solid: RGBA, _ place: SymbolPlace) {
        if layer.joint == .apart {
            cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
            set(.black)
            for part in layer.parts { clear(around: part, place) }
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        }
        let isLeftOut = own.map { $0.alpha == 0 } ?? (layer.joint == .cut || layer.joint == .hole)
        if isLeftOut { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
        let color = isLeftOut ? .black : own ?? solid
        for part in layer.parts { draw(part, color, place) }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    private func draw(_ part: SymbolLayer.Part, _ color: RGBA, _ place: SymbolPlace) {
        let frame = place.rect(part.frame)
        switch part.shape {
        case .icon(let icon):
            // Made smaller its lines would be thinner than the one around it.
            return self.icon(icon, in: frame, color: color, weight: part.isSmall ? place.weight + 200 : place.weight)
        case .letters(let letters):
            return self.letters(letters, in: frame, color: color, weight: place.weight)
        case .fitted(let icon):
            guard trace(icon, in: frame, isMirrored: part.isMirrored) else { return }
        case .form(let form):
            guard trace(form.outline(in: frame), in: frame, isMirrored: part.isMirrored) else { return }
        }
        set(color)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_width(cairo, place.line)
        if case .form(let form) = part.shape, form.isLine {
            cairo_stroke(cairo)
        } else if part.isHollow {
            // The half of the line that is inside.
            cairo_clip_preserve(cairo)
            cairo_set_line_width(cairo, place.line * 2)
            cairo_stroke(cairo)
        } else if part.isSmall || place.weight > 400 {
            cairo_fill_preserve(cairo)
            cairo_set_line_width(cairo, place.extra + (part.isSmall ? place.unit * 0.3 : 0))
            cairo_stroke(cairo)
        } else {
            cairo_fill(cairo)
        }
    }

    /// Takes away what lies in a part and near it.
    private func clear(around part: SymbolLayer.Part, _ place: SymbolPlace) {
        let frame = place.rect(part.frame)
        var isLine = false
        switch part.shape {
        case .icon(let icon), .fitted(let icon):
            guard trace(icon, in: frame, isMirrored: part.isMirrored) else { return }
        case .letters: return
        case .form(let form):
            isLine = form.isLine
            guard trace(form.outline(in: frame), in: frame, isMirrored: part.isMirrored) else { return }
        }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_width(cairo, (isLine ? place.line : 0) + place.gap * 2)
        if !isLine { cairo_fill_preserve(cairo) }
        cairo_stroke(cairo)
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
}

/// Where the square of 24 units lies, and how thick its lines are, in points.
struct SymbolPlace {
    private let origin: Point
    let unit: Double
    let weight: Int

    init(in frame: Rect, weight: Int) {
        let side = min(frame.width, frame.height)
        origin = Point(x: frame.midX - side / 2, y: frame.midY - side / 2)
        unit = side / SymbolLayer.square.width
        self.weight = weight
    }

    func rect(_ rect: Rect) -> Rect {
        Rect(
            x: origin.x + rect.x * unit, y: origin.y + rect.y * unit, width: rect.width * unit,
            height: rect.height * unit)
    }

    private var boldness: Double { Double(max(-200, min(500, weight - 400))) / 400 }
    var line: Double { unit * (1.7 + boldness * 0.5) }
    /// By how much a heavy font makes shapes larger.
    var extra: Double { max(0, unit * boldness * 0.8) }
    var gap: Double { unit * 1.3 }
}
#endif
