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

extension View {
    /// Fills the whole widget with a style where this view says nothing about what stands behind it.
    nonisolated package func containerBackgroundUnlessSet<S: ShapeStyle>(_ style: S) -> some View {
        ContainerBackground(content: self, yields: true) { [styledArea(style, in: $0)] }
    }
}

/// A view that tells the picture what stands behind everything.
nonisolated private struct ContainerBackground<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    /// Whether one within the content counts more.
    var yields = false
    let background: @MainActor (LoweringScope) -> [ViewNode]

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let nodes = yields ? lower(content, in: scope) : nil
        // Else the outermost one counts, and it is the first to be lowered.
        if scope.picture.containerBackground == nil {
            scope.picture.containerBackground = background(scope.inside(nil))
        }
        return nodes ?? lower(content, in: scope)
    }
}
