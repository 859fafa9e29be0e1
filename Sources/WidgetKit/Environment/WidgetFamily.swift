// The sizes and places that a widget may have.
package import ViewArchive

/// A widget's family. The cases of watchOS and of the portrait extra large size are left out, so that an iOS source's
/// exhaustive `switch` compiles.
public enum WidgetFamily: Int, CaseIterable, Codable, Hashable, Sendable {
    /// A square.
    case systemSmall
    /// Two squares wide.
    case systemMedium
    /// Two squares wide and high.
    case systemLarge
    /// Four squares wide and two high.
    case systemExtraLarge
    /// A circle on the Lock Screen.
    case accessoryCircular
    /// A rectangle on the Lock Screen.
    case accessoryRectangular
    /// A line of text above the clock.
    case accessoryInline
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
    /// The case's name.
    public var description: String { archived.rawValue }
    /// The case's name.
    public var debugDescription: String { description }
}

extension WidgetFamily {
    /// The same family in archives.
    package var archived: Family {
        switch self {
        case .systemSmall: .systemSmall
        case .systemMedium: .systemMedium
        case .systemLarge: .systemLarge
        case .systemExtraLarge: .systemExtraLarge
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        }
    }

    package init(_ family: Family) {
        switch family {
        case .systemSmall: self = .systemSmall
        case .systemMedium: self = .systemMedium
        case .systemLarge: self = .systemLarge
        case .systemExtraLarge: self = .systemExtraLarge
        case .accessoryCircular: self = .accessoryCircular
        case .accessoryRectangular: self = .accessoryRectangular
        case .accessoryInline: self = .accessoryInline
        }
    }
}
