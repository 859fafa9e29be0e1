// The feed of now: texts at once, pictures as they arrive.
import SwiftUI
import WidgetKit

/// A moment of the feed.
struct FeedEntry: TimelineEntry {
    let date: Date
    let rows: [FeedRow]
    /// Whether the host has published a list at all.
    var isPublished = true
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
        completion(entry() ?? placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FeedEntry>) -> Void) {
        let cache = PictureCache.shared
        cache.removeExpired()
        guard let entry = entry() else {
            // Without entries the last good picture stays, and the daemon asks again later.
            completion(Timeline(entries: [], policy: .after(Date.now.addingTimeInterval(3600))))
            return
        }
        completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(3600))))
        cache.download(entry.rows.map(\.item.imageURL)) {
            WidgetCenter.shared.reloadTimelines(ofKind: FeedWidget.kind)
        }
    }

    /// Nil when what is published cannot be read.
    private func entry() -> FeedEntry? {
        switch Feed.content() {
        case .nothing: FeedEntry(date: .now, rows: [], isPublished: false)
        case .unreadable: nil
        case .items(let items):
            FeedEntry(
                date: .now, rows: items.map { FeedRow(item: $0, picture: PictureCache.shared.picture($0.imageURL)) }
            )
        }
    }
}
