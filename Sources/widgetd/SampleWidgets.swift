// The widgets that `widgetd` comes with.
import SwiftUI
import WidgetKit

/// A photo, a feed and a status.
struct SampleWidgets: WidgetBundle {
    var body: some Widget {
        PhotoWidget()
        FeedWidget()
        StatusWidget()
    }
}
