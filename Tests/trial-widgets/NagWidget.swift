// A widget with two faults, which each of its runs finds again; while the default `nag` is on it runs each second.
import SwiftUI
import WidgetKit

struct NagProvider: TimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(lines: ["placeholder"]) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        let now = Date.now
        let entry = LinesEntry(date: now, lines: ["nag \(Int(now.timeIntervalSinceReferenceDate))"])
        guard Trial.defaults.bool(forKey: "nag") else {
            completion(Timeline(entries: [entry], policy: .never))
            return
        }
        // As `Logger` writes it.
        FileHandle.standardError.write(Data("error [Nag] the same as ever\n".utf8))
        completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(1))))
    }
}

struct NagWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Nag", provider: NagProvider()) { entry in
            // A symbol that there is not, which is the other fault.
            Label(entry.lines.joined(), systemImage: "no.such.symbol").containerBackground(.background, for: .widget)
        }
        .description("Two faults that each run finds again.")
        .supportedFamilies([.systemSmall])
    }
}
