// What the host publishes, an entry of the file for each of the timeline; without a file it has no entries, either.
import SwiftUI
import WidgetKit

struct ChatsWidget: Widget {
    private struct File: Decodable {
        struct Entry: Decodable { var items: [String] }
        var entries: [Entry]
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Chats", provider: LinesProvider(entries: ChatsWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("The host's entries, one after another.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        let path = Trial.folder.appendingPathComponent("entries/Chats.json")
        guard let data = try? Data(contentsOf: path),  // nothing is published yet
            let file = try? JSONDecoder().decode(File.self, from: data)  // tests publish nothing else
        else { return [] }
        return file.entries.map { LinesEntry(lines: $0.items.isEmpty ? ["no chats"] : $0.items) }
    }
}
