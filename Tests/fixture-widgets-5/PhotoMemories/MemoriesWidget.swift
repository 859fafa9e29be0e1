import SwiftUI
import WidgetKit

struct MemoryEntry: TimelineEntry {
    let date: Date
    let image: UIImage?
    let title: String
}

struct MemoryProvider: TimelineProvider {
    func placeholder(in context: Context) -> MemoryEntry { MemoryEntry(date: Date(), image: nil, title: "On This Day") }

    func getSnapshot(in context: Context, completion: @escaping (MemoryEntry) -> Void) {
        completion(entry(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MemoryEntry>) -> Void) {
        completion(Timeline(entries: [entry(in: context)], policy: .after(Date().addingTimeInterval(6 * 3600))))
    }

    private func entry(in context: Context) -> MemoryEntry {
        MemoryEntry(date: Date(), image: PhotoLibrary.shared.latestPhoto(maxSize: context.displaySize), title: "On This Day")
    }
}

struct MemoriesView: View {
    let entry: MemoryEntry

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .bottomLeading) {
                if let image = entry.image {
                    Image(uiImage: image)
                        .resizable()
                        .aspectRatio(contentMode: .fill)
                        .frame(width: geometry.size.width, height: geometry.size.height)
                        .clipped()
                } else {
                    Color(UIColor.systemGray4)
                    Image(systemName: "photo.on.rectangle.angled")
                        .font(.largeTitle)
                        .foregroundColor(.secondary)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                LinearGradient(
                    gradient: Gradient(colors: [.clear, .black.opacity(0.6)]), startPoint: .center, endPoint: .bottom)
                VStack(alignment: .leading) {
                    Text(entry.title)
                        .font(.caption)
                        .fontWeight(.bold)
                        .textCase(.uppercase)
                    Text(entry.date.addingTimeInterval(-3 * 365 * 86_400), style: .date)
                        .font(.caption2)
                }
                .foregroundColor(.white)
                .shadow(radius: 2)
                .padding(12)
            }
        }
        .widgetBackground(Color.black)
        .widgetURL(URL(string: "memories://today"))
    }
}

struct MemoriesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Memories", provider: MemoryProvider()) { entry in
            MemoriesView(entry: entry)
        }
        .configurationDisplayName("Memories")
        .description("A photo from this day, years ago.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .contentMarginsDisabled()
    }
}
