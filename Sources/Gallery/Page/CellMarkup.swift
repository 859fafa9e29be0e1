// Cells with ANSI colours as HTML, for the page of the text renderer.

/// Turns the text renderer's pictures into markup.
enum CellMarkup {
    /// The same characters, each stretch of one style in an element of its own.
    static func html(of cells: String) -> String {
        var html = ""
        var rest = cells[...]
        while let start = rest.firstIndex(of: "\u{1B}") {
            html += IndexPage.escaped(String(rest[..<start]))
            guard let end = rest[start...].firstIndex(of: "m") else { return html }
            let codes = rest[rest.index(start, offsetBy: 2)..<end].split(separator: ";").compactMap { Int($0) }
            rest = rest[rest.index(after: end)...]
            let next = rest.firstIndex(of: "\u{1B}") ?? rest.endIndex
            let style = css(codes[...])
            let text = IndexPage.escaped(String(rest[..<next]))
            html += style.isEmpty ? text : "<span style=\"\(style)\">\(text)</span>"
            rest = rest[next...]
        }
        return html + IndexPage.escaped(String(rest))
    }

    private static func css(_ codes: ArraySlice<Int>) -> String {
        var codes = codes
        var css = ""
        var lines: [String] = []
        while let code = codes.popFirst() {
            switch code {
            case 1: css += "font-weight:bold;"
            case 3: css += "font-style:italic;"
            case 4: lines.append("underline")
            case 9: lines.append("line-through")
            case 38, 48:
                // A colour: 2, then its components.
                let numbers = codes.prefix(4).dropFirst().map(String.init).joined(separator: ",")
                codes = codes.dropFirst(4)
                css += "\(code == 38 ? "color" : "background"):rgb(\(numbers));"
            default: break
            }
        }
        return lines.isEmpty ? css : css + "text-decoration:\(lines.joined(separator: " "));"
    }
}
