// The ground of accessory widgets.
public import SwiftUI

/// The standard ground of circular and rectangular accessory widgets; nothing in other families.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    /// Makes the ground.
    nonisolated public init() {}

    /// A thin fill in the family's shape.
    public var body: some View {
        switch family {
        case .accessoryCircular: Circle().fill(Color.primary.opacity(0.12))
        case .accessoryRectangular: RoundedRectangle(cornerRadius: 8).fill(Color.primary.opacity(0.12))
        default: EmptyView()
        }
    }
}
