// The page that shows all pictures: one file that needs nothing but its pictures beside it.
import Foundation
import ViewArchive

/// The catalogue as HTML.
struct IndexPage {
    /// Whether pictures are cells, which stand in the page itself.
    let isCells: Bool
    private var body = ""
    private var contents: [String] = []
    private var item = ""

    init(isCells: Bool) {
        self.isCells = isCells
    }

    /// Adds a picture; those of one item must follow one another.
    @MainActor
    mutating func add(_ plate: Gallery.Plate, file: String, bytes: Data, notes: [String]) {
        if contents.last != plate.group {
            closeItem()
            contents.append(plate.group)
            body += "<h2 id=\"\(Self.escaped(plate.group))\">\(Self.escaped(plate.group))</h2>\n"
        }
        let title = "\(plate.group): \(plate.name)"
        if item != title {
            closeItem()
            item = title
            body += "<section><h3>\(Self.escaped(plate.name))</h3>\n"
        }
        body += "<figure>"
        if isCells {
            body += "<pre>\(CellMarkup.html(of: String(decoding: bytes, as: UTF8.self)))</pre>"
        } else {
            let (width, height) = (Int(plate.list.size.width), Int(plate.list.size.height))
            body += "<img src=\"\(file)\" width=\"\(width)\" height=\"\(height)\" alt=\"\(Self.escaped(title))\">"
        }
        body += "<figcaption>\(plate.variant.title)</figcaption></figure>\n"
        for note in notes { body += "<p class=\"note\">\(Self.escaped(note))</p>\n" }
    }

    private mutating func closeItem() {
        if !item.isEmpty { body += "</section>\n" }
        item = ""
    }

    /// The whole page.
    var html: String {
        let links = contents.map { "<a href=\"#\(Self.escaped($0))\">\(Self.escaped($0))</a>" }
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>The view catalogue</title><style>
            body { font: 15px/1.4 Inter, sans-serif; margin: 2em auto; max-width: 1100px; padding: 0 1em;
              background: #f2f2f7; color: #1c1c1e }
            nav a { margin-right: 1em } h2 { margin-top: 2em } h3 { font-size: 1em; margin: 1.2em 0 .4em }
            section { display: flex; flex-wrap: wrap; gap: 12px } section h3 { flex-basis: 100% }
            figure { margin: 0 } img { display: block; border-radius: 12px }
            pre { font: 12px/1.15 "DejaVu Sans Mono", monospace; margin: 0 }
            figcaption { color: #6c6c70; font-size: .8em } .note { color: #c00; flex-basis: 100%; margin: 0 }
            </style></head><body><h1>The view catalogue</h1>
            <nav>\(links.joined(separator: "\n"))</nav>
            \(body)\(item.isEmpty ? "" : "</section>\n")</body></html>

            """
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
