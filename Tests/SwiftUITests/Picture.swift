// How tests look at a view: as a placed tree, as a display list, and as its diagnostics; texts have simple measures.
import Imaging
import SwiftUI
import ViewArchive

/// A view in a canvas without margins or a background of its own.
@MainActor
struct Picture {
    let size: Size
    var margin = 0.0
    var hasBackground = false
    var environment = EnvironmentValues()
    let measurer = EvenMeasurer()
    let pictures = NamedPictures()

    init(width: Double = 100, height: Double = 100) {
        size = Size(width: width, height: height)
    }

    /// The tree below the canvas, without the lines of canvas and root.
    func tree(_ view: some View) -> String {
        wholeTree(view).split(separator: "\n").dropFirst(3).map { $0.dropFirst(6) }.joined(separator: "\n")
    }

    /// The tree with all that stands around the view.
    func wholeTree(_ view: some View) -> String {
        ViewLowering.treeDescription(
            of: view, canvas: canvas, at: Self.date, environment: environment, measurer: measurer, pictures: pictures
        )
    }

    /// The tree of the view alone under any proposal; nil proposes nothing.
    func tree(_ view: some View, width: Double?, height: Double?) -> String {
        ViewLowering.treeDescription(
            of: view, width: width, height: height, environment: environment, measurer: measurer, pictures: pictures,
            at: Self.date
        )
    }

    func lowered(_ view: some View) -> (list: DisplayList, diagnostics: [ArchiveDiagnostic]) {
        ViewLowering.displayList(
            of: view, canvas: canvas, at: Self.date, environment: environment, measurer: measurer, pictures: pictures
        )
    }

    /// The items as text, a line each.
    func items(_ view: some View) -> String {
        Self.describe(lowered(view).list.items, depth: 0).joined(separator: "\n")
    }

    /// How many items stand at the top.
    func count(_ view: some View) -> Int { lowered(view).list.items.count }

    /// The codes of the diagnostics.
    func codes(_ view: some View) -> [String] { lowered(view).diagnostics.map(\.code) }

    private var canvas: WidgetCanvas { WidgetCanvas(size: size, margin: margin, hasBackground: hasBackground) }

    /// 2026-01-01 at noon, UTC.
    static let date = Date(timeIntervalSince1970: 1_767_268_800)

    private static func describe(_ items: [DisplayItem], depth: Int) -> [String] {
        items.flatMap { item -> [String] in
            let indent = String(repeating: "  ", count: depth)
            switch item {
            case .fill(let fill): return ["\(indent)fill \(words(fill.outline)) \(words(fill.paint))"]
            case .stroke(let stroke):
                return ["\(indent)stroke \(words(stroke.outline)) \(words(stroke.paint)) \(stroke.lineWidth)"]
            case .text(let text):
                let runs = text.block.runs.map { run in
                    let style = run.style
                    return
                        "\"\(run.text)\" \(style.font.size)/\(style.font.weight) \(style.color.hex)\(looks(of: run).joined())"
                }
                return ["\(indent)text \(words(text.frame)) \(runs.joined(separator: ", "))"]
            case .image(let image):
                let name = image.pixels ?? image.standIn.map { "stand-in \($0.kind) \($0.name)" } ?? "none"
                return ["\(indent)image \(words(image.frame)) \(name)"]
            case .symbol(let symbol):
                let colors = symbol.colors.isEmpty ? symbol.color.hex : symbol.colors.map(\.hex).joined(separator: " ")
                return ["\(indent)symbol \(words(symbol.frame)) \(symbol.name) \(colors)"]
            case .layer(let layer):
                let facts = [
                    layer.clip.map { "clip \(words($0))" }, layer.opacity == 1 ? nil : "opacity \(layer.opacity)",
                    layer.progress.map { "\($0.form) \($0.start) to \($0.end)" },
                    layer.label.map { "label \"\($0)\"" }, layer.standIn.map { "stand-in \($0.kind) \($0.name)" },
                ]
                return [
                    "\(indent)layer \((facts.compactMap(\.self) + words(layer.effects)).joined(separator: " "))"
                ]
                    + (layer.effects?.mask.map { ["\(indent)  mask"] + describe($0, depth: depth + 2) } ?? [])
                    + describe(layer.items, depth: depth + 1)
            }
        }
    }

    /// What a run has beyond its font's size and weight.
    private static func looks(of run: TextBlock.Run) -> [String] {
        let style = run.style
        var looks: [String] = []
        if style.font.width != 0 { looks.append(" width \(short(style.font.width))") }
        if let color = style.underlineColor { looks.append(" line \(color.hex)") }
        if style.underline, style.underlinePattern != .solid { looks.append(" under \(style.underlinePattern)") }
        if style.strikethrough { looks.append(" through \(style.strikethroughPattern)") }
        if let family = style.font.family { looks.append(" of \(family)") }
        if let paint = style.paint { looks.append(" \(words(paint))") }
        if let picture = run.picture {
            looks.append(" \(picture.pixels) \(short(picture.size.width))x\(short(picture.size.height))")
        }
        return looks
    }

    private static func words(_ outline: Outline) -> String {
        switch outline {
        case .rect(let area): "rect \(words(area))"
        case .roundedRect(let area, let radius, _): "rounded \(words(area)) r\(short(radius.width))"
        case .ellipse(let area): "ellipse \(words(area))"
        case .path(let segments): "path of \(segments.count)"
        }
    }

    private static func words(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): color.hex
        case .linear(let stops, let from, let to):
            "linear \(stops.map(\.color.hex).joined(separator: " ")) \(short(from.x)),\(short(from.y)) to \(short(to.x)),\(short(to.y))"
        case .radial(let stops, let center, let from, let to):
            "radial \(stops.map(\.color.hex).joined(separator: " ")) \(short(center.x)),\(short(center.y)) \(short(from)) to \(short(to))"
        case .angular(let stops, let center, let from, let to):
            "angular \(stops.map(\.color.hex).joined(separator: " ")) \(short(center.x)),\(short(center.y)) \(short(from)) to \(short(to))"
        case .elliptical(let stops, let center, let radii):
            "elliptical \(stops.map(\.color.hex).joined(separator: " ")) \(short(center.x)),\(short(center.y)) \(short(radii.width))x\(short(radii.height))"
        case .mesh(let mesh):
            "mesh \(mesh.columns)x\(mesh.rows) \(mesh.crossings.map { "\(short($0.point.x)),\(short($0.point.y)) \($0.color.hex)" }.joined(separator: " "))"
        }
    }

    private static func words(_ effects: DisplayItem.Effects?) -> [String] {
        let transform = effects?.transform.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty].map(short) }
        return [
            transform.map { "transform \($0.joined(separator: " "))" }, effects?.blend.map { "blend \($0)" },
            effects?.blur.map { "blur \(short($0))" },
            effects?.shadow.map {
                "\($0.isInner ? "inner " : "")shadow \($0.color.hex) \(short($0.radius)) \(short($0.x)),\(short($0.y))"
            },
            effects?.colors.map { "colours \($0.rows.map(short).joined(separator: " "))" },
        ].compactMap(\.self)
    }

    private static func words(_ area: Rect) -> String {
        "\(short(area.x)),\(short(area.y)) \(short(area.width))x\(short(area.height))"
    }

    private static func short(_ number: Double) -> String {
        let tenths = (number * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}

/// Every character is half as wide as its font is high; a line is as high as its font.
final class EvenMeasurer: TextMeasurer {
    private(set) var questions = 0

    func measure(_ block: TextBlock, width: Double?, height: Double?) -> TextMetrics {
        questions += 1
        let side = block.runs.map(\.style.font.size).max() ?? 10
        let words = block.string.split(separator: " ", omittingEmptySubsequences: false).map {
            Double($0.count) * side / 2
        }
        let space = side / 2
        var lines: [Double] = []
        if block.string.contains("\n") {
            lines = block.string.split(separator: "\n").map { Double($0.count) * side / 2 }
        }
        for word in words where !block.string.contains("\n") {
            if let last = lines.last, last + space + word <= width ?? .infinity {
                lines[lines.count - 1] = last + space + word
            } else {
                lines.append(word)
            }
        }
        let fitting = height.map { max(1, Int($0 / side)) } ?? .max
        let count = min(lines.count, block.lineLimit ?? .max, fitting)
        let widest = min(lines.max() ?? 0, width ?? .infinity)
        return TextMetrics(
            size: Size(width: widest, height: Double(count) * side), firstBaseline: side * 0.8,
            lastBaseline: Double(count) * side - side * 0.2, lineCount: count, isTruncated: count < lines.count
        )
    }

    /// Capitals are as high as seven tenths of their font.
    func lineMetrics(of font: FontSpec) -> LineMetrics {
        LineMetrics(ascent: font.size * 0.8, descent: font.size * 0.2, capHeight: font.size * 0.7)
    }

    func hasSymbol(_ name: String) -> Bool { SymbolTable[name] != nil }

    func hasFont(_ name: String) -> Bool { name == "Some Font" }
}

/// Keeps no pixels, but says that it did.
struct NamedPictures: PictureKeeper {
    func keep(_ source: ImageSource, drawnAt size: Size) -> Kept? {
        Kept(name: "kept.argb", width: source.pixelSize.width, height: source.pixelSize.height)
    }
}
