// Texts: their letters, and what Pango has no words for: gradients in single runs, broken lines, pictures.
#if Raster
import CPangoCairo
import ViewArchive

extension Canvas {
    func text(_ item: DisplayItem.TextItem, pixels: (String) -> Pixels?) {
        guard let frame = item.frame.limited(to: TextLayout.longest), frame.width > 0 else { return }
        let layout = TextLayout.fitting(
            item.block, width: frame.width, height: frame.height, in: fonts.context
        )
        absent.formUnion(layout.absent)
        var places: [InlinePlaces.Place] = []
        let styles = item.block.runs.map(\.style)
        if styles.contains(where: \.isBeyondPango) {
            let stretches = layout.stretches(at: frame.origin, scale: scale)
            places = letters(of: layout, at: frame, stretches, styles)
            for line in brokenLines(of: layout, stretches, styles) { draw(line) }
        } else if item.block.runs.contains(where: { $0.picture != nil || $0.symbol != nil }) {
            places = layout.drawAroundPictures(on: cairo, at: frame.origin, scale: scale)
        } else {
            layout.draw(on: cairo, at: frame.origin, scale: scale)
        }
        for place in places where item.block.runs.indices.contains(place.run) {
            let run = item.block.runs[place.run]
            if let name = run.symbol { symbol(name, of: run, in: place.frame) }
            guard let picture = run.picture else { continue }
            image(
                DisplayItem.ImageItem(
                    pixels: picture.pixels, pixelSize: picture.size, frame: place.frame,
                    tint: picture.isTemplate ? run.style.color : nil, label: ""
                ), pixels: pixels
            )
        }
    }

    /// A symbol among letters, in their colour or paint or in its own colours.
    private func symbol(_ name: String, of run: TextBlock.Run, in frame: Rect) {
        let item = DisplayItem.SymbolItem(
            name: name, frame: frame, color: run.style.color, colors: run.symbolColors ?? [],
            weight: run.style.font.weight, label: "")
        guard let paint = run.style.paint, item.colors.isEmpty else { return symbol(item) }
        let shape = group { symbol(item) }
        let colors = group {
            trace([frame.inset(by: -frame.height)])
            self.paint(with: paint) { cairo_fill($0) }
        }
        cairo_set_source(cairo, colors)
        cairo_mask(cairo, shape)
        cairo_pattern_destroy(colors)
        cairo_pattern_destroy(shape)
    }

    /// Draws letters, those of painted runs as holes that the paint shines through; pictures among letters keep their
    /// colours.
    private func letters(
        of layout: TextLayout, at frame: Rect, _ stretches: [TextLayout.Stretch], _ styles: [TextBlock.Style]
    ) -> [InlinePlaces.Place] {
        let everything = frame.inset(by: -frame.height / 4)
        let painted = Self.paintedAreas(stretches, styles, everything)
        cairo_save(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        if !painted.isEmpty { clip(to: [everything] + painted.flatMap(\.areas)) }
        let places = layout.drawAroundPictures(on: cairo, at: frame.origin, scale: scale)
        cairo_restore(cairo)
        for (paint, areas) in painted {
            cairo_save(cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
            clip(to: areas)
            let shape = group { layout.draw(on: cairo, at: frame.origin, scale: scale) }
            let colors = group {
                trace([everything])
                self.paint(with: paint) { cairo_fill($0) }
            }
            cairo_set_source(cairo, colors)
            cairo_mask(cairo, shape)
            cairo_pattern_destroy(colors)
            cairo_pattern_destroy(shape)
            cairo_restore(cairo)
        }
        return places
    }

    /// Where which paint shines through, as areas of which those inside others are holes.
    private static func paintedAreas(
        _ stretches: [TextLayout.Stretch], _ styles: [TextBlock.Style], _ everything: Rect
    ) -> [(paint: Paint, areas: [Rect])] {
        let letters = stretches.filter { !$0.isColored && $0.frame.width > 0 }
        guard let first = letters.first else { return [] }
        if let paint = styles[first.run].paint, letters.allSatisfy({ styles[$0.run].paint == paint }) {
            // Letters may reach out of their lines.
            return [(paint, [everything] + stretches.filter(\.isColored).map(\.frame))]
        }
        var areas: [(paint: Paint, areas: [Rect])] = []
        for stretch in letters {
            guard let paint = styles[stretch.run].paint else { continue }
            if let known = areas.firstIndex(where: { $0.paint == paint }) {
                areas[known].areas.append(stretch.frame)
            } else {
                areas.append((paint, [stretch.frame]))
            }
        }
        return areas
    }

    private func clip(to areas: [Rect]) {
        trace(areas)
        cairo_clip(cairo)
    }

    private func trace(_ areas: [Rect]) {
        cairo_new_path(cairo)
        for area in areas { cairo_rectangle(cairo, area.x, area.y, area.width, area.height) }
    }
}

extension TextBlock.Style {
    /// Whether its letters or lines are drawn here and not by Pango.
    var isBeyondPango: Bool {
        paint != nil || underline && underlinePattern != .solid || strikethrough && strikethroughPattern != .solid
    }
}
#endif
