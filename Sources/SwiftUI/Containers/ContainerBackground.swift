// The background of the whole widget, under the margins.
import ViewArchive

/// Where a container's background goes.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    public static let widget = ContainerBackgroundPlacement()
}

extension View {
    /// Fills the whole widget behind this view with a style.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        ContainerBackground(content: self) { [styledArea(style, in: $0)] }
    }

    /// Puts views behind this one that fill the whole widget.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = content()
        return ContainerBackground(content: self) {
            [ViewNode(OverlapRule(alignment: alignment), lower(background, in: $0.inside(nil)))]
        }
    }
}

/// A view that tells the picture what stands behind everything.
nonisolated private struct ContainerBackground<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let background: @MainActor (LoweringScope) -> [ViewNode]

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        // The outermost one counts, and it is the first to be lowered.
        if scope.picture.containerBackground == nil {
            scope.picture.containerBackground = background(scope.inside(nil))
        }
        return lower(content, in: scope)
    }
}
