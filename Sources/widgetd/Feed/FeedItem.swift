// What the host publishes in `entries/Feed.json`.
import Foundation

/// One item of the feed.
struct FeedItem: Codable, Hashable, Identifiable, Sendable {
    var id: String
    var title: String
    var subtitle: String?
    /// A URL on the network, or the name of an image that the host published into the group.
    var imageURL: String?
}

/// The feed as the host published it.
enum Feed {
    /// A file of entries; items that cannot be read are left out, so that one harms no other.
    private struct File: Decodable {
        var entries: [Readable]

        struct Readable: Decodable {
            var item: FeedItem?

            init(from decoder: any Decoder) {
                // The host checks what it publishes; what slips through is not shown.
                item = try? FeedItem(from: decoder)
            }
        }
    }

    /// The published items; none when nothing is published.
    static func items() -> [FeedItem] {
        guard let file = AppGroup.folder?.appendingPathComponent("entries/Feed.json"),
            // A missing or unreadable file is an empty feed; the daemon's log says why.
            let data = try? Data(contentsOf: file), let feed = try? JSONDecoder().decode(File.self, from: data)
        else { return [] }
        return feed.entries.compactMap(\.item)
    }
}
