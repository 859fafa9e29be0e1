// With the default `timer` a timer since the entry's date, which lies as many seconds from now as the default `delay`
// says; the second entry follows after 150. With `ahead` a date so many seconds after the entry's, in a box no larger
// than its words.
import SwiftUI
import WidgetKit

struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Timer", provider: LinesProvider(entries: TimerWidget.entries)) { entry in
            VStack {
                if Trial.defaults.bool(forKey: "timer") { Text(entry.date, style: .timer) }
                let ahead = Trial.defaults.double(forKey: "ahead")
                if ahead > 0 { Text("in \(entry.date.addingTimeInterval(ahead), style: .relative).") }
                LinesView(entry: entry)
            }
        }
        .description("A timer, and an entry after 150 seconds.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        let lines = ["number \(Trial.defaults.integer(forKey: "number"))"]
        let start = Date.now.addingTimeInterval(Trial.defaults.double(forKey: "delay"))
        return [
            LinesEntry(date: start, lines: lines), LinesEntry(date: start.addingTimeInterval(150), lines: lines),
        ]
    }
}
