// A widget that keeps memory: as many megabytes more in each run as the default `megabytes` says, and then it hangs
// while the default `hold` is on.
import Dispatch
import SwiftUI
import Synchronization
import WidgetKit

struct HoardWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hoard", provider: LinesProvider(entries: HoardWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("Keeps more megabytes in each run.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated private static let kept = Mutex<[[UInt8]]>([])

    nonisolated static func entries() -> [LinesEntry] {
        let megabytes = Trial.defaults.integer(forKey: "megabytes")
        kept.withLock { $0.append([UInt8](repeating: 1, count: megabytes << 20)) }
        if Trial.defaults.bool(forKey: "hold") {
            // Nobody ever signals it.
            DispatchSemaphore(value: 0).wait()
        }
        return [LinesEntry(lines: ["kept \(Trial.defaults.integer(forKey: "number"))"])]
    }
}
