// What stands in front of a view.

extension View {
    /// Puts a view in front of this one; this one decides the size.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        Attached(content: self, attachment: overlay, alignment: alignment, isInFront: true)
    }

    /// Puts views in front of this one; this one decides the size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        Attached(content: self, attachment: content(), alignment: alignment, isInFront: true)
    }

    /// Fills the area in front of this view.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        wrapped { node, scope in
            ViewNode(
                AttachmentRule(alignment: .center, isInFront: true),
                [node, styledArea(style, ignoring: edges, in: scope)]
            )
        }
    }

    /// Fills a shape in front of this view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Draws a line inside the view's edges, its width in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
