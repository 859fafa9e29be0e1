// A list of items with pictures from the network.
import SwiftUI
import WidgetKit

/// Shows the items that the host published.
struct FeedWidget: Widget {
    nonisolated static let kind = "Feed"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: FeedProvider()) { entry in
            FeedView(entry: entry)
        }
        .configurationDisplayName("Feed")
        .description("What is new in your app.")
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}
