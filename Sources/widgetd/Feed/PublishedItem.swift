// An item as a host wrote it, which may lack anything: what it has is shown, and the rest has stand-ins.
import Foundation

/// An entry of the feed, read with patience.
struct PublishedItem {
    private var texts: [String: String] = [:]
    /// What is missing or of the wrong kind, in words for the log.
    var oddities: [String] = []

    init(_ members: [String: Any]) {
        for key in ["id", "title", "subtitle", "imageURL"] {
            switch members[key] {
            case let text as String: texts[key] = text
            case nil, is NSNull: if key == "id" || key == "title" { oddities.append("\(key) is missing") }
            case let other?:
                oddities.append("\(key) is no text")
                texts[key] = (other as? NSNumber)?.stringValue
            }
        }
        if let address = texts["imageURL"], Self.leaves(address) {
            oddities.append("imageURL is neither on the network nor in the group: \(address)")
            texts["imageURL"] = nil
        }
    }

    /// Whether a text names a file by a way that leads out of the group: such ways are never followed, since the group
    /// may lie elsewhere tomorrow.
    private static func leaves(_ address: String) -> Bool {
        address.hasPrefix("/") || address.lowercased().hasPrefix("file:")
            || address.split(separator: "/").contains("..")
    }

    /// The item, with stand-ins for what it cannot do without.
    func item(at index: Int) -> FeedItem {
        FeedItem(
            id: texts["id"] ?? "entry \(index)", title: texts["title"] ?? "Untitled", subtitle: texts["subtitle"],
            imageURL: texts["imageURL"]
        )
    }
}
