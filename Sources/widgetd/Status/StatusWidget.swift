// A status and a countdown from the shared defaults.
import AppIntents
import SwiftUI
import WidgetKit

/// Shows a title, a status and the time that is left.
struct StatusWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Status", intent: StatusIntent.self, provider: StatusProvider()) { entry in
            StatusView(status: entry.status, phase: entry.phase)
        }
        .configurationDisplayName("Status")
        .description("How it goes, and how long it takes.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
    }
}

/// The configuration.
struct StatusIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Status"
    static let description: IntentDescription? = "Chooses what the widget shows of the status."

    @Parameter(title: "Countdown", description: "Whether the time left is shown", default: true)
    var showsCountdown: Bool
}
