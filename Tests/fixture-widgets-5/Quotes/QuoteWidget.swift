import WidgetKit
import SwiftUI

struct QuoteEntry: TimelineEntry {
    let date: Date
    let quote: Quote
}

struct QuoteProvider: TimelineProvider {
    typealias Entry = QuoteEntry

    func placeholder(in context: TimelineProviderContext) -> QuoteEntry {
        QuoteEntry(date: .now, quote: Quote.all[0])
    }

    func getSnapshot(in context: TimelineProviderContext, completion: @escaping (QuoteEntry) -> Void) {
        completion(QuoteEntry(date: .now, quote: Quote.all[0]))
    }

    func getTimeline(in context: TimelineProviderContext, completion: @escaping (Timeline<QuoteEntry>) -> Void) {
        let startOfDay = Calendar.current.startOfDay(for: Date())
        let entries = (0..<7).map { offset -> QuoteEntry in
            let date = Calendar.current.date(byAdding: .day, value: offset, to: startOfDay)!
            return QuoteEntry(date: date, quote: .ofTheDay(date))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

extension View {
    func widgetBackground(_ backgroundView: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) {
                backgroundView
            }
        } else {
            return background(backgroundView)
        }
    }
}

struct QuoteView: View {
    @Environment(\.widgetFamily) private var family
    let quote: Quote

    var fontSize: CGFloat {
        switch family {
        case .systemSmall: return 15
        case .systemMedium: return 19
        default: return 26
        }
    }

    var body: some View {
        switch family {
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Text(quote.text)
                    .font(.system(.caption, design: .serif))
                    .lineLimit(3)
                Text("— " + quote.author).font(.caption2).foregroundColor(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .widgetBackground(EmptyView())
        default:
            VStack(alignment: .leading, spacing: 8) {
                Text("\u{201C}")
                    .font(.system(size: 54, weight: .black, design: .serif))
                    .foregroundColor(.orange)
                    .frame(height: 26, alignment: .top)
                    .accessibilityHidden(true)
                Text(quote.text)
                    .font(.system(size: fontSize, weight: .medium, design: .serif))
                    .italic()
                    .minimumScaleFactor(0.5)
                    .fixedSize(horizontal: false, vertical: family == .systemLarge)
                Spacer(minLength: 0)
                HStack {
                    Rectangle()
                        .fill(Color.orange)
                        .frame(width: 16, height: 2)
                    Text(quote.author)
                        .font(.caption)
                        .foregroundColor(.secondary)
                        .lineLimit(1)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .widgetBackground(Color(UIColor.secondarySystemBackground))
        }
    }
}

struct QuoteWidget: Widget {
    private let kind = "QuoteOfTheDay"

    private var families: [WidgetFamily] {
        if #available(iOSApplicationExtension 16.0, *) {
            return [.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular]
        } else {
            return [.systemSmall, .systemMedium, .systemLarge]
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: QuoteProvider()) { entry in
            QuoteView(quote: entry.quote)
        }
        .configurationDisplayName("Quote of the Day")
        .description("A new thought every morning.")
        .supportedFamilies(families)
    }
}

struct QuoteWidget_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(Quote.all) { quote in
            QuoteView(quote: quote)
                .previewContext(WidgetPreviewContext(family: .systemMedium))
        }
    }
}
