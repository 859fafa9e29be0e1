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
    private static let name = "entries/Feed.json"
    /// In bytes. Decoded, a file takes many times its size, and a run has little memory; six items are shown.
    private static let longestFile = 4 << 20

    /// What the host has published.
    enum Content {
        case nothing
        case items([FeedItem])
        /// The log says why.
        case unreadable
    }

    /// To be read once a run, as it logs what is odd.
    static func content() -> Content {
        guard let file = AppGroup.folder?.appendingPathComponent(name) else { return .unreadable }
        do {
            guard FileManager.default.fileExists(atPath: file.path) else { return .nothing }
            let handle = try FileHandle(forReadingFrom: file)
            let size = try handle.seekToEnd()
            if size > longestFile {
                log.error("\(name) has \(size) bytes, and this widget reads \(longestFile) at most")
                return .unreadable
            }
            try handle.seek(toOffset: 0)
            let bytes = try handle.readToEnd() ?? Data()
            let document = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
            return .items(items(document?["entries"] as? [Any] ?? []))
        } catch {
            log.error("\(name): \(error.localizedDescription)")
            return .unreadable
        }
    }

    private static func items(_ entries: [Any]) -> [FeedItem] {
        var items: [FeedItem] = []
        var ids: Set<String> = []
        for (index, entry) in entries.enumerated() {
            // The daemon says which entries are no objects.
            guard let members = entry as? [String: Any] else { continue }
            var published = PublishedItem(members)
            var item = published.item(at: index)
            if !ids.insert(item.id).inserted {
                item.id += " of entry \(index)"
                published.oddities.append("id is there twice")
            }
            if !published.oddities.isEmpty {
                log.warning("\(name) entry \(index): \(published.oddities.joined(separator: ", "))")
            }
            items.append(item)
        }
        return items
    }
}
