// Local times and anniversaries, as an author computes them with Foundation's calendar.
import SwiftUI
import WidgetKit

struct CalendarWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Calendar", provider: LinesProvider(entries: CalendarWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("Local times and anniversaries.")
        .supportedFamilies([.systemLarge])
    }

    /// Of people born in the year 2000: month and day.
    private nonisolated static let birthdays = [
        (1, 1), (2, 1), (2, 28), (2, 29), (3, 1), (3, 2), (6, 30), (9, 9), (10, 31), (12, 24), (12, 31),
    ]

    /// An entry every ten minutes for four hours.
    nonisolated static func entries() -> [LinesEntry] {
        let calendar = Calendar(identifier: .gregorian)
        let start = Date.now
        return (0..<24).map { step in
            let date = start.addingTimeInterval(Double(step) * 600)
            let lines = birthdays.compactMap { line(month: $0, day: $1, on: date, calendar) }
            return LinesEntry(date: date, lines: [clock(date, calendar)] + lines)
        }
    }

    private nonisolated static func clock(_ date: Date, _ calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return String(format: "%02d:%02d", parts.hour ?? -1, parts.minute ?? -1)
    }

    /// A day that a year does not have is the day after: the calendar takes 29 February of a common year for 1 March.
    private nonisolated static func line(month: Int, day: Int, on date: Date, _ calendar: Calendar) -> String? {
        let today = calendar.startOfDay(for: date)
        let year = calendar.component(.year, from: date)
        for candidate in [year, year + 1] {
            let parts = DateComponents(year: candidate, month: month, day: day)
            guard let next = calendar.date(from: parts), next >= today else { continue }
            let days = calendar.dateComponents([.day], from: today, to: next).day ?? -1
            return "\(month)-\(day): \(days) days, turns \(candidate - 2000)"
        }
        return nil
    }
}
