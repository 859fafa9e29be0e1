import ActivityKit
import WidgetKit
import SwiftUI

/// A pilot's way out to a ship.
struct PilotAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var cablesToGo: Int
    }

    var ship: String
}

struct PilotActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: PilotAttributes.self) { context in
            HStack {
                Label(context.attributes.ship, systemImage: "ferry")
                Spacer()
                Text("\(context.state.cablesToGo) cables to go").monospacedDigit()
            }
            .padding()
            .activityBackgroundTint(Color.teal)
            .activitySystemActionForegroundColor(Color.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("Pilot") }
                DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.cablesToGo)") }
                DynamicIslandExpandedRegion(.bottom) {
                    // The ship alone: the island is narrow.
                    Text("Bound for \(context.attributes.ship)")
                }
            } compactLeading: {
                Image(systemName: "ferry")
            } compactTrailing: {
                Text("\(context.state.cablesToGo)")
            } minimal: {
                Image(systemName: "ferry.fill")
            }
            .widgetURL(URL(string: "harbour://pilot"))
            .keylineTint(Color.teal)
        }
    }
}

extension PilotAttributes.ContentState {
    fileprivate static var outside: Self { .init(cablesToGo: 12) }
    fileprivate static var alongside: Self { .init(cablesToGo: 0) }
}

#Preview("Notification", as: .content, using: PilotAttributes(ship: "Marigold")) {
    PilotActivity()
} contentStates: {
    PilotAttributes.ContentState.outside
    PilotAttributes.ContentState.alongside
}
