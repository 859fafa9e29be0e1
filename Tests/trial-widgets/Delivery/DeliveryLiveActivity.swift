// A Live Activity in the manner of a delivery app's.
import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var driver: String
        var stops: Int
        var arrival: Date
    }

    var orderNumber: String
    var restaurant: String
}

struct DeliveryLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            DeliveryLockScreenView(context: context)
                .activityBackgroundTint(Color.indigo.opacity(0.25))
                .activitySystemActionForegroundColor(.primary)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Label(context.state.driver, systemImage: "bicycle")
                }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    Text(context.state.arrival, style: .timer).monospacedDigit()
                }
                DynamicIslandExpandedRegion(.bottom) {
                    if context.state.stops > 0 {
                        Text("\(context.state.stops) stops before you")
                    } else {
                        Text("You are next")
                    }
                }
            } compactLeading: {
                Image(systemName: "bag")
            } compactTrailing: {
                Text(context.state.arrival, style: .timer)
            } minimal: {
                Image(systemName: "bag")
            }
            .widgetURL(URL(string: "delivery://order"))
            .keylineTint(.indigo)
        }
        .supplementalActivityFamilies([.small, .medium])
    }
}

private struct DeliveryLockScreenView: View {
    let context: ActivityViewContext<DeliveryAttributes>
    @Environment(\.activityFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text(context.attributes.restaurant).font(.headline)
                Spacer()
                Text("Order \(context.attributes.orderNumber)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Text("\(context.state.driver) has \(context.state.stops) stops before you")
                .font(.subheadline)
            if context.isStale {
                Text("Waiting for news").font(.caption).foregroundStyle(.orange)
            }
            if family == .medium {
                ProgressView(value: Double(max(0, 5 - context.state.stops)), total: 5)
                    .tint(.indigo)
            }
        }
        .padding()
    }
}
