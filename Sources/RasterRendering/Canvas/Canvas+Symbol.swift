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
        if symbol.layers.count == 1, symbol.layers[0].parts.count == 1, let part = symbol.layers[0].parts.first,
            case .icon(let icon) = part.shape, part.frame == SymbolLayer.square
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
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        orient(part, in: frame, place)
        switch part.shape {
        case .icon(let icon):
            // Made smaller its lines would be thinner than the one around it.
            return self.icon(icon, in: frame, color: color, weight: part.isSmall ? place.weight + 200 : place.weight)
        case .letters(let letters):
            return self.letters(letters, in: frame, color: color, weight: place.weight + (part.isSmall ? 200 : 100))
        case .fitted, .form, .path:
            guard trace(part.shape, in: frame) else { return }
        }
        set(color)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_width(cairo, place.line)
        if part.shape.isLine {
            cairo_stroke(cairo)
        } else if part.isHollow {
            // The half of the line that is inside.
            cairo_clip_preserve(cairo)
            cairo_set_line_width(cairo, place.line * 2)
            if part.isDashed { dash(place) }
            cairo_stroke(cairo)
        } else if part.isSmall || place.weight > 400 {
            cairo_fill_preserve(cairo)
            cairo_set_line_width(cairo, place.extra + (part.isSmall ? place.unit * 0.3 : 0))
            cairo_stroke(cairo)
        } else {
            cairo_fill(cairo)
        }
    }

    private func dash(_ place: SymbolPlace) {
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        var lengths = [place.unit * 3.6, place.unit * 2.2]
        cairo_set_dash(cairo, &lengths, Int32(lengths.count), 0)
    }

    /// Turns what is drawn next as a part is turned, and leaves out the half that it has not.
    private func orient(_ part: SymbolLayer.Part, in frame: Rect, _ place: SymbolPlace) {
        if let half = part.half {
            let whole = frame.inset(by: -place.line)
            var seen = whole
            switch half {
            case .left: seen.width /= 2
            case .right: (seen.x, seen.width) = (whole.midX, whole.width / 2)
            case .top: seen.height /= 2
            case .bottom: (seen.y, seen.height) = (whole.midY, whole.height / 2)
            }
            cairo_new_path(cairo)
            cairo_rectangle(cairo, seen.x, seen.y, seen.width, seen.height)
            cairo_clip(cairo)
        }
        guard part.isMirrored || part.turn != 0 else { return }
        cairo_translate(cairo, frame.midX, frame.midY)
        if part.turn != 0 { cairo_rotate(cairo, part.turn * .pi / 180) }
        if part.isMirrored { cairo_scale(cairo, -1, 1) }
        cairo_translate(cairo, -frame.midX, -frame.midY)
    }

    /// Makes a shape in its frame the current path; false where it has none.
    private func trace(_ shape: SymbolLayer.Shape, in frame: Rect) -> Bool {
        switch shape {
        case .icon(let icon), .fitted(let icon): trace(icon, in: frame)
        case .form(let form): trace(form.outline(in: frame))
        case .path(let path): trace(path.outline(in: frame))
        case .letters: false
        }
    }

    /// Takes away what lies in a part and near it.
    private func clear(around part: SymbolLayer.Part, _ place: SymbolPlace) {
        let frame = place.rect(part.frame)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        orient(part, in: frame, place)
        guard trace(part.shape, in: frame) else { return }
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        let isLine = part.shape.isLine
        cairo_set_line_width(cairo, (isLine ? place.line : 0) + place.gap * 2)
        if !isLine { cairo_fill_preserve(cairo) }
        cairo_stroke(cairo)
    }

    /// Letters in the middle of a rectangle by what is inked of them, as high as fits.
    private func letters(_ letters: String, in room: Rect, color: RGBA, weight: Int) {
        let weight = max(100, min(900, weight))
        func layout(_ size: Double) -> TextLayout {
            let style = TextBlock.Style(font: FontSpec(size: size, weight: weight), color: color)
            let block = TextBlock(runs: [TextBlock.Run(text: letters, style: style)])
            return TextLayout.fitting(block, width: nil, height: nil, in: fonts.context)
        }
        var size = room.height * 1.15
        let wide = layout(size).metrics.size.width
        // Letters may fill what an enclosure leaves of its width.
        if wide > room.width * 1.1 { size *= room.width * 1.1 / wide }
        let layout = layout(size)
        let ink = layout.ink
        // Capitals of our fonts are 0.73 of their size high; only what reaches below them does not stand in the middle.
        let top = room.midY + size * 0.73 / 2 - layout.metrics.firstBaseline
        layout.draw(on: cairo, at: Point(x: room.midX - ink.midX, y: top), scale: scale)
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
        guard side >= 12 else { return }
        let size = min(48, side * 0.5)
        let room = Rect(x: frame.midX - size / 2, y: frame.midY - size / 2, width: size, height: size)
        let color = RGBA(red: 120, green: 120, blue: 128, alpha: 166)
        symbol(.init(name: kind == .image ? "photo" : "questionmark", frame: room, color: color, label: ""))
    }
}

extension SymbolLayer.Shape {
    /// Whether the outline is a line to be stroked.
    var isLine: Bool {
        switch self {
        case .form(let form): form.isLine
        case .path(let path): path.isLine
        case .icon, .fitted, .letters: false
        }
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
