// A number that the host publishes three times: as an entry, as a default and as a picture.
import SwiftUI
import WidgetKit

struct CounterEntry: TimelineEntry {
    let date: Date
    let published: Int
    let shared: Int
    let picture: UIImage?
}

struct CounterProvider: TimelineProvider {
    private struct File: Decodable {
        struct Entry: Decodable { let count: Int }
        let entries: [Entry]
    }

    func placeholder(in context: Context) -> CounterEntry {
        CounterEntry(date: .now, published: 0, shared: 0, picture: nil)
    }

    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        // Before the first entry is published there is no file.
        let data = try? Data(contentsOf: Trial.folder.appendingPathComponent("entries/Counter.json"))
        let file = data.flatMap { data in
            // A file that is no such JSON shows as -1 in the test.
            try? JSONDecoder().decode(File.self, from: data)
        }
        let entry = CounterEntry(
            date: .now, published: file?.entries.first?.count ?? -1, shared: Trial.defaults.integer(forKey: "count"),
            picture: UIImage(contentsOfFile: Trial.folder.appendingPathComponent("counter.png").path)
        )
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Counter", provider: CounterProvider()) { entry in
            ZStack {
                if let picture = entry.picture {
                    Image(uiImage: picture).resizable().scaledToFill()
                }
                VStack {
                    Text("entries \(entry.published)")
                    Text("defaults \(entry.shared)")
                    Text("picture \(Int(entry.picture?.size.width ?? 0))")
                }
            }
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Counter")
        .description("One number, three ways.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .contentMarginsDisabled()
    }
}
