// Previews of widgets in Xcode's canvas: declared for sources that have them.
public import SwiftUI

/// A preview in a widget's family.
public struct WidgetPreviewContext: PreviewContext {
    /// Makes a preview of a family.
    public init(family: WidgetFamily) {}
}
