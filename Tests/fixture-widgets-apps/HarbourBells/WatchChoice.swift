import WidgetKit
import AppIntents

/// Which ship's watch the bells are struck for.
struct WatchChoice: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Choose a Watch" }
    static var description: IntentDescription { "Strikes the bells of one watch of the day." }

    @Parameter(title: "Name of the Watch", default: "Dog watch")
    var watchName: String
}
