// What widget code finds around it: its folders, and the group's.
import SwiftUI
import WidgetKit

struct PlacesWidget: Widget {
    var body: some WidgetConfiguration {
        linesConfiguration("Places") {
            let environment = ProcessInfo.processInfo.environment
            let files = FileManager.default
            func place(_ name: String) -> String {
                let path = environment[name] ?? "-"
                // What is not there has no type.
                let type = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
                return "\(name) \(type == .typeDirectory ? path : "missing")"
            }
            let own = files.containerURL(forSecurityApplicationGroupIdentifier: Contract.group)
            let other = files.containerURL(forSecurityApplicationGroupIdentifier: "group.other")
            let caches = files.urls(for: .cachesDirectory, in: .userDomainMask).first?.path ?? "-"
            return [
                place("XDG_CONFIG_HOME"), place("XDG_CACHE_HOME"), place("TMPDIR"), "caches \(caches)",
                "temporary \(NSTemporaryDirectory())", "group \(own?.path ?? "nil")", "other \(other?.path ?? "nil")",
            ]
        }
    }
}
