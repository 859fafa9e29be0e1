// Symbols that are many of one shape: grids and splits; gauges and their needles.
#if canImport(Glibc)
import Glibc
#endif

extension SymbolTable {
    /// `square.grid.3x2`, `rectangle.split.2x1`, `square.grid.3x3.topleft.filled`.
    static func divided(_ name: Substring, isFilled: Bool) -> Symbol? {
        var words = name.split(separator: ".")
        var filled: [Substring] = []
        if words.last == "filled", words.count > 4 {
            filled = Array(words[3..<(words.count - 1)])
            words = Array(words[..<3])
        }
        let isTall = words.count == 4 && words[1] == "portrait"
        if isTall { words.remove(at: 1) }
        guard words.count >= 3, let form: SymbolForm = shapes[words[0]], words[1] == "grid" || words[1] == "split"
        else { return nil }
        let size = words[2].split(separator: "x").compactMap { Int($0) }
        guard size.count == 2, words.count == 3, size.allSatisfy({ (1...9).contains($0) }), let glyph = glyphs[words[0]]
        else { return nil }
        let (columns, rows) = (Double(size[0]), Double(size[1]))
        let area =
            words[0] == "rectangle"
            ? isTall ? Rect(x: 3.8, y: 0.6, width: 16.4, height: 22.8) : Rect(x: 0.6, y: 3, width: 22.8, height: 18)
            : square(columns, rows, isSplit: words[1] == "split")
        if words[1] == "split" {
            var parts = [SymbolLayer.Part(shape: .form(form), frame: area, isHollow: !isFilled)]
            for column in stride(from: 1.0, to: columns, by: 1) {
                let x = area.x + area.width * column / columns
                parts.append(
                    .init(shape: .form(.bar), frame: Rect(x: x - 0.85, y: area.y, width: 1.7, height: area.height)))
            }
            for row in stride(from: 1.0, to: rows, by: 1) {
                let y = area.y + area.height * row / rows
                parts.append(
                    .init(shape: .form(.bar), frame: Rect(x: area.x, y: y - 0.85, width: area.width, height: 1.7)))
            }
            guard isFilled else { return Symbol(glyph: glyph, layers: [SymbolLayer(parts: parts)]) }
            return Symbol(
                glyph: glyph,
                layers: [
                    SymbolLayer(level: 1, parts: [parts[0]]),
                    SymbolLayer(joint: .hole, parts: Array(parts.dropFirst())),
                ])
        }
        let gap = max(columns, rows) > 3 ? 1.0 : 1.8
        let cell = Size(
            width: (area.width - gap * (columns - 1)) / columns, height: (area.height - gap * (rows - 1)) / rows)
        var parts: [SymbolLayer.Part] = []
        for row in 0..<size[1] {
            for column in 0..<size[0] {
                let frame = Rect(
                    x: area.x + Double(column) * (cell.width + gap), y: area.y + Double(row) * (cell.height + gap),
                    width: cell.width, height: cell.height)
                let isChosen = filled.contains(cellName(column, row, of: size)[...])
                // Small cells have no room within their lines.
                let isHollow = !isFilled && !isChosen && min(cell.width, cell.height) > (filled.isEmpty ? 5.2 : 3)
                parts.append(.init(shape: .form(form), frame: frame, isHollow: isHollow))
            }
        }
        return Symbol(glyph: glyph, layers: [SymbolLayer(parts: parts)])
    }

    private static let shapes: [Substring: SymbolForm] = [
        "square": .box, "rectangle": .box, "circle": .dot, "squareshape": .cell,
    ]
    private static let glyphs: [Substring: Character] = [
        "square": "⊞", "rectangle": "⊞", "circle": "⠿", "squareshape": "⊞",
    ]

    /// The area of square cells.
    private static func square(_ columns: Double, _ rows: Double, isSplit: Bool) -> Rect {
        guard !isSplit else { return Rect(x: 2, y: 2, width: 20, height: 20) }
        let side = 22.0
        let (width, height) = columns >= rows ? (side, side * rows / columns) : (side * columns / rows, side)
        return Rect(x: (24 - width) / 2, y: (24 - height) / 2, width: width, height: height)
    }

    /// How a cell is called that is filled by itself.
    private static func cellName(_ column: Int, _ row: Int, of size: [Int]) -> String {
        guard size != [2, 1] else { return column == 0 ? "left" : "right" }
        let name = ["top", "middle", "bottom"][min(row, 2)] + ["left", "middle", "right"][min(column, 2)]
        return name == "middlemiddle" ? "middle" : name
    }

    /// Gauges with a needle: `gauge.with.dots.needle.67percent`.
    static func counted(_ name: Substring) -> Symbol? {
        guard name.hasPrefix("gauge."), let last = name.split(separator: ".").last(where: { $0.hasSuffix("percent") }),
            let percent = Double(last.dropLast("percent".count)), (0...100).contains(percent)
        else { return nil }
        let isBottom = name.contains("bottom")
        let middle = Point(x: 12, y: isBottom ? 15.5 : 12)
        let sweep = isBottom ? 180.0 : 240.0
        func angle(_ part: Double) -> Double { (part - 0.5) * sweep }
        func place(_ degrees: Double, _ radius: Double) -> Point {
            Point(x: middle.x + sin(degrees * .pi / 180) * radius, y: middle.y - cos(degrees * .pi / 180) * radius)
        }
        let dots = (0...6).map { step -> SymbolLayer.Part in
            let point = place(angle(Double(step) / 6), isBottom ? 8.6 : 7.2)
            return .init(shape: .form(.dot), frame: Rect(x: point.x - 0.9, y: point.y - 0.9, width: 1.8, height: 1.8))
        }
        let needle = angle(percent / 100)
        let tip = place(needle, 2.6)
        var hand = SymbolLayer.Part(
            shape: .form(.bar), frame: Rect(x: tip.x - 0.9, y: tip.y - 3.4, width: 1.8, height: 6.8))
        hand.turn = needle
        let hub = SymbolLayer.Part(
            shape: .form(.dot), frame: Rect(x: middle.x - 1.8, y: middle.y - 1.8, width: 3.6, height: 3.6))
        let ring = SymbolLayer.Part(
            shape: .form(.dot), frame: Rect(x: 0.96, y: 0.96, width: 22.08, height: 22.08), isHollow: true)
        return Symbol(
            glyph: "◔", layers: [SymbolLayer(level: 1, parts: [ring] + dots), SymbolLayer(parts: [hand, hub])])
    }
}
