// The modifier of configurations that says in which families a widget comes.
public import SwiftUI

extension WidgetConfiguration {
    /// Sets the families that the widget comes in.
    nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families.map(\.archived) }
    }
}
