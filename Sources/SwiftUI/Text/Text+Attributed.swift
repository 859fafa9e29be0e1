// Texts whose stretches bring their own styles: attributed strings, and Markdown in literals.

extension Text {
    /// How a line under or through a text looks; all patterns are drawn plain.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            private let name: String

            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        public static let single = LineStyle()

        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.color = color
        }
    }

    /// Takes the characters of an attributed string with the styles of its runs.
    ///
    /// Attributed strings are literals, too: a literal is meant as a key all the same.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            pieces: attributedContent.runs.map { run in
                let text = String(attributedContent[run.range].characters)
                var style = TextStyleChange(intent: run.inlinePresentationIntent ?? [], isLink: run.link != nil)
                if let font = run.font { style.font = font }
                if let color = run.foregroundColor { style.foreground = AnyShapeStyle(color) }
                if let line = run.underlineStyle { (style.underline, style.underlineColor) = (true, line.color) }
                if let line = run.strikethroughStyle {
                    (style.strikethrough, style.strikethroughColor) = (true, line.color)
                }
                if let distance = run.tracking ?? run.kern { style.tracking = Double(distance).finite }
                if let offset = run.baselineOffset { style.baselineOffset = Double(offset).finite }
                return Piece(content: .verbatim(text), style: style)
            }
        )
    }
}

extension TextStyleChange {
    /// The style of what Markdown marks.
    nonisolated init(intent: InlinePresentationIntent, isLink: Bool) {
        self.init()
        if intent.contains(.stronglyEmphasized) { traits.isBold = true }
        if intent.contains(.emphasized) { traits.italic = true }
        if intent.contains(.code) { traits.design = .monospaced }
        if intent.contains(.strikethrough) { strikethrough = true }
        if isLink { foreground = AnyShapeStyle(TintShapeStyle()) }
    }
}
