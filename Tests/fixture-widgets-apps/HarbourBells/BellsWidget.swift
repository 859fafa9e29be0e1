import WidgetKit
import SwiftUI

/// One half hour of a watch.
struct BellsEntry: TimelineEntry {
    let date: Date
    let choice: WatchChoice
    var strokes = 1

    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(strokes)) }
}

struct BellsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> BellsEntry {
        .init(date: .now, choice: .init())
    }

    func snapshot(for configuration: WatchChoice, in context: Context) async -> BellsEntry {
        .init(date: .now, choice: configuration, strokes: 8)
    }

    // A bell more with each half hour, eight at the end of the watch.
    func timeline(for configuration: WatchChoice, in context: Context) async -> Timeline<BellsEntry> {
        let start = Date()
        let halves = (1...8).map { stroke in
            BellsEntry(date: start + Double(stroke - 1) * 1800, choice: configuration, strokes: stroke)
        }
        return Timeline(entries: halves, policy: .atEnd)
    }
}

struct BellsView : View {
    var entry: BellsProvider.Entry

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(entry.choice.watchName).font(.headline)
            HStack(spacing: 2) {
                ForEach(0..<entry.strokes, id: \.self) { _ in Image(systemName: "bell.fill").imageScale(.small) }
            }
            .accessibilityLabel("\(entry.strokes) bells")
            Spacer(minLength: 0)
            Text("Struck at")
                .foregroundStyle(.secondary)
            Text(entry.date, style: .time)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct BellsWidget: Widget {
    let kind: String = "HarbourBells"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: WatchChoice.self, provider: BellsProvider()) { entry in
            BellsView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Harbour Bells")
    }
}

extension WatchChoice {
    fileprivate static func named(_ name: String) -> WatchChoice {
        let choice = WatchChoice()
        choice.watchName = name
        return choice
    }
}

#Preview(as: .systemSmall) {
    BellsWidget()
} timeline: {
    BellsEntry(date: .now, choice: .named("Forenoon"), strokes: 3)
    BellsEntry(date: .now, choice: .named("Middle"))
}
