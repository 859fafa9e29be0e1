// Puts sample display lists together, laid out by whichever renderer will draw them.
import ViewArchive

/// A canvas, and a pen that goes down in one column.
struct Scene {
    let renderer: any Renderer
    var list: DisplayList
    var room: Rect
    var y: Double

    init(_ renderer: any Renderer, _ family: Family = .systemMedium, background: Paint = .color(.white)) {
        self.init(renderer, family.defaultSize, background: background)
    }

    init(_ renderer: any Renderer, _ size: Size, background: Paint = .color(.white)) {
        self.renderer = renderer
        let all = Rect(origin: .zero, size: size)
        list = DisplayList(size: size, items: [.fill(DisplayItem.Fill(.rect(all), background))])
        room = all.inset(by: 16)
        y = room.y
    }

    mutating func add(_ item: DisplayItem) { list.items.append(item) }

    mutating func fill(_ outline: Outline, _ color: RGBA) { add(.fill(DisplayItem.Fill(outline, .color(color)))) }

    /// Adds a text below what is there, as wide as it wants to be, at most as wide as the room.
    @discardableResult
    mutating func text(_ block: TextBlock, in column: Rect? = nil, gap: Double = 0) -> Rect {
        let column = column ?? room
        y += gap
        let size = renderer.measure(block, width: column.width, height: max(0, column.maxY - y)).size
        let x: Double
        switch block.alignment {
        case .leading: x = column.x
        case .center: x = column.midX - size.width / 2
        case .trailing: x = column.maxX - size.width
        }
        let frame = Rect(x: x, y: y, width: size.width, height: size.height)
        add(.text(DisplayItem.TextItem(frame: frame, block: block)))
        y = frame.maxY
        return frame
    }

    mutating func symbol(_ name: String, _ frame: Rect, _ color: RGBA, weight: Int = 400) {
        add(.symbol(DisplayItem.SymbolItem(name: name, frame: frame, color: color, weight: weight, label: name)))
    }
}

extension TextBlock {
    init(
        _ text: String, _ size: Double = 17, _ weight: Int = 400, _ color: RGBA = .black,
        design: FontSpec.Design = .default,
        italic: Bool = false, alignment: Alignment = .leading, limit: Int? = nil, truncation: Truncation = .tail,
        minimumScale: Double = 1, digits: Bool = false
    ) {
        let font = FontSpec(size: size, weight: weight, design: design, italic: italic, monospacedDigit: digits)
        self.init(
            runs: [Run(text: text, style: Style(font: font, color: color))], alignment: alignment, lineLimit: limit,
            truncation: truncation, minimumScale: minimumScale
        )
    }
}

extension RGBA {
    static let secondary = RGBA(red: 60, green: 60, blue: 67, alpha: 153)
    static let separator = RGBA(red: 60, green: 60, blue: 67, alpha: 74)
    static let systemBlue = RGBA(red: 0, green: 122, blue: 255)
    static let systemRed = RGBA(red: 255, green: 59, blue: 48)
    static let systemGreen = RGBA(red: 52, green: 199, blue: 89)
    static let systemOrange = RGBA(red: 255, green: 149, blue: 0)
    static let systemIndigo = RGBA(red: 88, green: 86, blue: 214)
}
