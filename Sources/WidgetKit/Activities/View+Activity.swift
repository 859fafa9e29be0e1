// Modifiers and surroundings of a Live Activity's views.
public import SwiftUI

extension View {
    /// Fills the activity's background on the Lock Screen; nil for the system's.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        containerBackgroundUnlessSet(color ?? Color(uiColor: .systemBackground))
    }

    /// Colours the system's buttons beside the activity; none are drawn here.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

    /// Where a view of the Dynamic Island's centre goes; it is not shown here.
    nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View
    {
        self
    }
}

extension WidgetConfiguration {
    /// Where else an activity is shown; here on the Lock Screen only.
    nonisolated public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        self
    }
}

extension EnvironmentValues {
    /// How large the activity is shown: always as on a Lock Screen.
    public var activityFamily: ActivityFamily { .medium }
    /// Whether the activity fills the screen.
    public var isActivityFullscreen: Bool { false }
}
