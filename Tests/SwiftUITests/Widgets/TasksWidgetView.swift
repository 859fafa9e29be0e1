// Tasks with toggles in a style of the author's, and a progress view.
import SwiftUI

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
            configuration.label.strikethrough(configuration.isOn)
        }
    }
}

struct TasksWidgetView: View {
    struct Item: Identifiable {
        let id: Int
        var title: String
        var isDone: Bool
    }

    @State private var items = [
        Item(id: 1, title: "Water the plants", isDone: true), Item(id: 2, title: "Call **Anna**", isDone: false),
        Item(id: 3, title: "Buy milk", isDone: false),
    ]

    private var done: Double { Double(items.filter(\.isDone).count) }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Label("Today", systemImage: "checklist").font(.headline)
                Spacer()
                Text("\(items.count) tasks").font(.caption).foregroundStyle(.secondary)
            }
            ForEach($items) { $item in
                Toggle(isOn: $item.isDone) { Text(LocalizedStringKey(item.title)).font(.subheadline).lineLimit(1) }
                    .toggleStyle(CheckToggleStyle())
            }
            Spacer(minLength: 0)
            ProgressView(value: done, total: Double(items.count)).tint(.orange)
        }
        .tint(.orange)
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
