// Intents that configure, open, set or migrate.

/// An intent that configures a widget; its title and description stand in for the configuration's.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing: a configuration is only read.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that configures a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Does nothing: a configuration is only read.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
    /// The value's type.
    associatedtype ValueType
    /// The value to set.
    var value: ValueType { get set }
}

/// An intent that opens something.
public protocol OpenIntent: AppIntent {
    /// The type of what is opened.
    associatedtype Target
    /// What is opened.
    var target: Target { get set }
}

extension OpenIntent {
    /// Opens the app, which is none here.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that opens an address, alone or after another one.
public struct OpenURLIntent: AppIntent {
    public static let title: LocalizedStringResource = "Open URL"

    /// The address.
    @Parameter(title: "URL") public var url: URL

    /// Makes an intent that opens nothing yet.
    public init() {}

    /// Makes an intent that opens an address.
    public init(_ url: URL) { self.url = url }

    /// The host is asked to open it.
    public func perform() async throws -> some IntentResult { .result(opensIntent: self) }
}

/// An intent that replaces a custom intent of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class that it replaces.
    static var intentClassName: String { get }
}

/// An intent that starts or changes a Live Activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that may go on in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}
