// The title that the shared defaults name, in at most so many lines, beside a picture of the group; with `titles` an
// entry for each of them, a second apart.
import SwiftUI
import WidgetKit

struct TitledEntry: TimelineEntry {
    var date = Date.now
    var title: String
    /// Nil for as many as fit.
    var lines: Int?
    var picture: UIImage?
    var mode = ContentMode.fit
}

struct TitledProvider: TimelineProvider {
    func placeholder(in context: Context) -> TitledEntry { TitledEntry(title: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping (TitledEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TitledEntry>) -> Void) {
        let defaults = Trial.defaults
        let titles = defaults.stringArray(forKey: "titles") ?? [defaults.string(forKey: "title") ?? "no title"]
        let lines = defaults.integer(forKey: "lines")
        let picture = defaults.string(forKey: "art").flatMap {
            UIImage(contentsOfFile: Trial.folder.appendingPathComponent($0).path)
        }
        let now = Date.now
        let entries = titles.enumerated().map { second, title in
            TitledEntry(
                date: now.addingTimeInterval(Double(second)), title: title, lines: lines > 0 ? lines : nil,
                picture: picture, mode: defaults.string(forKey: "mode") == "fill" ? .fill : .fit
            )
        }
        completion(Timeline(entries: entries, policy: .never))
    }
}

struct TitledView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TitledEntry

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            if let picture = entry.picture {
                Image(uiImage: picture)
                    .resizable()
                    .aspectRatio(contentMode: entry.mode)
                    .frame(width: box.width, height: box.height)
                    .background(Color(red: 1, green: 0, blue: 1))
                    .clipped()
                    .accessibilityLabel("Art")
            }
            Text(entry.title)
                .lineLimit(entry.lines)
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerBackground(.background, for: .widget)
    }

    private var box: CGSize {
        switch family {
        case .systemSmall: CGSize(width: 60, height: 60)
        case .systemMedium: CGSize(width: 120, height: 60)
        default: CGSize(width: 120, height: 180)
        }
    }
}

struct TitledWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Titled", provider: TitledProvider()) { entry in
            TitledView(entry: entry)
        }
        .description("The title that the shared defaults name, beside a picture.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
