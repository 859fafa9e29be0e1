// In which colours a widget is drawn.
public import SwiftUI

/// The colours that a widget is drawn in.
public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
    /// The mode's name.
    public let description: String

    /// In its own colours.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two groups of one colour each.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// On a Lock Screen, where iOS draws greys over a blurred ground; here the colours stay.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How an image is drawn in an accented widget.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    /// In the accent colour.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// In the accent colour, by its brightness.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// In greys.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Sets how the image is drawn in an accented widget; no widget is accented here.
    nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}
