// An installed widget, as `WidgetCenter` lists it.
public import AppIntents
public import Intents
import ReloadService
import ViewArchive

/// An installed widget.
public struct WidgetInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    /// The widget's kind.
    public let kind: String
    /// The widget's family.
    public let family: WidgetFamily

    /// The value itself.
    public var id: WidgetInfo { self }
    /// The custom intent that configures the widget; nil, since none is stored.
    public var configuration: INIntent? { nil }
    /// Kind and family.
    public var debugDescription: String { "\(kind).\(family)" }

    /// The app intent that configures the widget; nil, since none is stored.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? { nil }

    /// Nil for a family of a newer daemon.
    init?(_ widget: WidgetsCall.Widget) {
        guard let family = Family(rawValue: widget.family) else { return nil }
        self.init(kind: widget.kind, family: WidgetFamily(family))
    }

    init(kind: String, family: WidgetFamily) {
        self.kind = kind
        self.family = family
    }
}
