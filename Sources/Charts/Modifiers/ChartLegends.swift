// Modifiers of charts: the legend, and what a picture cannot do.
public import SwiftUI

extension View {
    /// Shows or hides the legend.
    public func chartLegend(_ visibility: Visibility) -> some View {
        transformEnvironment(\.chartSettings) { $0.legend.visibility = visibility }
    }

    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        transformEnvironment(\.chartSettings) {
            $0.legend = LegendSetting(
                position: position, alignment: alignment, spacing: spacing.map { Double($0).sound }
            )
        }
    }

    /// Shows a legend of the author's.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.chartSettings) {
            $0.legend = LegendSetting(
                position: position, alignment: alignment, spacing: spacing.map { Double($0).sound }, content: view
            )
        }
    }

    /// Changes nothing: a picture is not scrolled.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

    /// Changes nothing: a picture is not scrolled, and shows the whole domain.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

    /// Changes nothing: a picture is not scrolled, and shows the whole domain.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

    /// Changes nothing: a picture is not scrolled, and shows the whole domain.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

    /// Changes nothing: a picture is not scrolled, and shows the whole domain.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

    /// Changes nothing: nothing is selected in a picture.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

    /// Changes nothing: nothing is selected in a picture.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }

    /// Changes nothing: nothing is selected in a picture.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

    /// Changes nothing: nothing is selected in a picture.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

    /// Changes nothing: nothing is touched in a picture.
    public func chartGesture<G>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }
}
