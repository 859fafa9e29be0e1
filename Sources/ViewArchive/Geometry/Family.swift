// Widget families and the sizes that a device gives them.

/// A widget's family, spelled as in WidgetKit.
package enum Family: String, Codable, CaseIterable, Sendable {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline

    /// Whether it belongs to the Home Screen's families, which have margins and a background.
    package var isSystem: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: true
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: false
        }
    }

    /// The size in points on an iPhone with a 393 x 852 screen; the extra large one is visionOS's
    /// (Human Interface Guidelines, widgets, specifications).
    package var defaultSize: Size {
        switch self {
        case .systemSmall: Size(width: 158, height: 158)
        case .systemMedium: Size(width: 338, height: 158)
        case .systemLarge: Size(width: 338, height: 354)
        case .systemExtraLarge: Size(width: 450, height: 338)
        case .accessoryCircular: Size(width: 72, height: 72)
        case .accessoryRectangular: Size(width: 160, height: 72)
        case .accessoryInline: Size(width: 234, height: 26)
        }
    }

    /// The system's margin around the content, in points, on every side.
    package var contentMargin: Double { isSystem ? 16 : 0 }
}
