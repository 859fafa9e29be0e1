// The forms of `#Preview` for widgets; each expands to nothing.
public import ActivityKit
public import SwiftUI

/// A preview of a widget with entries.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget with its provider.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget that is configured by an app intent, with its provider.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget that is configured by a custom intent, with its provider.
@freestanding(declaration)
public macro Preview<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a Live Activity with states of its content.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
        @escaping @MainActor () async ->
        [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
