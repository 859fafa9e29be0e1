import Intents
import SwiftUI
import WidgetKit

class ChooseCitiesIntent: INIntent {
    var cities: [City]?
    var showsSeconds: NSNumber?
}

class City: INObject {}

struct WorldClockEntry: TimelineEntry {
    struct Row: Identifiable {
        let city: String
        let zone: TimeZone
        var id: String { zone.identifier }
    }

    let date: Date
    let rows: [Row]
}

class WorldClockProvider: IntentTimelineProvider {
    private let standard: [(String, String)] = [
        ("Tokyo", "Asia/Tokyo"), ("Nairobi", "Africa/Nairobi"), ("New York", "America/New_York"), ("London", "Europe/London"),
    ]

    private func rows(for intent: ChooseCitiesIntent) -> [WorldClockEntry.Row] {
        let chosen = intent.cities?.compactMap { city -> (String, String)? in
            guard let identifier = city.identifier else { return nil }
            return (city.displayString, identifier)
        }
        return (chosen ?? standard).compactMap { name, identifier in
            TimeZone(identifier: identifier).map { WorldClockEntry.Row(city: name, zone: $0) }
        }
    }

    func placeholder(in context: Context) -> WorldClockEntry {
        WorldClockEntry(date: Date(), rows: rows(for: ChooseCitiesIntent()))
    }

    func getSnapshot(for configuration: ChooseCitiesIntent, in context: Context, completion: @escaping (WorldClockEntry) -> Void) {
        completion(WorldClockEntry(date: Date(), rows: rows(for: configuration)))
    }

    func getTimeline(for configuration: ChooseCitiesIntent, in context: Context, completion: @escaping (Timeline<WorldClockEntry>) -> Void) {
        let start = Calendar.current.dateInterval(of: .minute, for: Date())!.start
        let entries = (0..<30).map { minute in
            WorldClockEntry(date: start.addingTimeInterval(Double(minute) * 60), rows: rows(for: configuration))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }

    func recommendations() -> [IntentRecommendation<ChooseCitiesIntent>] {
        [IntentRecommendation(intent: ChooseCitiesIntent(), description: "Four cities")]
    }
}

struct WorldClockRow: View {
    let row: WorldClockEntry.Row
    let date: Date

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = row.zone
        return calendar
    }

    private var isNight: Bool {
        let hour = calendar.component(.hour, from: date)
        return hour < 6 || hour >= 20
    }

    private var offset: String {
        let hours = Double(row.zone.secondsFromGMT(for: date) - TimeZone.current.secondsFromGMT(for: date)) / 3600
        return String(format: "%+g HRS", hours)
    }

    private var time: String {
        let formatter = DateFormatter()
        formatter.timeZone = row.zone
        formatter.timeStyle = .short
        return formatter.string(from: date)
    }

    var body: some View {
        HStack {
            Image(systemName: isNight ? "moon.stars.fill" : "sun.max.fill")
                .foregroundColor(isNight ? .indigo : .yellow)
                .frame(width: 22)
            VStack(alignment: .leading, spacing: 0) {
                Text(row.city).font(.subheadline)
                Text(offset).font(.system(size: 9)).foregroundColor(.secondary)
            }
            Spacer()
            Text(time).font(.title3.weight(.light).monospacedDigit())
        }
    }
}

struct WorldClockView: View {
    let entry: WorldClockEntry
    @Environment(\.widgetFamily) var family

    var body: some View {
        Group {
            if family == .systemSmall, let row = entry.rows.first {
                VStack(alignment: .leading) {
                    Text(row.city).font(.headline)
                    Spacer()
                    ClockFace(date: entry.date.addingTimeInterval(TimeInterval(row.zone.secondsFromGMT() - TimeZone.current.secondsFromGMT())))
                        .frame(maxWidth: .infinity)
                }
            } else {
                VStack(spacing: 4) {
                    ForEach(entry.rows.prefix(3)) { row in
                        WorldClockRow(row: row, date: entry.date)
                    }
                }
            }
        }
        .widgetBackground(Color(UIColor.systemBackground))
    }
}

struct WorldClockWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "WorldClock", intent: ChooseCitiesIntent.self, provider: WorldClockProvider()) {
            WorldClockView(entry: $0)
        }
        .configurationDisplayName("World Clock")
        .description("The time elsewhere.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
