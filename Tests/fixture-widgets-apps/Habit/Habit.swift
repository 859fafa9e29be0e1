import AppIntents
import SwiftUI
import WidgetKit


struct HabitRecord: Codable, Identifiable, Hashable, Sendable {
    var id = UUID()
    var name: String
    var emoji: String
    var days: Set<String> = []
    var goal: Int = 5
}

@globalActor actor HabitActor { static let shared = HabitActor() }

@HabitActor
final class HabitStore {
    static let shared = HabitStore()
    private(set) var habits: [HabitRecord]
    private let url: URL?

    private init() {
        url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.widgets")?.appendingPathComponent("habits.json")
        if let url, let data = try? Data(contentsOf: url), let stored = try? JSONDecoder().decode([HabitRecord].self, from: data) {
            habits = stored
        } else {
            habits = [HabitRecord(name: "Read", emoji: "📚", days: ["2026-01-01"]), HabitRecord(name: "Run", emoji: "🏃", goal: 3), HabitRecord(name: "Water", emoji: "💧", goal: 7)]
        }
    }

    func toggle(_ id: HabitRecord.ID, on day: String) throws {
        guard let index = habits.firstIndex(where: { $0.id == id }) else { throw CocoaError(.fileNoSuchFile) }
        habits[index].days.formSymmetricDifference([day])
        guard let url else { return }
        try JSONEncoder().encode(habits).write(to: url, options: [.atomic])
    }
}

struct HabitEntity: AppEntity, Identifiable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
    static var defaultQuery = HabitQuery()

    let id: UUID
    @Property(title: "Name") var name: String
    var emoji: String

    init(_ record: HabitRecord) {
        self.id = record.id
        self.emoji = record.emoji
        self.name = record.name
    }
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(emoji) \(name)", subtitle: LocalizedStringResource(stringLiteral: name))
    }
}

struct HabitQuery: EntityStringQuery {
    func entities(for identifiers: [HabitEntity.ID]) async throws -> [HabitEntity] {
        await HabitStore.shared.habits.filter { identifiers.contains($0.id) }.map(HabitEntity.init)
    }
    func entities(matching string: String) async throws -> IntentItemCollection<HabitEntity> {
        let all = await HabitStore.shared.habits.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(HabitEntity.init)
        return ItemCollection { ItemSection("Habits", items: all.map { IntentItem($0, title: "\($0.name)") }) }
    }
    func suggestedEntities() async throws -> [HabitEntity] { await HabitStore.shared.habits.map { HabitEntity($0) } }
    func defaultResult() async -> HabitEntity? { try? await suggestedEntities().first }
}

struct SelectHabitIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Select Habit"
    static var description = IntentDescription("Chooses the habit to show.", categoryName: "Habits", searchKeywords: ["habit", "streak"])

    @Parameter(title: "Habit") var habit: HabitEntity?
    @Parameter(title: "Show streak", default: true) var showsStreak: Bool
    @Parameter(title: "Weeks", default: 4, controlStyle: .stepper, inclusiveRange: (1, 8)) var weeks: Int
    @Parameter(title: "Style", default: .dots) var style: HabitStyle

    static var parameterSummary: some ParameterSummary {
        When(\.$showsStreak, .equalTo, true) {
            Summary("Show \(\.$habit) with its streak") {
                \.$showsStreak
                \.$weeks
                \.$style
            }
        } otherwise: {
            Summary("Show \(\.$habit)") { \.$showsStreak; \.$weeks }
        }
    }
    init() {}
    init(habit: HabitEntity?) { self.habit = habit }
}

enum HabitStyle: String, AppEnum {
    case dots, bars
    static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Style") }
    static var caseDisplayRepresentations: [HabitStyle: DisplayRepresentation] { [.dots: "Dots", .bars: "Bars"] }
}

struct ToggleHabitIntent: AppIntent {
    static var title: LocalizedStringResource = "Toggle Habit"
    static var openAppWhenRun = false
    static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    @Parameter(title: "Habit") var id: String
    @Parameter(title: "Day") var day: String

    init() {}
    init(id: UUID, day: String) { self.id = id.uuidString; self.day = day }

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
        guard let uuid = UUID(uuidString: id) else { return .result(value: false, dialog: "There is no such habit.") }
        try await HabitStore.shared.toggle(uuid, on: day)
        return .result(value: true, dialog: "Done.")
    }
}

