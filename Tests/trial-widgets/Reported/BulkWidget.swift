// As many entries as the default `entries` says, the default `apart` seconds apart; with `pictures` each one shows its
// own photograph, decoded anew.
import SwiftUI
import WidgetKit

struct BulkEntry: TimelineEntry {
    let date: Date
    let number: Int
    var picture: UIImage?
}

struct BulkProvider: TimelineProvider {
    func placeholder(in context: Context) -> BulkEntry { BulkEntry(date: .now, number: 0) }

    func getSnapshot(in context: Context, completion: @escaping (BulkEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<BulkEntry>) -> Void) {
        let defaults = Trial.defaults
        let apart = defaults.double(forKey: "apart")
        let now = Date.now
        let hasPictures = defaults.bool(forKey: "pictures")
        let entries = (0..<max(1, defaults.integer(forKey: "entries"))).map { number in
            BulkEntry(
                date: now.addingTimeInterval(Double(number) * apart), number: number,
                picture: hasPictures ? picture() : nil
            )
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }

    private func picture() -> UIImage? {
        UIImage(contentsOfFile: Trial.folder.appendingPathComponent("photo.png").path)
    }
}

struct BulkWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bulk", provider: BulkProvider()) { entry in
            VStack {
                if let picture = entry.picture {
                    Image(uiImage: picture).resizable().scaledToFit()
                }
                Text(verbatim: "entry \(entry.number)")
            }
            .containerBackground(.background, for: .widget)
        }
        .description("As many entries as the default entries says.")
        .supportedFamilies([.systemSmall])
    }
}
