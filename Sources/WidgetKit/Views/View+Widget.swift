// Modifiers of views for widgets.
public import SwiftUI

extension View {
    /// Sets what a tap on the widget opens.
    nonisolated public func widgetURL(_ url: URL?) -> some View { openedByTap(url) }

    /// Puts the view into the accented group; no widget is accented here.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// Sets a label beside the widget, which only a watch draws.
    nonisolated public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }

    /// Sets a label beside the widget, which only a watch draws.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ title: S) -> some View { self }

    /// Sets a label beside the widget, which only a watch draws.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

    /// Bends the content along a watch face's corner; no other face has one.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
