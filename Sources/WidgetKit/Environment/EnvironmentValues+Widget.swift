// What a widget's views find in their environment.
public import SwiftUI

extension EnvironmentValues {
    /// The widget's family.
    public var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }

    /// In which colours the widget is drawn.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }

    /// Whether the widget's background is drawn.
    public var showsWidgetContainerBackground: Bool {
        get { self[ContainerBackgroundKey.self] }
        set { self[ContainerBackgroundKey.self] = newValue }
    }

    /// The system's margins around the content, in points.
    public var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// Whether a label is drawn beside the widget; never here.
    public var showsWidgetLabel: Bool { false }
}

private struct FamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemMedium }
}

private struct RenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
}

private struct ContainerBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct ContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}
