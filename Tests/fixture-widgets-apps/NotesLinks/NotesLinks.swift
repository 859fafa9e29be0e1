import SwiftUI
import WidgetKit

struct Note: Identifiable, Codable, Hashable { var id: UUID; var title: String; var body: String; var modified: Date; var tags: [String] }
protocol NoteSource { associatedtype Notes: Sequence where Notes.Element == Note; func notes() throws -> Notes }
struct GroupNotes: NoteSource {
    func notes() throws -> [Note] {
        guard let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.widgets")?.appending(path: "notes.plist") else { return [] }
        return try PropertyListDecoder().decode([Note].self, from: Data(contentsOf: url))
    }
}
struct SampleNotes: NoteSource {
    func notes() -> some Sequence<Note> { [
        Note(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, title: "Packing", body: "**Tent**, _stove_, map", modified: .now.addingTimeInterval(-7200), tags: ["trip", "todo"]),
        Note(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, title: "Ideas", body: "A widget for everything", modified: .now.addingTimeInterval(-86_400 * 3), tags: []),
    ] }
}
@resultBuilder enum TagBuilder { static func buildBlock(_ c: String...) -> [String] { c }; static func buildOptional(_ c: [String]?) -> [String] { c ?? [] }; static func buildExpression(_ s: String) -> String { s } }
func tags(@TagBuilder _ b: () -> [String]) -> [String] { b() }

struct NotesEntry: TimelineEntry { let date: Date; let notes: [Note] }
struct NotesProvider<Source: NoteSource>: TimelineProvider {
    let source: Source
    func placeholder(in context: Context) -> NotesEntry { NotesEntry(date: Date(), notes: Array(SampleNotes().notes())) }
    func getSnapshot(in context: Context, completion: @escaping (NotesEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NotesEntry>) -> Void) {
        let notes: [Note]
        do { notes = try source.notes().sorted { $0.modified > $1.modified } } catch CocoaError.fileReadNoSuchFile { notes = Array(SampleNotes().notes()) } catch { notes = [] }
        completion(Timeline(entries: [NotesEntry(date: Date(), notes: notes.isEmpty ? Array(SampleNotes().notes()) : notes)], policy: .never))
    }
}
extension URL {
    static func note(_ id: UUID) -> URL { var c = URLComponents(); c.scheme = "notes"; c.host = "open"; c.queryItems = [URLQueryItem(name: "id", value: id.uuidString)]; return c.url! }
    static let compose: URL = "notes://compose"
}
extension URL: @retroactive ExpressibleByStringLiteral { public init(stringLiteral value: StaticString) { self = URL(string: "\(value)")! } }
extension View {
    @ViewBuilder func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View { if condition { transform(self) } else { self } }
    func eraseToAnyView() -> AnyView { AnyView(self) }
    func apply<V: View>(@ViewBuilder _ block: (Self) -> V) -> V { block(self) }
}
struct FlowTags: Layout {
    var spacing: CGFloat = 4
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(CGSize.zero) { r, v in let s = v.sizeThatFits(.unspecified); return CGSize(width: r.width + s.width + spacing, height: max(r.height, s.height)) }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for view in subviews { let s = view.sizeThatFits(.unspecified); view.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: .init(s)); x += s.width + spacing }
    }
}
struct NotesView: View {
    var entry: NotesEntry
    @Environment(\.widgetFamily) private var family
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Notes", comment: "title").font(.title3.bold()).foregroundStyle(.yellow)
                Spacer()
                Link(destination: .compose) { Image(systemName: "square.and.pencil") }
            }
            ForEach(entry.notes.prefix(family == .systemLarge ? 5 : 2)) { note in
                Link(destination: .note(note.id)) {
                    VStack(alignment: .leading, spacing: 2) {
                        HStack(alignment: .firstTextBaseline) {
                            Text(note.title).font(.subheadline.weight(.semibold)).lineLimit(1)
                            Spacer()
                            Text(note.modified.formatted(.relative(presentation: .named))).font(.caption2).foregroundStyle(.secondary)
                        }
                        Text(note.body).font(.caption).lineLimit(2)
                        if !note.tags.isEmpty {
                            FlowTags { ForEach(note.tags, id: \.self) { Text("#" + $0).font(.caption2).padding(.horizontal, 4).background(.yellow.opacity(0.2), in: .capsule) } }
                        }
                    }
                    .if(note == entry.notes.first) { $0.padding(6).background(RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .tertiarySystemFill))) }
                }
            }
            Spacer(minLength: 0)
        }
        .apply { if #available(iOS 17, *) { $0.containerBackground(.background, for: .widget) } else { $0.padding() } }
    }
}
struct NotesWidget: Widget {
    private static var kind: String { "\(type(of: self))".replacingOccurrences(of: ".Type", with: "") }
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: NotesProvider(source: GroupNotes())) { NotesView(entry: $0) }
            .configurationDisplayName("Notes").description("Recent notes").supportedFamilies([.systemMedium, .systemLarge])
    }
}
