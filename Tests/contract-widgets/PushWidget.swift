// A provider that stores a default and asks for a reload of the kind that shows it.
import SwiftUI
import WidgetKit

struct PushWidget: Widget {
    var body: some WidgetConfiguration {
        linesConfiguration("Push") {
            let value = Contract.defaults.string(forKey: "push") ?? "none"
            Contract.defaults.set(value, forKey: "unit")
            WidgetCenter.shared.reloadTimelines(ofKind: "Plain")
            return ["pushed \(value)"]
        }
    }
}
