// Two entries a second apart; the provider hangs while the default `hang` is on.
import Dispatch
import SwiftUI
import WidgetKit

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: LinesProvider(entries: StepsWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("Two entries a second apart.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        if Trial.defaults.bool(forKey: "hang") {
            FileHandle.standardError.write(Data("the test asked for a hang\n".utf8))
            // Nobody ever signals it.
            DispatchSemaphore(value: 0).wait()
        }
        let now = Date.now
        return [
            LinesEntry(date: now, lines: ["first step"]),
            LinesEntry(date: now.addingTimeInterval(1), lines: ["second step"]),
        ]
    }
}
