// A widget that shows what comes with it.
import SwiftUI
import WidgetKit

struct TilesEntry: TimelineEntry {
    let date: Date
    let tiles: [Tile]
}

struct TilesProvider: TimelineProvider {
    func placeholder(in context: Context) -> TilesEntry { TilesEntry(date: .now, tiles: []) }

    func getSnapshot(in context: Context, completion: @escaping (TilesEntry) -> Void) {
        completion(TilesEntry(date: .now, tiles: TileStore.bundled()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TilesEntry>) -> Void) {
        completion(Timeline(entries: [TilesEntry(date: .now, tiles: TileStore.bundled())], policy: .never))
    }
}

struct TilesView: View {
    let entry: TilesEntry

    var body: some View {
        HStack(spacing: 0) {
            VStack(spacing: 0) {
                Text(TileStore.title)
                Text("\(entry.tiles.count) tiles")
                Text("First: \(entry.tiles.first?.name ?? "-")")
                Text(String(localized: "\(entry.tiles.first?.count ?? 0) stones"))
                Text(TileStore.version)
                Text(TileStore.heading)
            }
            .foregroundStyle(.ink)
            VStack(spacing: 0) {
                Image(.logo)
                Image("Icons/mark").foregroundStyle(Color("Ink"))
                Image(uiImage: .logo)
            }
        }
        .font(.system(size: 12))
        .containerBackground(Color(.tileBackground), for: .widget)
    }
}

struct TilesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tiles", provider: TilesProvider()) { TilesView(entry: $0) }
            .configurationDisplayName("tiles.title")
            .supportedFamilies([.systemSmall])
            .contentMarginsDisabled()
    }
}

#if os(macOS)
#error("no Mac here")
#endif
