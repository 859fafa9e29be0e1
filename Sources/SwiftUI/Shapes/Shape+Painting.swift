// Fills and strokes of shapes.

extension Shape {
    /// Fills the shape with a style.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, layers: [.fill(AnyShapeStyle(content), style)])
    }

    /// Fills the shape with the foreground.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle(), style: style)
    }

    /// Draws a line along the outline.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, layers: [.stroke(AnyShapeStyle(content), style)])
    }

    /// Draws a line along the outline, its width in points.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line along the outline, as a shape that can be filled.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(base: self, style: style) }

    /// The line along the outline, its width in points, as a shape that can be filled.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Draws a line inside the outline.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, layers: [.border(AnyShapeStyle(content), style)])
    }

    /// Draws a line inside the outline, its width in points.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    nonisolated public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: style)
    }

    nonisolated public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

extension _ShapeView {
    /// Fills the shape in front of what is there.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Content, S> {
        _ShapeView<Content, S>(shape: shape, layers: carried() + [.fill(AnyShapeStyle(content), style)])
    }

    /// Draws a line along the outline in front of what is there.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Content, S> {
        _ShapeView<Content, S>(shape: shape, layers: carried() + [.stroke(AnyShapeStyle(content), style)])
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Content, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line inside the outline in front of what is there.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Content, S> {
        _ShapeView<Content, S>(shape: shape, layers: carried() + [.border(AnyShapeStyle(content), style)])
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Content, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func carried<S: ShapeStyle>() -> [_ShapeView<Content, S>.Layer] {
        layers.map { layer in
            switch layer {
            case .fill(let style, let fill): .fill(style, fill)
            case .stroke(let style, let stroke): .stroke(style, stroke)
            case .border(let style, let stroke): .border(style, stroke)
            }
        }
    }
}
