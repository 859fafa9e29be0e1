// What stands behind a view.

extension View {
    /// Puts a view behind this one; this one decides the size.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        Attached(content: self, attachment: background, alignment: alignment, isInFront: false)
    }

    /// Puts views behind this one; this one decides the size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        Attached(content: self, attachment: content(), alignment: alignment, isInFront: false)
    }

    /// Fills the area behind this view.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        wrapped { node, scope in
            ViewNode(
                AttachmentRule(alignment: .center, isInFront: false),
                [node, styledArea(style, ignoring: edges, in: scope)]
            )
        }
    }

    /// Fills the area behind this view with the system's background.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind this view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Fills a shape behind this view with the system's background.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

/// A view with another in front of it or behind it.
nonisolated struct Attached<Content: View, Attachment: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let attachment: Attachment
    let alignment: Alignment
    let isInFront: Bool

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        lower(content, in: scope).map { node in
            let attached = lower(attachment, in: scope.inside(nil))
            guard !attached.isEmpty else { return node }
            return ViewNode(
                AttachmentRule(alignment: alignment, isInFront: isInFront),
                [node, attached.count == 1 ? attached[0] : ViewNode(OverlapRule(alignment: alignment), attached)]
            )
        }
    }
}
