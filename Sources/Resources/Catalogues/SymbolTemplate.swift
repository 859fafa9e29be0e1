// Symbols of an author's own, as Apple's app for symbols exports them: one SVG file with guides and many weights.
package import FoundationEssentials

/// The drawing of one symbol in a template.
package struct SymbolTemplate {
    /// An SVG file of the regular weight alone, in units of which `unitsPerFontSize` are the size of a font.
    package let drawing: Data

    /// A template shows its symbols beside a text of 100 points.
    package static let unitsPerFontSize = 100.0
    /// The height of the drawing; symbols reach above capitals and below the baseline.
    private static let height = 130.0

    /// Reads a template; nil when the file is none.
    package init?(svg: Data) {
        let text = String(decoding: svg, as: UTF8.self)
        guard let size = ["M", "S", "L"].first(where: { text.contains("id=\"Regular-\($0)\"") }),
            let left = Self.number("x1", of: "left-margin-Regular-\(size)", in: text),
            let right = Self.number("x1", of: "right-margin-Regular-\(size)", in: text), right > left,
            let base = Self.number("y1", of: "Baseline-\(size)", in: text),
            let cap = Self.number("y1", of: "Capline-\(size)", in: text),
            let root = text.firstRange(of: "<svg"), let end = text[root.upperBound...].firstIndex(of: ">")
        else { return nil }
        let top = (base + cap - Self.height) / 2
        let width = right - left
        // Later rules of a sheet go before earlier ones of the same rank, and both before attributes.
        let style = """
            <style>#Notes, #Guides, #Symbols > g { display: none !important }
            #Symbols > #Regular-\(size) { display: inline !important }</style>
            """
        let namespaces = Self.namespaces(of: text[root.upperBound..<end])
        let opening =
            "<svg \(namespaces) width=\"\(width)\" height=\"\(Self.height)\" "
            + "viewBox=\"\(left) \(top) \(width) \(Self.height)\">"
        drawing = Data((text[..<root.lowerBound] + opening + style + text[text.index(after: end)...]).utf8)
    }

    /// An attribute of the element with an id.
    private static func number(_ attribute: String, of id: String, in text: String) -> Double? {
        guard let mark = text.firstRange(of: "id=\"\(id)\""), let start = text[..<mark.lowerBound].lastIndex(of: "<"),
            let end = text[mark.upperBound...].firstIndex(of: ">")
        else { return nil }
        return value(of: attribute, in: text[start..<end]).flatMap(Double.init)
    }

    private static func value(of attribute: String, in element: Substring) -> String? {
        guard let name = element.firstRange(of: " \(attribute)=\"") else { return nil }
        return element[name.upperBound...].firstIndex(of: "\"").map { String(element[name.upperBound..<$0]) }
    }

    private static func namespaces(of root: Substring) -> String {
        root.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("xmlns") }.joined(separator: " ")
    }
}
