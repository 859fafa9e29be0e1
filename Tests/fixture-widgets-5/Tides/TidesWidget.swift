import Combine
import SwiftUI
import WidgetKit

struct TidesEntry: TimelineEntry {
    let date: Date
    let model: TideModel
}

class TidesProvider: TimelineProvider {
    var subscription: AnyCancellable?

    func placeholder(in context: Context) -> TidesEntry {
        TidesEntry(date: Date(), model: TideModel())
    }

    func getSnapshot(in context: Context, completion: @escaping (TidesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TidesEntry>) -> Void) {
        let model = TideModel()
        subscription = model.didLoad
            .first()
            .delay(for: .milliseconds(10), scheduler: DispatchQueue.main)
            .timeout(.seconds(10), scheduler: DispatchQueue.main)
            .sink(receiveCompletion: { _ in
                let entries = (0..<3).map { TidesEntry(date: Date().addingTimeInterval(Double($0) * 3600), model: model) }
                completion(Timeline(entries: entries, policy: .atEnd))
            }, receiveValue: { })
        model.load()
    }
}

struct TidesView: View {
    @ObservedObject var model: TideModel

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label(model.title, systemImage: "water.waves")
                .font(.headline)
                .foregroundColor(.blue)
            if model.lines.isEmpty {
                Text("Open the app to choose a harbour.")
                    .font(.footnote)
                    .foregroundColor(.secondary)
            } else {
                ForEach(model.lines, id: \.self) { line in
                    Text(line).font(.system(.body, design: .rounded))
                }
            }
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onReceive(model.$usesFeet) { _ in }
        .widgetBackground(LinearGradient(colors: [.cyan.opacity(0.3), .blue.opacity(0.1)], startPoint: .top, endPoint: .bottom))
    }
}

struct TidesWidget: Widget {
    let kind = "Tides"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: TidesProvider()) { entry in
            TidesView(model: entry.model)
        }
        .configurationDisplayName("Tides")
        .description("High and low water at your harbour.")
        .supportedFamilies([.systemSmall])
    }
}
