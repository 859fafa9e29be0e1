import SwiftUI
import WidgetKit

struct Article: Decodable, Identifiable {
    let id: Int
    let headline: String
    let section: String
    let published: Date
    let url: URL
}

class NewsLoader {
    static func load() -> [Article] {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.widgets") else {
            return []
        }
        do {
            let data = try Data(contentsOf: folder.appendingPathComponent("news.json"))
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .secondsSince1970
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try decoder.decode([Article].self, from: data)
        } catch {
            print("news: \(error.localizedDescription)")
            return []
        }
    }

    static let placeholder: [Article] = (1...4).map {
        Article(
            id: $0, headline: "A headline that is long enough for two lines of text", section: "World",
            published: Date(timeIntervalSinceNow: -Double($0) * 1800), url: URL(string: "https://example.com/\($0)")!)
    }
}

struct NewsEntry: TimelineEntry {
    let date: Date
    let articles: [Article]
}

struct NewsProvider: TimelineProvider {
    func placeholder(in context: Context) -> NewsEntry { NewsEntry(date: Date(), articles: NewsLoader.placeholder) }
    func getSnapshot(in context: Context, completion: @escaping (NewsEntry) -> Void) {
        completion(NewsEntry(date: Date(), articles: context.isPreview ? NewsLoader.placeholder : NewsLoader.load()))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NewsEntry>) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async {
            let entry = NewsEntry(date: Date(), articles: NewsLoader.load())
            completion(Timeline(entries: [entry], policy: .after(Date().addingTimeInterval(1200))))
        }
    }
}

struct ArticleRow: View {
    let article: Article
    let now: Date

    private var age: String {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .abbreviated
        return formatter.localizedString(for: article.published, relativeTo: now)
    }

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            VStack(alignment: .leading, spacing: 2) {
                Text(article.section.uppercased())
                    .font(.system(size: 9, weight: .heavy))
                    .foregroundColor(.red)
                Text(article.headline)
                    .font(.system(.footnote, design: .serif))
                    .fontWeight(.semibold)
                    .lineLimit(2)
                    .fixedSize(horizontal: false, vertical: true)
                Text(age)
                    .font(.system(size: 10))
                    .foregroundColor(.secondary)
            }
            Spacer(minLength: 0)
            RoundedRectangle(cornerRadius: 6)
                .fill(LinearGradient(gradient: Gradient(colors: [.gray.opacity(0.4), .gray.opacity(0.2)]), startPoint: .top, endPoint: .bottom))
                .frame(width: 44, height: 44)
                .overlay(Image(systemName: "newspaper").foregroundColor(.secondary))
        }
    }
}

struct NewsView: View {
    let entry: NewsEntry
    @Environment(\.widgetFamily) var family

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if entry.articles.isEmpty {
                Text("No news is good news.")
                    .font(.system(.body, design: .serif))
                    .italic()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                ForEach(entry.articles.prefix(family == .systemLarge ? 4 : 2)) { article in
                    Link(destination: article.url) {
                        ArticleRow(article: article, now: entry.date)
                    }
                    .foregroundColor(.primary)
                }
                Spacer(minLength: 0)
            }
        }
        .widgetBackground(Color(UIColor.systemBackground))
    }
}

struct NewsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "News", provider: NewsProvider()) { NewsView(entry: $0) }
            .configurationDisplayName("Headlines")
            .description("What happened just now.")
            .supportedFamilies([.systemMedium, .systemLarge])
            .onBackgroundURLSessionEvents { identifier, completion in
                print("events of \(identifier)")
                completion()
            }
    }
}
