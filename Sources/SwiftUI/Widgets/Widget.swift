// What a widget is to authors; the entry point `main()` is WidgetKit's.

/// A kind of widget.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency init()
    /// The kind, its provider and its views.
    @MainActor @preconcurrency var body: Body { get }
}

/// Several kinds of widgets in one program.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    @MainActor @preconcurrency init()
    /// The kinds, in the order of the gallery.
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
    /// The bundle's widgets, in order.
    package var widgets: [any Widget] { BundledWidgets.flattened(body) }
}
