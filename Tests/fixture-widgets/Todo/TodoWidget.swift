import AppIntents
import SwiftUI
import WidgetKit

struct TodoEntry: TimelineEntry {
    let date: Date
    let items: [TodoItem]

    var open: [TodoItem] { items.filter { !$0.isDone } }
}

struct TodoProvider: TimelineProvider {
    func placeholder(in context: Context) -> TodoEntry {
        TodoEntry(date: .now, items: Array(TodoStore.defaults.prefix(3)))
    }

    func getSnapshot(in context: Context, completion: @escaping (TodoEntry) -> Void) {
        completion(TodoEntry(date: .now, items: TodoStore.shared.items()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TodoEntry>) -> Void) {
        let entry = TodoEntry(date: .now, items: TodoStore.shared.items())
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct TodoToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            configuration.label
                .strikethrough(configuration.isOn)
                .foregroundStyle(configuration.isOn ? .secondary : .primary)
        }
    }
}

struct TodoWidgetView: View {
    let entry: TodoEntry
    @Environment(\.widgetFamily) private var family

    private var limit: Int {
        switch family {
        case .systemLarge: 8
        case .systemMedium: 3
        default: 3
        }
    }

    var body: some View {
        switch family {
        case .accessoryInline:
            Text("\(entry.open.count) to-dos left")
        case .accessoryCircular:
            ProgressView(value: Double(entry.items.count - entry.open.count), total: Double(max(entry.items.count, 1))) {
                Image(systemName: "checklist")
            } currentValueLabel: {
                Text(entry.open.count, format: .number)
            }
            .progressViewStyle(.circular)
            .containerBackground(.clear, for: .widget)
        default:
            VStack(alignment: .leading, spacing: 8) {
                HStack(alignment: .firstTextBaseline) {
                    Text("Today")
                        .font(.headline)
                        .foregroundStyle(.tint)
                    Spacer()
                    Text("\(entry.open.count)")
                        .font(.title2.bold())
                        .contentTransition(.numericText(value: Double(entry.open.count)))
                        .invalidatableContent()
                }
                if entry.items.isEmpty {
                    Spacer()
                    Text("Nothing to do. Enjoy the day!")
                        .font(.callout)
                        .foregroundStyle(.secondary)
                    Spacer()
                } else {
                    ForEach(entry.items.prefix(limit)) { item in
                        Toggle(isOn: item.isDone, intent: ToggleTodoIntent(item: item)) {
                            Text(item.title)
                                .font(.footnote)
                                .lineLimit(1)
                        }
                        .toggleStyle(TodoToggleStyle())
                        .transition(.push(from: .bottom))
                    }
                    Spacer(minLength: 0)
                }
            }
            .tint(.indigo)
            .containerBackground(.background, for: .widget)
        }
    }
}

struct TodoWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Todo", provider: TodoProvider()) { entry in
            TodoWidgetView(entry: entry)
        }
        .configurationDisplayName("To-Do")
        .description("Tick off what you have done.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryInline])
    }
}

#Preview("To-dos", as: .systemSmall) {
    TodoWidget()
} timeline: {
    TodoEntry(date: .now, items: TodoStore.defaults)
    TodoEntry(date: .now, items: [])
}
