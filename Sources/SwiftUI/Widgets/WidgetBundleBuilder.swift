// The result builder of a bundle's body.

/// Builds the list of a bundle's widgets.
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
    nonisolated public static func buildBlock() -> some Widget { BundledWidgets(widgets: []) }

    nonisolated public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var widgets: [any Widget] = []
        for widget in repeat each content { widgets.append(widget) }
        return BundledWidgets(widgets: widgets)
    }

    nonisolated public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    nonisolated public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
        BundledWidgets(widgets: content.map { [$0] } ?? [])
    }

    nonisolated public static func buildEither<Content: Widget>(first: Content) -> Content { first }

    nonisolated public static func buildEither<Content: Widget>(second: Content) -> Content { second }

    nonisolated public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> some Widget {
        BundledWidgets(widgets: [content])
    }
}

/// Several widgets in the place of one.
nonisolated struct BundledWidgets: Widget {
    let widgets: [any Widget]

    init(widgets: [any Widget]) {
        self.widgets = widgets
    }

    init() {
        self.init(widgets: [])
    }

    @MainActor var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    /// A widget, or the widgets that it stands for.
    @MainActor static func flattened(_ widget: any Widget) -> [any Widget] {
        guard let bundled = widget as? BundledWidgets else { return [widget] }
        return bundled.widgets.flatMap(flattened)
    }
}
