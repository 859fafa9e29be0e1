// A widget that asks for its own reload in every run while the default `restless` is on; `changing` makes each differ.
// While `everything` is on, each run writes a file and reloads all kinds; while `download` names a URL, each fetches it
// and reloads the kind when it is there.
import SwiftUI
import WidgetKit

struct RestlessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Restless", provider: LinesProvider(entries: RestlessWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("Asks for its own reload in every run.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        if let text = Trial.defaults.string(forKey: "download"), let url = URL(string: text) {
            URLSession.shared.dataTask(with: url) { _, _, _ in WidgetCenter.shared.reloadTimelines(ofKind: "Restless") }
                .resume()
            return [LinesEntry(lines: ["fetching"])]
        }
        if Trial.defaults.bool(forKey: "everything") {
            // The test misses what was not written.
            try? Data("refreshed".utf8).write(
                to: Trial.folder.appendingPathComponent("refreshed.txt"), options: .atomic)
            WidgetCenter.shared.reloadAllTimelines()
            return [LinesEntry(lines: ["refreshed"])]
        }
        guard Trial.defaults.bool(forKey: "restless") else { return [LinesEntry(lines: ["at rest"])] }
        WidgetCenter.shared.reloadTimelines(ofKind: "Restless")
        let time = Trial.defaults.bool(forKey: "changing") ? Date.now.formatted(.iso8601) : "always"
        return [LinesEntry(lines: ["again", time])]
    }
}
