// The modifiers that keep a text a text.

extension Text {
    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.traits.design = design } }
    public func fontWidth(_ width: Font.Width?) -> Text { with { $0.traits.width = width } }
    public func bold() -> Text { bold(true) }
    public func bold(_ isActive: Bool) -> Text { with { $0.traits.isBold = isActive } }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { with { $0.traits.italic = isActive } }
    public func monospaced(_ isActive: Bool = true) -> Text {
        with { $0.traits.design = isActive ? .monospaced : nil }
    }
    public func monospacedDigit() -> Text { with { $0.traits.monospacedDigit = true } }
    public func foregroundColor(_ color: Color?) -> Text {
        with { $0.foreground = color.map { AnyShapeStyle($0) } }
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// Draws a line under the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : LineStyle.none }
    }
    /// Draws a line through the text.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : LineStyle.none }
    }
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = Double(kerning).finite } }
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = Double(tracking).finite } }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        with { $0.baselineOffset = Double(baselineOffset).finite }
    }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        with { $0.scale = isEnabled ? scale : nil }
    }

    private func with(_ change: (inout TextStyleChange) -> Void) -> Text {
        var style = TextStyleChange()
        change(&style)
        return styled(style)
    }
}
