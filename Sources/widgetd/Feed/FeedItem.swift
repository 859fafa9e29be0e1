// What the host publishes in `entries/Feed.json`.
import Foundation
import os

/// One item of the feed.
struct FeedItem: Hashable, Identifiable, Sendable {
    var id: String
    var title: String
    var subtitle: String?
    /// A URL on the network, or the name of an image that the host published into the group.
    var imageURL: String?
}

/// The feed as the host published it.
enum Feed {
    private static let log = Logger(subsystem: "widgetd", category: "Feed")

    /// The published items; none when nothing is published. To be read once a run, as it logs what is odd.
    static func items() -> [FeedItem] {
        guard let file = AppGroup.folder?.appendingPathComponent("entries/Feed.json"),
            // A missing or unreadable file is an empty feed; the daemon's log says why.
            let data = try? Data(contentsOf: file),
            // As above.
            let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [] }
        var items: [FeedItem] = []
        var ids: Set<String> = []
        for (index, entry) in (document["entries"] as? [Any] ?? []).enumerated() {
            // The daemon says which entries are no objects.
            guard let members = entry as? [String: Any] else { continue }
            var published = PublishedItem(members)
            var item = published.item(at: index)
            if !ids.insert(item.id).inserted {
                item.id += " of entry \(index)"
                published.oddities.append("id is there twice")
            }
            if !published.oddities.isEmpty {
                log.warning("entry \(index): \(published.oddities.joined(separator: ", "))")
            }
            items.append(item)
        }
        return items
    }
}
