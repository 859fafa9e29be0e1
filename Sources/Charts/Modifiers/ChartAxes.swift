// Modifiers of charts: axes and their titles.
public import SwiftUI

extension View {
    /// Shows or hides the x axis.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        transformEnvironment(\.chartSettings) { $0.xAxis.visibility = visibility }
    }

    /// Shows or hides the y axis.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        transformEnvironment(\.chartSettings) { $0.yAxis.visibility = visibility }
    }

    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let sets = content().allSets
        return transformEnvironment(\.chartSettings) { $0.xAxis.sets = sets }
    }

    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let sets = content().allSets
        return transformEnvironment(\.chartSettings) { $0.yAxis.sets = sets }
    }

    /// Changes nothing: axes are styled by their marks.
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { self }

    /// Changes nothing: axes are styled by their marks.
    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { self }

    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }

    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }

    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }

    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = TitleSetting(position, alignment, spacing, content())
        return transformEnvironment(\.chartSettings) { $0.xTitle = title }
    }

    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }

    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }

    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }

    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = TitleSetting(position, alignment, spacing, content())
        return transformEnvironment(\.chartSettings) { $0.yTitle = title }
    }
}

/// An axis as a view, which is not drawn.
nonisolated public struct ChartAxisContent: View {
    @MainActor public var body: some View { EmptyView() }
}

extension TitleSetting {
    init(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ content: some View) {
        self.init(
            position: position, alignment: alignment ?? .center, spacing: spacing.map { Double($0).sound },
            content: AnyView(content)
        )
    }
}