struct HabitEntry: TimelineEntry {
    var date: Date
    var habit: HabitRecord
    var configuration: SelectHabitIntent
}

struct HabitProvider: AppIntentTimelineProvider {
    typealias Intent = SelectHabitIntent

    func placeholder(in context: Context) -> HabitEntry {
        HabitEntry(date: .now, habit: .init(name: "Habit", emoji: "✅"), configuration: .init())
    }
    func snapshot(for configuration: Intent, in context: Context) async -> HabitEntry { await entry(configuration) }
    func timeline(for configuration: SelectHabitIntent, in context: Context) async -> Timeline<HabitEntry> {
        let entry = await entry(configuration)
        let tomorrow = Calendar.autoupdatingCurrent.startOfDay(for: .now.addingTimeInterval(86_400))
        return Timeline(entries: [entry], policy: .after(tomorrow))
    }
    func recommendations() -> [AppIntentRecommendation<SelectHabitIntent>] {
        [AppIntentRecommendation(intent: SelectHabitIntent(habit: nil), description: "Any habit")]
    }
    private func entry(_ configuration: Intent) async -> HabitEntry {
        let habits = await HabitStore.shared.habits
        async let first = habits.first
        let chosen = habits.first { $0.id == configuration.habit?.id }
        let fallback = await first
        return HabitEntry(date: .now, habit: chosen ?? fallback ?? .init(name: "None", emoji: "🤷"), configuration: configuration)
    }
}

private extension Date {
    var dayKey: String { formatted(.iso8601.year().month().day().dateSeparator(.dash)) }
    func adding(_ component: Calendar.Component, _ value: Int) -> Date { Calendar.current.date(byAdding: component, value: value, to: self) ?? self }
    static func - (lhs: Date, rhs: Date) -> TimeInterval { lhs.timeIntervalSinceReferenceDate - rhs.timeIntervalSinceReferenceDate }
}

struct HabitWidgetView: View {
    @Environment(\.widgetFamily) var family
    let entry: HabitEntry

    private var week: [Date] { (0..<7).reversed().map { entry.date.adding(.day, -$0) } }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .lastTextBaseline) {
                Text(entry.habit.emoji).font(.title)
                Text(entry.habit.name).font(.headline).strikethrough(isDone, color: .green)
                Spacer()
                if entry.configuration.showsStreak {
                    Text("^[\(entry.habit.days.count) day](inflect: true)")
                        .font(.caption.smallCaps())
                        .foregroundStyle(.secondary)
                }
            }
            HStack(spacing: 4) {
                ForEach(week, id: \.timeIntervalSinceReferenceDate) { day in
                    Button(intent: ToggleHabitIntent(id: entry.habit.id, day: day.dayKey)) {
                        VStack(spacing: 2) {
                            Text(day, format: .dateTime.weekday(.narrow)).font(.caption2)
                            ZStack {
                                Circle().strokeBorder(.quaternary, lineWidth: 1.5)
                                if entry.habit.days.contains(day.dayKey) {
                                    Circle().fill(.tint).overlay { Image(systemName: "checkmark").font(.system(size: 8, weight: .bold)).foregroundStyle(.white) }
                                        .transition(.scale.combined(with: .opacity))
                                }
                            }
                            .aspectRatio(1, contentMode: .fit)
                        }
                    }
                    .buttonStyle(.plain)
                    .invalidatableContent()
                }
            }
            .animation(.snappy, value: entry.habit.days)
            if family != .systemSmall {
                ProgressView(value: Double(min(entry.habit.days.count, entry.habit.goal)), total: Double(entry.habit.goal)) {
                    HStack { Text("Goal"); Spacer(); Text(entry.habit.goal, format: .number) }
                }
                .tint(.mint)
            }
        }
        .tint(.green)
        .containerBackground(for: .widget) { Color(.secondarySystemGroupedBackground) }
    }
    private var isDone: Bool { entry.habit.days.contains(entry.date.dayKey) }
}

struct HabitWidget: Widget {
    static let kind = "HabitWidget"
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: SelectHabitIntent.self, provider: HabitProvider()) { entry in
            HabitWidgetView(entry: entry)
        }
        .configurationDisplayName("Habit")
        .description("Tick off a habit.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .promptsForUserConfiguration()
        .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall])
    }
}

#Preview("Medium", as: .systemMedium, using: SelectHabitIntent(habit: nil)) {
    HabitWidget()
} timelineProvider: {
    HabitProvider()
}
