import Combine
import SwiftUI
import WidgetKit

struct Note: Codable, Identifiable {
    var id = UUID()
    var title: String
    var body: String
    var isPinned = false
    var edited: Date
}

final class NotesStore: ObservableObject {
    @Published private(set) var notes: [Note] = []
    private let defaults: UserDefaults?

    init(defaults: UserDefaults? = UserDefaults(suiteName: "group.com.example.widgets")) {
        self.defaults = defaults
        reload()
    }

    func reload() {
        guard let json = defaults?.string(forKey: "notes"), let data = json.data(using: .utf8) else { return }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        notes = (try? decoder.decode([Note].self, from: data)) ?? []
    }

    var pinned: Note? { notes.first(where: \.isPinned) ?? notes.first }
}

struct NoteEntry: TimelineEntry {
    let date: Date
    let note: Note?
}

struct NotesProvider: TimelineProvider {
    func placeholder(in context: Context) -> NoteEntry {
        NoteEntry(date: Date(), note: Note(title: "Groceries", body: "Flour, eggs, butter, lemons", edited: Date()))
    }
    func getSnapshot(in context: Context, completion: @escaping (NoteEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NoteEntry>) -> Void) {
        let store = NotesStore()
        completion(Timeline(entries: [NoteEntry(date: Date(), note: store.pinned)], policy: .never))
    }
}

struct RuledPaper: ViewModifier {
    var spacing: CGFloat = 22

    func body(content: Content) -> some View {
        content.background(
            GeometryReader { proxy in
                Path { path in
                    for y in stride(from: spacing, to: proxy.size.height, by: spacing) {
                        path.move(to: CGPoint(x: 0, y: y))
                        path.addLine(to: CGPoint(x: proxy.size.width, y: y))
                    }
                }
                .stroke(Color.blue.opacity(0.15), lineWidth: 1)
            }
        )
    }
}

extension View {
    func ruledPaper(spacing: CGFloat = 22) -> some View { modifier(RuledPaper(spacing: spacing)) }
}

struct NotesView: View {
    let entry: NoteEntry

    var body: some View {
        if let note = entry.note {
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Text(note.title)
                        .font(.custom("Noteworthy", size: 18, relativeTo: .headline))
                        .bold()
                        .lineLimit(1)
                    if note.isPinned {
                        Spacer()
                        Image(systemName: "pin.fill").foregroundColor(.orange).rotationEffect(.degrees(30))
                    }
                }
                Text(note.body)
                    .font(.custom("Noteworthy", size: 14))
                    .lineSpacing(4)
                Spacer(minLength: 0)
                Text("Edited \(note.edited, style: .date)")
                    .font(.caption2)
                    .foregroundColor(.secondary)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .ruledPaper()
            .widgetBackground(Color(red: 1, green: 0.98, blue: 0.86))
            .environment(\.colorScheme, .light)
            .widgetURL(URL(string: "notes://\(note.id.uuidString)"))
        } else {
            VStack(spacing: 6) {
                Image(systemName: "note.text")
                    .font(.title)
                Text("Pin a note to see it here.")
                    .font(.caption)
                    .multilineTextAlignment(.center)
            }
            .foregroundColor(.secondary)
            .widgetBackground(Color(UIColor.systemBackground))
        }
    }
}

struct NotesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PinnedNote", provider: NotesProvider()) { NotesView(entry: $0) }
            .configurationDisplayName("Pinned Note")
            .description("Keeps one note in sight.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct NotesWidget_Previews: PreviewProvider {
    static var previews: some View {
        NotesView(entry: NoteEntry(date: Date(), note: nil))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
            .previewLayout(.sizeThatFits)
    }
}
