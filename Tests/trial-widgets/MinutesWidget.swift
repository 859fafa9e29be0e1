// An entry a minute, as many as the default `minutes` says; its policy is the default `policy`.
import SwiftUI
import WidgetKit

struct MinutesProvider: TimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(lines: ["placeholder"]) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(LinesEntry(lines: ["snapshot"]))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        let start = Date.now
        let count = max(1, Trial.defaults.integer(forKey: "minutes"))
        let entries = (0..<count).map { minute in
            LinesEntry(date: start.addingTimeInterval(Double(minute) * 60), lines: ["minute \(minute)"])
        }
        let after = Trial.defaults.double(forKey: "after")
        let policy: TimelineReloadPolicy =
            switch Trial.defaults.string(forKey: "policy") {
            case "atEnd": .atEnd
            case "after": .after(start.addingTimeInterval(after == 0 ? 3600 : after))
            case "soon": .after(start.addingTimeInterval(0.5))
            default: .never
            }
        completion(Timeline(entries: entries, policy: policy))
    }
}

struct MinutesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Minutes", provider: MinutesProvider()) { entry in
            LinesView(entry: entry)
        }
        .description("An entry a minute.")
        .supportedFamilies([.systemSmall])
    }
}
