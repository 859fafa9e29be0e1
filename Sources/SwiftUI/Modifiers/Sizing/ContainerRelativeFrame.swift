// Frames by the size of the widget.
import ViewArchive

extension View {
    /// Gives the view the widget's length in some directions.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a part of the widget's length, as if it were divided into columns or rows.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(1, count)), span = CGFloat(max(1, span))
            return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }

    /// Gives the view lengths that are computed of the widget's.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        ContainerSized(content: self, axes: axes, alignment: alignment, length: length)
    }

    /// Adds the room that a scene keeps at its edges.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Adds the room that a scene keeps at its edges.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }
}

/// Which of a scene's distances is meant.
public struct ScenePadding: Equatable, Sendable {
    private let name: String

    public static let minimum = ScenePadding(name: "minimum")
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// A view in a frame by the widget's size.
nonisolated private struct ContainerSized<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let canvas = scope.picture.canvas
        func own(_ axis: Axis, _ whole: Double, _ isAsked: Bool) -> CGFloat? {
            guard isAsked else { return nil }
            return CGFloat(max(0, Double(length(CGFloat(whole), axis)).finite))
        }
        let width = own(.horizontal, canvas.width, axes.contains(.horizontal))
        let height = own(.vertical, canvas.height, axes.contains(.vertical))
        return lower(content.frame(width: width, height: height, alignment: alignment), in: scope)
    }
}
