// The feed of now: texts at once, pictures as they arrive.
import SwiftUI
import WidgetKit

/// A moment of the feed.
struct FeedEntry: TimelineEntry {
    let date: Date
    let rows: [FeedRow]
}

/// An item, and its picture if it is here.
struct FeedRow: Identifiable {
    let item: FeedItem
    let picture: UIImage?

    var id: String { item.id }
}

/// Provides the feed.
struct FeedProvider: TimelineProvider {
    func placeholder(in context: Context) -> FeedEntry {
        FeedEntry(
            date: .now,
            rows: (1...7).map { number in
                FeedRow(
                    item: FeedItem(id: "\(number)", title: "The title of an item", subtitle: "What it is about"),
                    picture: nil
                )
            }
        )
    }

    func getSnapshot(in context: Context, completion: @escaping (FeedEntry) -> Void) {
        completion(entry())
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FeedEntry>) -> Void) {
        let cache = PictureCache.shared
        cache.removeExpired()
        let entry = entry()
        completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(3600))))
        cache.download(entry.rows.map(\.item.imageURL)) {
            WidgetCenter.shared.reloadTimelines(ofKind: FeedWidget.kind)
        }
    }

    private func entry() -> FeedEntry {
        let rows = Feed.items().map { item in
            FeedRow(item: item, picture: PictureCache.shared.picture(item.imageURL))
        }
        return FeedEntry(date: .now, rows: rows)
    }
}
