// The four ways in which each view is drawn.
import SwiftUI
import ViewArchive

/// A way to draw a view.
package enum Variant: String, CaseIterable, Sendable {
    case light, dark
    case largeText = "large-text"
    case rightToLeft = "right-to-left"

    var title: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        case .largeText: "large text"
        case .rightToLeft: "right to left"
        }
    }

    /// The picture's size in points: larger texts need more room.
    func size(ofItem size: Size) -> Size {
        self == .largeText ? Size(width: (size.width * 1.3).rounded(), height: (size.height * 1.6).rounded()) : size
    }

    /// The environment of a view that is drawn so; what is not named is the same on every machine.
    func environment(locale: Locale, scale: Double) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = locale
        values.timeZone = .gmt
        values.displayScale = CGFloat(scale)
        switch self {
        case .light: break
        case .dark: values.colorScheme = .dark
        case .largeText: values.dynamicTypeSize = .accessibility1
        case .rightToLeft: values.layoutDirection = .rightToLeft
        }
        return values
    }
}
