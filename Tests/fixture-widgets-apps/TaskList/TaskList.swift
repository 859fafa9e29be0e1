import SwiftUI
import WidgetKit
import AppIntents

struct TaskItem: Identifiable, Codable, Equatable {
    let id: UUID
    var title: String
    var isDone: Bool
    var due: Date?
    var priority: Priority
    enum Priority: Int, Codable, CaseIterable, Comparable {
        case low, medium, high
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
        var color: Color { [.gray, .orange, .red][rawValue] }
    }
}

@MainActor
final class TaskStore: ObservableObject {
    static let shared = TaskStore()
    @Published private(set) var items: [TaskItem] = []
    @AppStorage("showsDone", store: UserDefaults(suiteName: "group.com.example.widgets")) var showsDone: Bool = true
    @AppStorage("tasks", store: .init(suiteName: "group.com.example.widgets")) private var stored: Data = .init()

    private init() { load() }
    func load() {
        items = (try? JSONDecoder().decode([TaskItem].self, from: stored)) ?? [
            TaskItem(id: UUID(), title: "Book the train", isDone: false, due: Date().addingTimeInterval(3600 * 5), priority: .high),
            TaskItem(id: UUID(), title: "Water the plants", isDone: true, due: nil, priority: .low),
            TaskItem(id: UUID(), title: "Call Ines", isDone: false, due: Date().addingTimeInterval(-3600), priority: .medium),
        ]
    }
    func toggle(_ id: String) {
        guard let index = items.firstIndex(where: { $0.id.uuidString == id }) else { return }
        items[index].isDone.toggle()
        stored = (try? JSONEncoder().encode(items)) ?? Data()
    }
    var pending: [TaskItem] { items.lazy.filter { !$0.isDone }.sorted(using: [KeyPathComparator(\.priority, order: .reverse), KeyPathComparator(\.title)]) }
}

struct ToggleTaskIntent: AppIntent {
    static let title: LocalizedStringResource = "Toggle task"
    static let description = IntentDescription("Marks a task as done.")
    @Parameter(title: "Task") var id: String
    init() { }
    init(_ item: TaskItem) { id = item.id.uuidString }

    @MainActor
    func perform() async throws -> some IntentResult {
        TaskStore.shared.toggle(id)
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

struct TasksEntry: TimelineEntry { let date: Date; let items: [TaskItem]; var remaining: Int { items.count { !$0.isDone } } }

struct TasksProvider: TimelineProvider {
    func placeholder(in context: Context) -> TasksEntry { TasksEntry(date: .now, items: []) }
    func getSnapshot(in context: Context, completion: @escaping (TasksEntry) -> Void) {
        Task { @MainActor in completion(TasksEntry(date: .now, items: TaskStore.shared.items)) }
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TasksEntry>) -> Void) {
        Task { @MainActor in
            TaskStore.shared.load()
            completion(Timeline(entries: [TasksEntry(date: .now, items: TaskStore.shared.items)], policy: .after(.now + 3600)))
        }
    }
}

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .symbolRenderingMode(.palette)
                .foregroundStyle(.white, configuration.isOn ? .green : .secondary)
            configuration.label
        }
    }
}

struct TasksView: View {
    @Environment(\.widgetFamily) var family
    @ObservedObject private var store = TaskStore.shared
    let entry: TasksEntry
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Tasks").font(.headline)
                Spacer()
                Text("\(entry.remaining)").font(.headline.monospacedDigit()).foregroundStyle(.tint)
                    .contentTransition(.numericText(countsDown: true))
            }
            if entry.items.isEmpty {
                ContentUnavailableView("All done", systemImage: "checkmark.seal", description: Text("Enjoy the day."))
            }
            ForEach(entry.items.prefix(family == .systemLarge ? 8 : 3)) { item in
                Toggle(isOn: item.isDone, intent: ToggleTaskIntent(item)) {
                    VStack(alignment: .leading) {
                        Text(item.title).strikethrough(item.isDone).foregroundStyle(item.isDone ? .secondary : .primary)
                        if let due = item.due {
                            Text(due, format: .relative(presentation: .named, unitsStyle: .abbreviated))
                                .font(.caption2).foregroundStyle(due < entry.date ? .red : .secondary)
                        }
                    }
                    .lineLimit(1)
                }
                .toggleStyle(CheckToggleStyle())
                .font(.subheadline)
            }
            Spacer(minLength: 0)
        }
        .containerBackground(.background.secondary, for: .widget)
    }
}

struct TasksWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: String(describing: TasksWidget.self), provider: TasksProvider()) { TasksView(entry: $0) }
            .configurationDisplayName("Tasks").description("What there is to do.")
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
