// Entries at the dates that the default `dates` holds, in seconds since 1970; one for now when it is not set.
import SwiftUI
import WidgetKit

struct DatedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Dated", provider: LinesProvider(entries: DatedWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("Entries at the dates that the default dates holds.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        let dates = Trial.defaults.array(forKey: "dates") as? [Double] ?? [Date.now.timeIntervalSince1970]
        return dates.map { LinesEntry(date: Date(timeIntervalSince1970: $0), lines: ["dated \($0)"]) }
    }
}
