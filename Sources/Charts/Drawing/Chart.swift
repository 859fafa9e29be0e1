// The view of a chart.
public import SwiftUI

/// Marks on scales, with axes and a legend.
///
/// A chart fills what it is offered. Where a language is written from right to left the y axis stands on the left, but
/// values still run from left to right.
nonisolated public struct Chart<Content: ChartContent>: View {
    private let content: Content

    @Environment(\.self) private var environment

    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Marks for each element of a collection.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(elements: data, content: content)
    }

    /// Marks for each element of a collection.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(elements: data, content: content)
    }

    @MainActor public var body: some View {
        let marks = content.marks
        let environment = environment
        GeometryReader { proxy in
            ChartBody(marks: marks, environment: environment, size: proxy.size)
        }
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.chartSettings, ChartSettings())
    }
}

/// A chart of a size.
struct ChartBody: View {
    let marks: [PlottedMark]
    let environment: EnvironmentValues
    let size: CGSize

    var body: some View {
        let settings = environment.chartSettings
        let wording = AxisWording(environment)
        // Larger texts leave room for fewer of them.
        let (width, height) = (Double(size.width) / wording.textScale, Double(size.height) / wording.textScale)
        let plan = PlotPlan(
            marks, settings,
            counts: (
                AxisPlan.count(.horizontal, settings.xAxis, length: width),
                AxisPlan.count(.vertical, settings.yAxis, length: height)
            )
        )
        let items =
            AxisPlan.items(.horizontal, settings.xAxis, plan, length: width, wording: wording)
            + AxisPlan.items(.vertical, settings.yAxis, plan, length: height, wording: wording)
        let pieces = ChartPieces(
            plan: plan, items: items, wording: wording, size: size,
            isMirrored: environment.layoutDirection == .rightToLeft
        ).all
        ChartFrame(roles: pieces.map(\.role), x: plan.x, y: plan.y) {
            ForEach(pieces.indices, id: \.self) { index in
                ZStack { pieces[index].view }
            }
        }
    }
}

/// A part of a chart with its place in the whole.
struct ChartPiece {
    let role: ChartFrame.Role
    let view: AnyView

    @MainActor
    init(_ role: ChartFrame.Role, _ view: some View) {
        self.role = role
        self.view = AnyView(view)
    }
}
