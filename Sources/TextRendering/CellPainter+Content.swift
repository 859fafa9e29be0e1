// Texts, pictures and symbols in cells.
import FoundationEssentials
import ViewArchive

extension CellPainter {
    mutating func text(_ item: DisplayItem.TextItem) {
        guard let place = item.frame.checked else { return }
        let step = TextRenderer.rowsPerLine(item.block)
        let columns = max(1, Cell.count(in: place.width, of: Cell.width))
        let rows = (Cell.count(in: place.height, of: Cell.height) + step - 1) / step
        let text = CellText(item.block, columns: columns, rows: rows)
        for (index, line) in text.lines.enumerated() {
            let free = max(0, columns - CellText.width(line))
            var column = Cell.column(at: place.x)
            switch item.block.alignment {
            case .leading: break
            case .center: column += free / 2
            case .trailing: column += free
            }
            let row = Cell.row(at: place.y) + index * step
            for glyph in line {
                let style = item.block.runs[glyph.run].style
                let cell = CellCanvas.Glyph(
                    character: glyph.character, color: style.color, isBold: style.font.weight >= 600,
                    isItalic: style.font.italic, isUnderlined: style.underline, isStruck: style.strikethrough
                )
                put(cell, width: glyph.width, column: column, row: row)
                column += glyph.width
            }
        }
    }

    mutating func symbol(_ item: DisplayItem.SymbolItem) {
        let glyph = item.standIn == nil ? SymbolTable[item.name]?.glyph : nil
        dot(glyph ?? "▢", item.frame, item.color)
    }

    mutating func image(_ item: DisplayItem.ImageItem, pixels: (String) -> Pixels?) {
        guard let frame = item.frame.checked, frame.width > 0, frame.height > 0 else { return }
        guard let name = item.pixels, let picture = pixels(name) else {
            if let name = item.pixels { diagnostics.append("the picture \(name) is missing") }
            return labelledBox(item, frame)
        }
        guard let outline = OutlineSampling(.rect(frame)) else { return }
        var squares: [(Int, Int, Double, RGBA)] = []
        forEachSquare(in: frame) { column, row, x, y in
            let coverage = outline.coverage(ofSquareAt: x, y, side: Self.side) * clipped(x, y) * opacity
            guard coverage > 0 else { return }
            let source = (
                left: (x - frame.x) / frame.width, right: (x + Self.side - frame.x) / frame.width,
                top: (y - frame.y) / frame.height, bottom: (y + Self.side - frame.y) / frame.height
            )
            var color = picture.mean(source.left, source.top, source.right, source.bottom)
            if let tint = item.tint {
                color = RGBA(
                    red: tint.red, green: tint.green, blue: tint.blue,
                    alpha: UInt8(Int(color.alpha) * Int(tint.alpha) / 255)
                )
            }
            squares.append((column, row, coverage, color))
        }
        for (column, row, coverage, color) in squares {
            canvas.blend(color, opacity: coverage, column: column, squareRow: row)
        }
    }

    /// What stands for a picture whose pixels are not there.
    private mutating func labelledBox(_ item: DisplayItem.ImageItem, _ frame: Rect) {
        let gray = RGBA(red: 120, green: 120, blue: 128, alpha: 51)
        fill(DisplayItem.Fill(.rect(frame), .color(gray)))
        let left = max(0, Cell.column(at: frame.x)), right = min(canvas.columns, Cell.column(at: frame.maxX)) - 1
        let top = max(0, Cell.row(at: frame.y)), bottom = min(canvas.rows, Cell.row(at: frame.maxY)) - 1
        let ink = RGBA(red: 120, green: 120, blue: 128)
        guard right - left >= 2, bottom - top >= 2 else { return dot("▣", frame, ink) }
        canvas.box(left, top, right, bottom, corners: "╭╮╰╯", color: ink, opacity: opacity)
        let words = [item.standIn?.name ?? "", item.label].first { !$0.isEmpty } ?? "picture"
        let style = TextBlock.Style(font: FontSpec(size: 12), color: ink)
        let room = Rect(
            x: Double(left + 1) * Cell.width, y: Double((top + bottom) / 2) * Cell.height,
            width: Double(right - left - 1) * Cell.width, height: Cell.height
        )
        text(
            DisplayItem.TextItem(
                frame: room,
                block: TextBlock(runs: [TextBlock.Run(text: words, style: style)], alignment: .center, lineLimit: 1)
            )
        )
    }
}

extension Rect {
    /// The rectangle when its numbers are such that they can be drawn.
    var checked: Rect? {
        [x, y, width, height].allSatisfy { $0.magnitude < 1e6 } && width >= 0 && height >= 0 ? self : nil
    }
}

extension Pixels {
    /// The mean colour of a part of the picture, its corners given from 0 to 1, by at most 64 pixels.
    func mean(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> RGBA {
        func places(_ from: Double, _ to: Double, _ count: Int) -> [Int] {
            let first = max(0, min(count - 1, Int(from * Double(count))))
            let last = max(first, min(count - 1, Int((to * Double(count)).rounded(.up)) - 1))
            return stride(from: first, through: last, by: max(1, (last - first + 8) / 8)).map { $0 }
        }
        let columns = places(left, right, width)
        var sum = (blue: 0, green: 0, red: 0, alpha: 0)
        var count = 0
        for row in places(top, bottom, height) {
            for column in columns {
                let index = bytes.startIndex + (row * width + column) * 4
                sum.blue += Int(bytes[index])
                sum.green += Int(bytes[index + 1])
                sum.red += Int(bytes[index + 2])
                sum.alpha += Int(bytes[index + 3])
                count += 1
            }
        }
        guard sum.alpha > 0 else { return .clear }
        let alpha = Double(sum.alpha)
        return RGBA(
            red: Double(sum.red) / alpha, green: Double(sum.green) / alpha, blue: Double(sum.blue) / alpha,
            opacity: alpha / Double(count * 255)
        )
    }
}
