// Texts whose stretches bring their own styles: attributed strings, and Markdown in literals.
import ViewArchive

extension Text {
    /// How a line under or through a text looks.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let line: TextBlock.LinePattern

            public static let solid = Pattern(line: .solid)
            public static let dot = Pattern(line: .dot)
            public static let dash = Pattern(line: .dash)
            public static let dashDot = Pattern(line: .dashDot)
            public static let dashDotDot = Pattern(line: .dashDotDot)
        }

        public static let single = LineStyle()
        /// No line, whatever stands around the text.
        static let none = LineStyle(pattern: nil, color: nil)

        /// Nil where no line is drawn.
        let pattern: Pattern?
        /// Nil for that of the text.
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.init(pattern: .some(pattern), color: color)
        }

        private init(pattern: Pattern?, color: Color?) {
            self.pattern = pattern
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
                if let color = run.backgroundColor { style.background = color }
                if let line = run.underlineStyle { style.underline = line }
                if let line = run.strikethroughStyle { style.strikethrough = line }
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
        if intent.contains(.strikethrough) { strikethrough = .single }
        if isLink { foreground = AnyShapeStyle(TintShapeStyle()) }
    }
}
