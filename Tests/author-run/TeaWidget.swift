// A widget in the manner of any author's, for tests of what authors write tests with.
import SwiftUI
import WidgetKit

/// Shows a title from the shared defaults, and another a minute later.
struct TeaWidget: Widget {
    struct Entry: TimelineEntry {
        let date: Date
        let title: String
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: Date(), title: "") }

        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            completion(Entry(date: Date(), title: "\(context.family) \(Int(context.displaySize.width))"))
        }

        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            let title = UserDefaults(suiteName: "group.sundial.author")?.string(forKey: "title") ?? "None"
            let now = Date()
            completion(
                Timeline(
                    entries: [Entry(date: now.addingTimeInterval(60), title: "Later"), Entry(date: now, title: title)],
                    policy: .after(now.addingTimeInterval(90))
                ))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tea", provider: Provider()) { entry in
            VStack {
                Text(entry.title)
                Text(entry.date.addingTimeInterval(90), style: .relative)
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
