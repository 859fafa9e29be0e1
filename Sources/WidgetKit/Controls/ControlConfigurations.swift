// A control's kind, value and template.
public import AppIntents

/// A control that people do not configure.
nonisolated public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public typealias Body = Never

    /// Makes a configuration of a kind and its template.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

    /// Makes a configuration of a kind, where its value comes from, and the template of a value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}

/// A control that people configure.
nonisolated public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    public typealias Body = Never

    /// Makes a configuration of a kind, its intent and its template.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}

    /// Makes a configuration of a kind, where its value comes from, and the template of a value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, intent: Configuration.Type = Configuration.self, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}

/// Where a control's value comes from.
public protocol ControlValueProvider {
    associatedtype Value
    /// The value in the gallery.
    var previewValue: Value { get }
    /// The value now.
    func currentValue() async throws -> Value
}

/// Where the value of a configured control comes from.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    /// The value in the gallery.
    func previewValue(configuration: Configuration) -> Value
    /// The value now.
    func currentValue(configuration: Configuration) async throws -> Value
}
