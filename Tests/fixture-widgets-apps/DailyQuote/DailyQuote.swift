import WidgetKit
import SwiftUI

struct Quotation: Decodable, Hashable {
    let text: String
    let author: String?
}

enum QuoteLibrary {
    static let all: [Quotation] = Bundle.main.decodeJSON("quotes.json") ?? fallback
    private static let fallback = [
        Quotation(text: "Well begun is half done.", author: "Aristotle"),
        Quotation(text: "Simplicity is the keynote of all true elegance.", author: nil),
    ]
    static func quote(for date: Date) -> Quotation {
        var generator = SeededGenerator(seed: UInt64(Calendar.current.ordinality(of: .day, in: .era, for: date) ?? 0))
        return all.randomElement(using: &generator)!
    }
}

struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 6364136223846793005 &+ 1442695040888963407 }
    mutating func next() -> UInt64 {
        state ^= state << 13; state ^= state >> 7; state ^= state << 17
        return state
    }
}

extension Bundle {
    func decodeJSON<T: Decodable>(_ file: String, dateStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate) -> T? {
        guard let url = url(forResource: file, withExtension: nil) else { return nil }
        guard let data = try? Data(contentsOf: url) else { return nil }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = dateStrategy
        return try? decoder.decode(T.self, from: data)
    }
    var releaseVersionNumber: String? { infoDictionary?["CFBundleShortVersionString"] as? String }
    var appName: String { object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "Quotes" }
}

struct QuoteEntry: TimelineEntry {
    let date: Date
    let quote: Quotation
    let image: UIImage?
}

struct QuoteProvider: TimelineProvider {
    func placeholder(in context: Context) -> QuoteEntry { .init(date: .distantPast, quote: QuoteLibrary.quote(for: .init()), image: nil) }
    func getSnapshot(in context: Context, completion: @escaping (QuoteEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<QuoteEntry>) -> Void) {
        let group = DispatchGroup()
        let queue = DispatchQueue(label: "images", qos: .userInitiated, attributes: .concurrent)
        let lock = NSLock()
        var images: [Int: UIImage] = [:]
        for index in 0..<3 {
            group.enter()
            queue.async {
                defer { group.leave() }
                guard let image = UIImage(named: "background\(index)") else { return }
                lock.lock(); images[index] = image; lock.unlock()
            }
        }
        group.notify(queue: .main) {
            let start = Calendar.current.startOfDay(for: Date())
            let entries = (0..<3).map { day -> QuoteEntry in
                let date = Calendar.current.date(byAdding: DateComponents(day: day), to: start)!
                return QuoteEntry(date: date, quote: QuoteLibrary.quote(for: date), image: images[day])
            }
            completion(Timeline(entries: entries, policy: .atEnd))
        }
    }
}

struct QuoteView: View {
    @Environment(\.widgetFamily) private var family
    let entry: QuoteEntry

    private var fontSize: CGFloat {
        switch (family, entry.quote.text.count) {
        case (.systemSmall, 60...): return 12
        case (.systemSmall, _): return 15
        case (.systemMedium, let n) where n > 120: return 14
        case (.systemMedium, _), (.systemLarge, 200...): return 18
        default: return 24
        }
    }

    var body: some View {
        ZStack {
            if let image = entry.image {
                Image(uiImage: image).resizable().scaledToFill().overlay(Color.black.opacity(0.35)).clipped()
            }
            VStack(alignment: .leading, spacing: 6) {
                Image(systemName: "quote.opening").font(.title3).foregroundColor(.accentColor)
                Text(entry.quote.text)
                    .font(.custom("Georgia", fixedSize: fontSize)).italic()
                    .lineSpacing(3)
                    .minimumScaleFactor(0.6)
                    .allowsTightening(true)
                if let author = entry.quote.author, !author.isEmpty {
                    (Text("— ") + Text(author).bold())
                        .font(.caption)
                        .frame(maxWidth: .infinity, alignment: .trailing)
                }
            }
            .padding()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.thinMaterial)
        .widgetURL(URL(string: "quotes://today/\(Int(entry.date.timeIntervalSince1970))")!)
        .containerBackground(for: .widget, content: { Color.orange.opacity(0.2) })
    }
}

struct QuoteWidget: Widget {
    let kind = "QuoteWidget"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: QuoteProvider()) { QuoteView(entry: $0) }
            .configurationDisplayName("Quote of the day")
            .description(LocalizedStringKey("A quote each day."))
            .supportedFamilies(WidgetFamily.allCases.filter { $0 != .accessoryInline && ![.systemExtraLarge, .accessoryCircular, .accessoryRectangular].contains($0) })
    }
}
