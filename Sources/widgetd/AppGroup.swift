// The App Group that the widgets share with their host.
import Foundation
import WidgetKit

/// Where host and widgets meet.
enum AppGroup {
    static let id = ProcessInfo.processInfo.environment["WIDGET_GROUP"] ?? "group.sundial.demo"

    /// The group's folder; nil when this process has no part in it.
    static var folder: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: id)
    }

    /// The shared defaults.
    static var defaults: UserDefaults {
        UserDefaults(suiteName: id) ?? .standard
    }
}
