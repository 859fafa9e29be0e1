// Three defaults that the provider sets, beside three that a host sets.
import SwiftUI
import WidgetKit

struct KeysWidget: Widget {
    var body: some WidgetConfiguration {
        linesConfiguration("Keys") {
            let defaults = Contract.defaults
            let round = defaults.integer(forKey: "host1")
            // As most authors do: nothing is synchronized.
            for number in 1...3 { defaults.set(round, forKey: "widget\(number)") }
            return ["host", "widget"].map { side in
                side + (1...3).map { " \(defaults.integer(forKey: "\(side)\($0)"))" }.joined()
            }
        }
    }
}
