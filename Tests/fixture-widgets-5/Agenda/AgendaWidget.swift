import SwiftUI
import WidgetKit

struct AgendaEvent: Identifiable {
    let id: Int
    let title: String
    let location: String?
    let interval: DateInterval
    let color: Color
    var isAllDay = false
}

struct AgendaEntry: TimelineEntry {
    let date: Date
    let events: [AgendaEvent]
}

struct AgendaProvider: TimelineProvider {
    private func events(on date: Date) -> [AgendaEvent] {
        if UserDefaults(suiteName: "group.com.example.widgets")?.bool(forKey: "agenda.hidden") == true { return [] }
        let midnight = Calendar.current.startOfDay(for: date)
        func interval(_ hour: Double, _ length: Double) -> DateInterval {
            DateInterval(start: midnight.addingTimeInterval(hour * 3600), duration: length * 3600)
        }
        return [
            AgendaEvent(id: 0, title: "Release week", location: nil, interval: interval(0, 24), color: .purple, isAllDay: true),
            AgendaEvent(id: 1, title: "Stand-up", location: "Room 4", interval: interval(9.5, 0.25), color: .blue),
            AgendaEvent(id: 2, title: "Lunch with Priya", location: "Corner Café", interval: interval(12, 1), color: .orange),
            AgendaEvent(id: 3, title: "Design review of the new onboarding", location: "Online", interval: interval(15, 1.5), color: .green),
        ]
    }

    func placeholder(in context: Context) -> AgendaEntry { AgendaEntry(date: Date(), events: events(on: Date())) }

    func getSnapshot(in context: Context, completion: @escaping (AgendaEntry) -> ()) {
        completion(AgendaEntry(date: Date(), events: events(on: Date())))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<AgendaEntry>) -> ()) {
        let now = Date()
        let all = events(on: now)
        let changes = [now] + all.map { $0.interval.end }.filter { $0 > now }.sorted()
        let entries = changes.map { date in
            AgendaEntry(date: date, events: all.filter { $0.interval.end > date || $0.isAllDay })
        }
        completion(Timeline(entries: entries, policy: .after(Calendar.current.startOfDay(for: now.addingTimeInterval(86_400)))))
    }
}

struct EventRow: View {
    let event: AgendaEvent

    private static let intervalFormatter: DateIntervalFormatter = {
        let formatter = DateIntervalFormatter()
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter
    }()

    var body: some View {
        HStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 2)
                .fill(event.color)
                .frame(width: 4)
            VStack(alignment: .leading, spacing: 1) {
                Text(event.title)
                    .font(.system(size: 13, weight: .semibold))
                    .lineLimit(1)
                if !event.isAllDay {
                    Text(Self.intervalFormatter.string(from: event.interval) ?? "")
                        .font(.system(size: 11))
                        .foregroundColor(.secondary)
                        .lineLimit(1)
                }
                if let location = event.location {
                    Text(location)
                        .font(.system(size: 11))
                        .foregroundColor(Color(UIColor.tertiaryLabel))
                        .lineLimit(1)
                }
            }
            Spacer(minLength: 0)
        }
        .padding(.vertical, 3)
        .padding(.trailing, 6)
        .background(event.color.opacity(0.15))
        .cornerRadius(4)
        .fixedSize(horizontal: false, vertical: true)
    }
}

struct AgendaView: View {
    let entry: AgendaEntry
    @Environment(\.widgetFamily) var family
    @Environment(\.sizeCategory) var sizeCategory

    var maximum: Int {
        switch (family, sizeCategory.isAccessibilityCategory) {
        case (.systemLarge, false): return 6
        case (.systemLarge, true): return 3
        default: return 2
        }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            VStack(alignment: .leading, spacing: 0) {
                Text(weekday)
                    .font(.system(size: 11, weight: .semibold))
                    .foregroundColor(.red)
                Text(day)
                    .font(.system(size: 34))
                Spacer()
            }
            if entry.events.isEmpty {
                Text("No more events")
                    .foregroundColor(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                VStack(alignment: .leading, spacing: 5) {
                    ForEach(Array(entry.events.prefix(maximum))) { event in
                        Link(destination: URL(string: "agenda://event/\(event.id)")!) {
                            EventRow(event: event)
                        }
                    }
                    if entry.events.count > maximum {
                        Text("\(entry.events.count - maximum) more")
                            .font(.caption2)
                            .foregroundColor(.secondary)
                    }
                    Spacer(minLength: 0)
                }
                .foregroundColor(.primary)
            }
        }
        .widgetBackground(Color(UIColor.systemBackground))
    }

    private var weekday: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateFormat = "EEE"
        return formatter.string(from: entry.date).uppercased()
    }

    private var day: String { String(Calendar.current.component(.day, from: entry.date)) }
}

struct AgendaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Agenda", provider: AgendaProvider()) { AgendaView(entry: $0) }
            .configurationDisplayName("Up Next")
            .description("What is left of today.")
            .supportedFamilies([.systemMedium, .systemLarge])
    }
}

struct AgendaWidget_Previews: PreviewProvider {
    static var previews: some View {
        AgendaView(entry: AgendaEntry(date: Date(), events: []))
            .previewContext(WidgetPreviewContext(family: .systemMedium))
            .environment(\.sizeCategory, .accessibilityLarge)
    }
}
