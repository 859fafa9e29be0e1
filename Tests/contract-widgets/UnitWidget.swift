// A default that one kind registers, and another kind that reads it without.
import SwiftUI
import WidgetKit

struct UnitWidget: Widget {
    var body: some WidgetConfiguration {
        linesConfiguration("Unit") {
            Contract.defaults.register(defaults: ["unit": "C"])
            return ["unit \(Contract.defaults.string(forKey: "unit") ?? "none")"]
        }
    }
}

struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        linesConfiguration("Plain") { ["unit \(Contract.defaults.string(forKey: "unit") ?? "none")"] }
    }
}
