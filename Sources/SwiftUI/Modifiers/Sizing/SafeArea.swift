// Room at the edges: widgets have no safe area but their margins.

extension View {
    /// Adds room at edges, in points; nil for 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Puts views at the top or the bottom, outside this one.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
        }
    }
}

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable { case top, bottom }

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }
