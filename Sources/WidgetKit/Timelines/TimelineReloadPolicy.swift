// When WidgetKit asks for the next timeline.
public import SwiftUI
import ViewArchive

/// When a widget's next timeline is asked for.
public struct TimelineReloadPolicy: Equatable, Sendable {
    let archived: ReloadPolicy

    /// When the last entry's date has come.
    public static let atEnd = TimelineReloadPolicy(archived: .atEnd)
    /// Only on demand.
    public static let never = TimelineReloadPolicy(archived: .never)
    /// At a date, before or after the last entry's.
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(archived: .after(date.timeIntervalSince1970))
    }
}
