// A widget whose provider traps while the default `trap` is on, and whose init does if there is a file `trap-at-start`.
import SwiftUI
import WidgetKit

struct TrapWidget: Widget {
    init() {
        let file = Trial.folder.appendingPathComponent("trap-at-start").path
        precondition(!FileManager.default.fileExists(atPath: file), "the test asked for a trap at start")
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Trap", provider: LinesProvider(entries: TrapWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("Traps while the default trap is on.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        precondition(!Trial.defaults.bool(forKey: "trap"), "the test asked for a trap")
        return [LinesEntry(lines: ["safe and sound \(Trial.defaults.integer(forKey: "number"))"])]
    }
}
