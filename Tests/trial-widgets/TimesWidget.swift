// Which time widget code meets: in an init, in the provider, in a view, and after it waited for a later one.
import SwiftUI
import WidgetKit

struct TimesWidget: Widget {
    nonisolated private static let loaded = Date()
    private let made = Date()

    var body: some WidgetConfiguration {
        let made = made
        return StaticConfiguration(kind: "Times", provider: LinesProvider { TimesWidget.entries(made: made) }) {
            entry in
            VStack(alignment: .leading) {
                LinesView(entry: entry)
                Text(verbatim: "view \(TimesWidget.text(.now))")
            }
        }
        .description("The times that widget code meets.")
        .supportedFamilies([.systemLarge])
    }

    nonisolated static func entries(made: Date) -> [LinesEntry] {
        let now = Date.now
        var lines = ["made \(text(made))", "loaded \(text(loaded))", "now \(text(now))"]
        let seconds = Trial.defaults.double(forKey: "later")
        if seconds > 0 {
            // As code does that knows no better: the clock must come there in the end.
            let later = now.addingTimeInterval(seconds)
            while Date() < later {}
            lines.append("later \(Date() >= later)")
        }
        return [LinesEntry(date: now, lines: lines)]
    }

    nonisolated static func text(_ date: Date) -> String { date.formatted(.iso8601) }
}
