// What the widget shows, from a file of its bundle.
import Foundation

struct Tile: Codable {
    let name: String
    let count: Int
}

enum TileStore {
    #if os(iOS)
    static let session = URLSession.shared
    #endif

    /// The tiles that come with the widget.
    static func bundled() -> [Tile] {
        guard let url = Bundle.main.url(forResource: "tiles", withExtension: "json"),
            let data = try? Data(contentsOf: url)  // without them the widget is empty
        else { return [] }
        return (try? JSONDecoder().decode([Tile].self, from: data)) ?? []  // as above
    }

    static var title: String { NSLocalizedString("tiles.title", comment: "The title") }
    static var heading: String { Bundle.main.localizedString(forKey: "tiles.title", value: nil, table: nil) }
    static var version: String { Bundle.main.object(forInfoDictionaryKey: "TilesVersion") as? String ?? "no version" }
}
