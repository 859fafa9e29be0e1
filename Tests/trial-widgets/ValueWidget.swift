// A widget that shows what it finds under the default `n`, and of which type that is.
import SwiftUI
import WidgetKit

struct ValueWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Value", provider: LinesProvider(entries: ValueWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("What the default n is, and of which type.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        let line =
            switch Trial.defaults.object(forKey: "n") {
            case nil: "nothing"
            case let flag as Bool: "flag \(flag)"
            case let integer as Int: "integer \(integer)"
            // What Foundation makes of the largest Int.
            case let integer as Int64: "integer \(integer)"
            case let integer as UInt64: "integer \(integer)"
            case let real as Double: "real \(real)"
            case let text as String: "text \(text)"
            case let other?: "\(type(of: other)) \(other)"
            }
        return [LinesEntry(lines: [line])]
    }
}
