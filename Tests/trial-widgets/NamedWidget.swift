// A widget whose kind is what the file `kind` in the group says.
import SwiftUI
import WidgetKit

struct NamedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: NamedWidget.kind, provider: LinesProvider(entries: NamedWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("Its kind is what the file kind says.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static var kind: String {
        // The bundle has this widget only if there is such a file.
        (try? String(contentsOf: Trial.folder.appendingPathComponent("kind"), encoding: .utf8)) ?? "Nameless"
    }

    nonisolated static func entries() -> [LinesEntry] { [LinesEntry(lines: ["kind \(kind)"])] }
}
