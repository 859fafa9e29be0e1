// An installed widget, as `WidgetCenter` lists it.
public import AppIntents
public import Intents
import ReloadService
import ViewArchive

/// An installed widget.
public struct WidgetInfo: Identifiable, Sendable, CustomDebugStringConvertible {
    /// The widget's kind.
    public let kind: String
    /// The widget's family.
    public let family: WidgetFamily
    private let intent: ConfiguringIntent?

    /// The value itself.
    public var id: WidgetInfo { self }
    /// The custom intent that configures the widget; nil where none does, and in a program that has not its provider.
    public var configuration: INIntent? {
        if case .custom(let intent) = intent { intent } else { nil }
    }
    /// Kind and family.
    public var debugDescription: String { "\(kind).\(family)" }

    /// The app intent that configures the widget; nil for another type, and in a program that has not its provider.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        if case .app(let intent) = intent { intent as? Intent } else { nil }
    }

    /// Nil for a family of a newer daemon.
    init?(_ widget: WidgetsCall.Widget, intent: ConfiguringIntent? = nil) {
        guard let family = Family(rawValue: widget.family) else { return nil }
        self.init(kind: widget.kind, family: WidgetFamily(family), intent: intent)
    }

    init(kind: String, family: WidgetFamily, intent: ConfiguringIntent? = nil) {
        self.kind = kind
        self.family = family
        self.intent = intent
    }
}

extension WidgetInfo: Hashable {
    /// Whether two are of one kind and family.
    public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
        left.kind == right.kind && left.family == right.family
    }

    /// Hashes kind and family.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
    }
}
