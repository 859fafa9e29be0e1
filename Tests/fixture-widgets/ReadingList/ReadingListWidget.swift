import AppIntents
import SwiftUI
import WidgetKit

enum Shelf: String, AppEnum {
    case reading, wishlist, finished

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
    static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
        .reading: DisplayRepresentation(title: "Reading", subtitle: "Books that are open"),
        .wishlist: "Wish List",
        .finished: DisplayRepresentation(title: "Finished", image: .init(systemName: "checkmark")),
    ]

    var title: LocalizedStringResource {
        switch self {
        case .reading: "Currently Reading"
        case .wishlist: "Wish List"
        case .finished: "Finished"
        }
    }
}

struct SelectShelfIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select Shelf"
    static let description: IntentDescription? = IntentDescription("Chooses which books to show.", categoryName: "Books")

    @Parameter(title: "Shelf", default: .reading)
    var shelf: Shelf

    @Parameter(title: "Sort by Author", default: false)
    var sortsByAuthor: Bool

    static var parameterSummary: some ParameterSummary {
        When(\.$shelf, .equalTo, .reading) {
            Summary("Show \(\.$shelf)")
        } otherwise: {
            Summary("Show \(\.$shelf)") {
                \.$sortsByAuthor
            }
        }
    }
}

struct Book: Identifiable, Sendable {
    let id: Int
    let title: String
    let author: String
    let progress: Double
    let hue: Double

    static let samples = [
        Book(id: 1, title: "The Salt Road", author: "Ines Marques", progress: 0.42, hue: 0.58),
        Book(id: 2, title: "Night Trains of the North", author: "P. Halvorsen", progress: 0.81, hue: 0.02),
        Book(id: 3, title: "A Field Guide to Fog", author: "Leah Okafor", progress: 0.13, hue: 0.36),
        Book(id: 4, title: "Glasshouse", author: "T. Winter", progress: 0.05, hue: 0.8),
    ]
}

struct ReadingListEntry: TimelineEntry {
    let date: Date
    let shelf: Shelf
    let books: [Book]
}

struct ReadingListProvider: AppIntentTimelineProvider {
    typealias Entry = ReadingListEntry
    typealias Intent = SelectShelfIntent

    func placeholder(in context: Context) -> Entry {
        Entry(date: .now, shelf: .reading, books: Book.samples)
    }

    func snapshot(for configuration: Intent, in context: Context) async -> Entry {
        Entry(date: .now, shelf: configuration.shelf, books: Book.samples)
    }

    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
        let books = configuration.sortsByAuthor ? Book.samples.sorted { $0.author < $1.author } : Book.samples
        return Timeline(entries: [Entry(date: .now, shelf: configuration.shelf, books: books)], policy: .never)
    }

    func recommendations() -> [AppIntentRecommendation<Intent>] {
        Shelf.allCases.map { shelf in
            let intent = SelectShelfIntent()
            intent.shelf = shelf
            return AppIntentRecommendation(intent: intent, description: shelf.title)
        }
    }
}

struct BookCover: View {
    let book: Book

    var body: some View {
        UnevenRoundedRectangle(topLeadingRadius: 2, bottomLeadingRadius: 2, bottomTrailingRadius: 6, topTrailingRadius: 6)
            .fill(Color(hue: book.hue, saturation: 0.55, brightness: 0.7).gradient)
            .overlay(alignment: .leading) {
                Rectangle().fill(.black.opacity(0.15)).frame(width: 3).padding(.leading, 4)
            }
            .overlay {
                Text(book.title)
                    .font(.system(size: 9, weight: .semibold, design: .serif))
                    .foregroundStyle(.white)
                    .multilineTextAlignment(.center)
                    .padding(.horizontal, 8)
                    .minimumScaleFactor(0.6)
            }
            .aspectRatio(2 / 3, contentMode: .fit)
            .shadow(color: .black.opacity(0.25), radius: 2, x: 1, y: 2)
    }
}

struct ReadingListView: View {
    @Environment(\.widgetFamily) private var family
    var entry: ReadingListEntry

    private var columns: [GridItem] { [GridItem(.adaptive(minimum: 60, maximum: 90), spacing: 12)] }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(entry.shelf.title)
                .font(.caption.weight(.semibold))
                .foregroundStyle(.secondary)
            switch family {
            case .systemSmall:
                if let book = entry.books.first {
                    HStack(alignment: .top, spacing: 8) {
                        BookCover(book: book).frame(width: 56)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(book.author).font(.caption2).foregroundStyle(.secondary)
                            Text(book.progress, format: .percent).font(.title3.bold())
                        }
                    }
                    ProgressView(value: book.progress)
                        .tint(Color(hue: book.hue, saturation: 0.6, brightness: 0.8))
                }
            case .systemMedium:
                HStack(spacing: 12) {
                    ForEach(entry.books) { BookCover(book: $0) }
                }
            default:
                LazyVGrid(columns: columns, spacing: 12) {
                    ForEach(entry.books) { book in
                        VStack(spacing: 6) {
                            BookCover(book: book)
                            ProgressView(value: book.progress)
                        }
                    }
                }
            }
            if family != .systemMedium { Spacer(minLength: 0) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(for: .widget) {
            Color(light: Color(hex: 0xF6F1E7), dark: Color(hex: 0x1F1B16))
        }
    }
}

extension Color {
    init(hex: UInt32) {
        self.init(
            .displayP3, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, opacity: 1)
    }

    init(light: Color, dark: Color) {
        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
    }
}

struct ReadingListWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "ReadingList", provider: ReadingListProvider()) { entry in
            ReadingListView(entry: entry)
        }
        .configurationDisplayName("Reading List")
        .description("The books on one of your shelves.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

#Preview(as: .systemLarge, using: SelectShelfIntent()) {
    ReadingListWidget()
} timelineProvider: {
    ReadingListProvider()
}
