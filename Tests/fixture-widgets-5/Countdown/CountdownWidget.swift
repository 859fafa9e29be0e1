import SwiftUI
import WidgetKit

struct CountdownEntry: TimelineEntry {
    let date: Date
    let title: String
    let target: Date
}

struct CountdownProvider: TimelineProvider {
    func placeholder(in context: Context) -> CountdownEntry {
        CountdownEntry(date: Date(), title: "Holiday", target: Date().addingTimeInterval(86_400 * 12))
    }

    func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> ()) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> ()) {
        var entries: [CountdownEntry] = []
        let defaults = UserDefaults(suiteName: "group.com.example.widgets")
        let title = defaults?.string(forKey: "countdown.title") ?? "Summer break"
        let now = Date()
        let target = Calendar.current.date(byAdding: .day, value: 23, to: now)!

        // One entry per hour for the next half day.
        for hourOffset in 0 ..< 12 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: now)!
            entries.append(CountdownEntry(date: entryDate, title: title, target: target))
        }
        let timeline = Timeline(entries: entries, policy: .atEnd)
        completion(timeline)
    }
}

struct CountdownEntryView: View {
    var entry: CountdownProvider.Entry
    @Environment(\.widgetFamily) var family
    @Environment(\.colorScheme) var colorScheme

    private var daysLeft: Int {
        Calendar.current.dateComponents([.day], from: entry.date, to: entry.target).day ?? 0
    }

    var body: some View {
        ZStack {
            LinearGradient(
                gradient: Gradient(colors: [Color(red: 0.98, green: 0.45, blue: 0.36), Color(red: 0.88, green: 0.2, blue: 0.48)]),
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            .opacity(colorScheme == .dark ? 0.8 : 1)

            if family == .systemSmall {
                VStack(alignment: .leading, spacing: 4) {
                    Image(systemName: "sun.max.fill")
                        .font(.title2)
                        .foregroundColor(.yellow)
                    Spacer()
                    Text("\(daysLeft)")
                        .font(.system(size: 40, weight: .bold, design: .rounded))
                        .foregroundColor(.white)
                    Text("days until")
                        .font(.caption)
                        .foregroundColor(Color.white.opacity(0.8))
                    Text(entry.title)
                        .font(.headline)
                        .foregroundColor(.white)
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
            } else {
                HStack {
                    VStack(alignment: .leading) {
                        Text(entry.title)
                            .font(.title2)
                            .fontWeight(.semibold)
                        Text(entry.target, style: .date)
                            .font(.subheadline)
                            .opacity(0.8)
                        Spacer()
                        Text(entry.target, style: .relative)
                            .font(.footnote)
                            .multilineTextAlignment(.leading)
                    }
                    Spacer()
                    VStack {
                        Text("\(daysLeft)")
                            .font(.system(size: 60, weight: .heavy, design: .rounded))
                        Text(daysLeft == 1 ? "DAY" : "DAYS")
                            .font(.caption2)
                            .bold()
                            .kerning(2)
                    }
                }
                .foregroundColor(.white)
                .padding()
            }
        }
        .widgetURL(URL(string: "countdown://event/1"))
    }
}

struct CountdownWidget: Widget {
    let kind: String = "Countdown"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: CountdownProvider()) { entry in
            if #available(iOS 17.0, *) {
                CountdownEntryView(entry: entry)
                    .containerBackground(.clear, for: .widget)
            } else {
                CountdownEntryView(entry: entry)
            }
        }
        .configurationDisplayName("Countdown")
        .description("Shows how long it is until your next big day.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .contentMarginsDisabled()
    }
}

struct CountdownWidget_Previews: PreviewProvider {
    static let entry = CountdownEntry(date: Date(), title: "Wedding", target: Date().addingTimeInterval(500_000))

    static var previews: some View {
        Group {
            CountdownEntryView(entry: entry)
                .previewContext(WidgetPreviewContext(family: .systemSmall))
                .previewDisplayName("Small")
            CountdownEntryView(entry: entry)
                .previewContext(WidgetPreviewContext(family: .systemMedium))
                .environment(\.colorScheme, .dark)
                .previewDisplayName("Medium, dark")
        }
    }
}
