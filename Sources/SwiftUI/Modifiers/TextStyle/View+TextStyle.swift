// The modifiers that style all texts in a view; a text's own style goes before them.

extension View {
    nonisolated public func font(_ font: Font?) -> some View { textStyle { $0.font = font } }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        textStyle { $0.traits.weight = weight }
    }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        textStyle { $0.traits.design = design }
    }

    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        textStyle { $0.traits.width = width }
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View { textStyle { $0.traits.isBold = isActive } }

    nonisolated public func italic(_ isActive: Bool = true) -> some View { textStyle { $0.traits.italic = isActive } }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        textStyle { $0.traits.design = isActive ? .monospaced : nil }
    }

    nonisolated public func monospacedDigit() -> some View { textStyle { $0.traits.monospacedDigit = true } }

    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line under texts.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        textStyle { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : Text.LineStyle.none }
    }

    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line through texts.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        textStyle { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : Text.LineStyle.none }
    }

    /// Adds a distance between characters, in points.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        textStyle { $0.tracking = Double(kerning).finite }
    }

    /// Adds a distance between characters, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        textStyle { $0.tracking = Double(tracking).finite }
    }

    /// Raises texts above their baseline, in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textStyle { $0.baselineOffset = Double(baselineOffset).finite }
    }

    nonisolated private func textStyle(_ change: @escaping (inout TextStyleChange) -> Void) -> some View {
        changingEnvironment { change(&$0.textStyle) }
    }
}
