// A widget that tells in which process it lives: its init writes the process' id, its view shows it.
import SwiftUI
import WidgetKit

struct ProcessWidget: Widget {
    init() {
        let file = Trial.folder.appendingPathComponent("process-ids.txt")
        // The first process finds no file.
        let earlier = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let id = ProcessInfo.processInfo.processIdentifier
        // The test misses what was not written.
        try? Data("\(earlier)\(id)\n".utf8).write(to: file, options: .atomic)
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Process", provider: LinesProvider(entries: ProcessWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("The process that it lives in.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        [LinesEntry(lines: ["process \(ProcessInfo.processInfo.processIdentifier)"])]
    }
}
