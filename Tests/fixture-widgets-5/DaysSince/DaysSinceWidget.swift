import SwiftUI
import WidgetKit

struct Streak {
    let title: String
    let start: Date
    let symbol: String
}

struct DaysSinceEntry: TimelineEntry {
    let date: Date
    let streak: Streak

    private static let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.month, .day]
        formatter.maximumUnitCount = 2
        return formatter
    }()

    var elapsed: String { Self.formatter.string(from: streak.start, to: date) ?? "" }
    var days: Int { Calendar.current.dateComponents([.day], from: streak.start, to: date).day ?? 0 }
}

struct DaysSinceProvider: TimelineProvider {
    private func entry(_ date: Date) -> DaysSinceEntry {
        let start = Calendar.current.date(byAdding: .day, value: -47, to: Calendar.current.startOfDay(for: date))!
        return DaysSinceEntry(date: date, streak: Streak(title: "Without coffee", start: start, symbol: "cup.and.saucer.fill"))
    }
    func placeholder(in context: Context) -> DaysSinceEntry { entry(Date()) }
    func getSnapshot(in context: Context, completion: @escaping (DaysSinceEntry) -> Void) { completion(entry(Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<DaysSinceEntry>) -> Void) {
        completion(Timeline(entries: [entry(Date())], policy: .after(Calendar.current.startOfDay(for: Date().addingTimeInterval(86400)))))
    }
}

struct Card<Header: View, Content: View>: View {
    let header: Header
    let content: Content

    init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
        self.header = header()
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            header
                .font(.caption.weight(.semibold))
                .foregroundColor(.white.opacity(0.9))
            Spacer(minLength: 0)
            content
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

struct DaysSinceView: View {
    let entry: DaysSinceEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryRectangular {
            Label {
                VStack(alignment: .leading) {
                    Text(entry.streak.title).font(.headline)
                    Text(entry.elapsed)
                }
            } icon: {
                Image(systemName: entry.streak.symbol)
            }
            .widgetBackground(Color.clear)
        } else {
            Card {
                Label(entry.streak.title, systemImage: entry.streak.symbol)
            } content: {
                Text("\(entry.days)")
                    .font(.system(size: 56, weight: .heavy, design: .rounded))
                    .foregroundColor(.white)
                Text(entry.elapsed)
                    .font(.footnote)
                    .foregroundColor(.white.opacity(0.8))
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
            }
            .widgetBackground(
                LinearGradient(gradient: Gradient(colors: [.purple, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing))
        }
    }
}

struct DaysSinceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "DaysSince", provider: DaysSinceProvider()) { DaysSinceView(entry: $0) }
            .configurationDisplayName("Days Since")
            .description("Counts the days of a streak.")
            .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}
