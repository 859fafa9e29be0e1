// What a text's own modifiers set; nil leaves what stands around it.

/// The style of a stretch of text, as far as it is set.
nonisolated struct TextStyleChange: Equatable, Sendable {
    var font: Font?
    var traits = FontTraits()
    var foreground: AnyShapeStyle?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    /// Behind the characters.
    var background: Color?
    /// In points.
    var tracking: Double?
    /// In points.
    var baselineOffset: Double?
    var scale: Text.Scale?

    /// This style, and another's where this says nothing.
    func filled(by other: TextStyleChange) -> TextStyleChange {
        var copy = self
        copy.font = font ?? other.font
        copy.traits = traits.filled(by: other.traits)
        copy.foreground = foreground ?? other.foreground
        copy.underline = underline ?? other.underline
        copy.strikethrough = strikethrough ?? other.strikethrough
        copy.background = background ?? other.background
        copy.tracking = tracking ?? other.tracking
        copy.baselineOffset = baselineOffset ?? other.baselineOffset
        copy.scale = scale ?? other.scale
        return copy
    }

    /// Foregrounds are compared by what they say of themselves.
    static func == (left: TextStyleChange, right: TextStyleChange) -> Bool {
        left.font == right.font && left.traits == right.traits && left.underline == right.underline
            && left.strikethrough == right.strikethrough && left.background == right.background
            && left.tracking == right.tracking
            && left.baselineOffset == right.baselineOffset && left.scale == right.scale
            && left.foreground.map { String(describing: $0) } == right.foreground.map { String(describing: $0) }
    }
}

extension EnvironmentValues {
    /// What modifiers of views say about the texts in them.
    var textStyle: TextStyleChange {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }

    /// The font of texts and symbols; nil for the body style.
    public var font: Font? {
        get { textStyle.font }
        set { textStyle.font = newValue }
    }

    private struct TextStyleKey: EnvironmentKey {
        static var defaultValue: TextStyleChange { TextStyleChange() }
    }
}
