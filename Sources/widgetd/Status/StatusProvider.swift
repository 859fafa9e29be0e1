// Entries for each phase of a countdown, computed in advance up to the deadline.
import SwiftUI
import WidgetKit

/// A moment of the status.
struct StatusEntry: TimelineEntry {
    let date: Date
    let status: Status
    let phase: Phase
}

/// How far a countdown is; `hidden` where the configuration wants none.
enum Phase: Sendable {
    case open, running, soon, over, hidden

    /// The phase of a deadline at a date: `soon` in its last ten minutes.
    init(of deadline: Date?, at date: Date) {
        guard let deadline else {
            self = .open
            return
        }
        let left = deadline.timeIntervalSince(date)
        self = left <= 0 ? .over : left <= 600 ? .soon : .running
    }
}

/// Provides the status of the shared defaults.
struct StatusProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> StatusEntry {
        StatusEntry(date: .now, status: .sample, phase: .open)
    }

    func snapshot(for configuration: StatusIntent, in context: Context) async -> StatusEntry {
        entry(at: .now, context.isPreview ? .sample : Status(AppGroup.defaults), configuration)
    }

    func timeline(for configuration: StatusIntent, in context: Context) async -> Timeline<StatusEntry> {
        let status = Status(AppGroup.defaults)
        let now = Date.now
        var dates = [now]
        if configuration.showsCountdown, let deadline = status.deadline {
            dates += [deadline.addingTimeInterval(-600), deadline].filter { $0 > now }
        }
        return Timeline(entries: dates.map { entry(at: $0, status, configuration) }, policy: .atEnd)
    }

    private func entry(at date: Date, _ status: Status, _ configuration: StatusIntent) -> StatusEntry {
        let phase = configuration.showsCountdown ? Phase(of: status.deadline, at: date) : .hidden
        return StatusEntry(date: date, status: status, phase: phase)
    }
}
