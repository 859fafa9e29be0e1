// Two defaults that two hosts set at once.
import SwiftUI
import WidgetKit

struct PairWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Pair", provider: LinesProvider(entries: PairWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("Two defaults that two hosts set at once.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        let left = Trial.defaults.integer(forKey: "left")
        let right = Trial.defaults.integer(forKey: "right")
        return [LinesEntry(lines: ["left \(left)", "right \(right)"])]
    }
}
