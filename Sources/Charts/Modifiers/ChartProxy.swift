// What views over a chart may know of it.
public import SwiftUI

/// From values to places in the plot and back.
///
/// Views over and under a chart are as large as its plot.
public struct ChartProxy {
    let geometry: PlotGeometry
    /// The plot's area.
    public let plotAreaFrame: Anchor<CGRect>

    /// In points.
    public var plotSize: CGSize { geometry.size }
    public var plotAreaSize: CGSize { geometry.size }
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

    /// In points from the plot's left edge.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        Datum(value).flatMap { geometry.plan.x.place($0, Double(plotSize.width)) }.map { CGFloat($0) }
    }

    /// In points from the plot's top.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        let height = Double(plotSize.height)
        return Datum(value).flatMap { geometry.plan.y.place($0, height) }.map { CGFloat(height - $0) }
    }

    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
        guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The value at a place in points from the plot's left edge.
    public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
        geometry.plan.x.datum(at: Double(position).sound, Double(plotSize.width))?.value(as: type)
    }

    /// The value at a place in points from the plot's top.
    public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
        let height = Double(plotSize.height)
        return geometry.plan.y.datum(at: height - Double(position).sound, height)?.value(as: type)
    }

    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The style that marks of a value have.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        Datum(value).map { geometry.plan.styles.style($0) }
    }
}

extension View {
    private func attached<V: View>(
        _ isInFront: Bool, _ alignment: Alignment, _ content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View {
        transformEnvironment(\.chartSettings) {
            let attachment = PlotAttachment(isInFront: isInFront, alignment: alignment) { AnyView(content($0)) }
            $0.attachments.append(attachment)
        }
    }

    /// Puts a view in front of the plots of charts.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { attached(true, alignment) { content($0) } }

    /// Puts a view behind the plots of charts.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { attached(false, alignment) { content($0) } }

    /// Changes the plots of charts.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        transformEnvironment(\.chartSettings) { $0.plotStyle = { AnyView(content($0)) } }
    }
}
