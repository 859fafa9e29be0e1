// A widget that asks for its own reload in every run while the default `restless` is on; `changing` makes each differ.
import SwiftUI
import WidgetKit

struct RestlessWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Restless", provider: LinesProvider(entries: RestlessWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        guard Trial.defaults.bool(forKey: "restless") else { return [LinesEntry(lines: ["at rest"])] }
        WidgetCenter.shared.reloadTimelines(ofKind: "Restless")
        let time = Trial.defaults.bool(forKey: "changing") ? Date.now.formatted(.iso8601) : "always"
        return [LinesEntry(lines: ["again", time])]
    }
}
