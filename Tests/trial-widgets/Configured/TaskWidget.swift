// Tasks to be done, in the shared defaults: a button adds one, a switch turns reminders on, a link and the widget itself
// open something. While `fault` is `intent`, the button's intent fails, while it is `trap` it ends its process, while it is
// `hang` it never ends.
import AppIntents
import SwiftUI
import WidgetKit

struct AddTaskIntent: AppIntent {
    static let title: LocalizedStringResource = "Add task"

    struct Refused: Error {}

    @Parameter(title: "Task") var task: String
    @Parameter(title: "Times", default: 1) var times: Int
    @Parameter(title: "For") var hero: Hero?

    init() {}

    init(task: String, times: Int = 1, for hero: Hero? = nil) {
        self.task = task
        self.times = times
        self.hero = hero
    }

    func perform() async throws -> some IntentResult {
        let fault = Trial.defaults.string(forKey: "fault")
        if fault == "intent" { throw Refused() }
        if fault == "trap" { preconditionFailure("trapped on purpose") }
        if fault == "hang" {
            let (stream, continuation) = AsyncStream<Never>.makeStream()
            for await _ in stream {}
            continuation.finish()
        }
        let tasks = Trial.defaults.stringArray(forKey: "tasks") ?? []
        let added = [String](repeating: hero.map { "\(task) by \($0.name)" } ?? task, count: times)
        Trial.defaults.set(tasks + added, forKey: "tasks")
        return .result()
    }
}

struct RemindIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Remind"

    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult {
        Trial.defaults.set(value, forKey: "remind")
        return .result()
    }
}

struct ShowTasksIntent: AppIntent {
    static let title: LocalizedStringResource = "Show tasks"

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "trial://tasks") ?? URL(fileURLWithPath: "/")))
    }
}

struct TaskProvider: TimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(LinesEntry(lines: []))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        let tasks = Trial.defaults.stringArray(forKey: "tasks") ?? []
        completion(Timeline(entries: [LinesEntry(lines: tasks)], policy: .never))
    }
}

struct TaskView: View {
    let entry: LinesEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.lines.isEmpty ? "nothing to do" : entry.lines.joined(separator: ", "))
            Button("Water", intent: AddTaskIntent(task: "water", times: 2))
            Button(intent: AddTaskIntent(task: "train", for: Hero.all.first)) { Text("Train") }
                .disabled(entry.lines.count > 3)
            Toggle("Remind", isOn: Trial.defaults.bool(forKey: "remind"), intent: RemindIntent())
            Link("Help", destination: URL(string: "https://example.org/help") ?? URL(fileURLWithPath: "/"))
            Button(intent: ShowTasksIntent()) { Image(systemName: "list.bullet").accessibilityLabel("All") }
        }
        .containerBackground(.background, for: .widget)
        .widgetURL(URL(string: "trial://widget"))
    }
}

struct TaskWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tasks", provider: TaskProvider()) { TaskView(entry: $0) }
            .description("Tasks to be done.")
            .supportedFamilies([.systemLarge])
    }
}
