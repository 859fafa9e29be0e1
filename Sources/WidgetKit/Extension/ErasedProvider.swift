// Providers and entries without their types, as the extension's side runs them.
import AppIntents
import Intents
import SwiftUI
import Synchronization
import ViewArchive

/// What a view is lowered with.
struct Lowering {
    var canvas: WidgetCanvas
    var environment: EnvironmentValues
    var measurer: any TextMeasurer
    var pictures: any PictureKeeper
}

/// An entry, and how its view becomes a display list.
// The entry is handed over by the provider with its completion, and only the main actor looks at it from then on.
struct ErasedEntry: @unchecked Sendable {
    let date: Date
    let lower: @MainActor (Lowering) -> (list: DisplayList, diagnostics: [ArchiveDiagnostic])
}

/// A timeline of erased entries.
struct ErasedTimeline: Sendable {
    var entries: [ErasedEntry]
    var policy: ReloadPolicy
}

/// A provider without its type, before it is told of a configuration; each call may be made on any thread.
// A provider is built with its widget and called from one run at a time, as WidgetKit does with a provider that is
// not Sendable either.
struct ErasedProvider: @unchecked Sendable {
    let placeholder: (TimelineProviderContext) -> ErasedEntry
    /// The provider with the values of a configuration (JSON texts by parameter).
    let configured: ([String: String]) async throws(RunFailure) -> ConfiguredProvider
    /// The parameters of a new intent; nil for a provider that has none.
    let parameters: (() -> IntentParameters)?
    /// Configurations that the provider proposes.
    var recommendations: () -> [RecommendedConfiguration] = { [] }
    /// The intent of a configuration's values, for who asks `WidgetCenter`; nil for none.
    var intent: ([String: String]) async -> ConfiguringIntent? = { _ in nil }
}

/// The intent that configures a widget.
// The intent is made for whoever asks, and handed over.
enum ConfiguringIntent: @unchecked Sendable {
    case app(any WidgetConfigurationIntent)
    case custom(INIntent)
}

/// A provider's calls for one configuration.
// As above.
struct ConfiguredProvider: @unchecked Sendable {
    let snapshot: (TimelineProviderContext, Completion<ErasedEntry>) -> Void
    let timeline: (TimelineProviderContext, Completion<ErasedTimeline>) -> Void
    /// What was wrong with the configuration.
    var diagnostics: [ArchiveDiagnostic] = []
}

/// The one answer that is awaited from a provider.
final class Completion<Value: Sendable>: Sendable {
    /// What became of the call.
    enum Outcome: Sendable {
        case value(Value)
        /// The provider let go of its completion without calling it.
        case dropped
    }

    private let waiting: Mutex<(@Sendable (Outcome) -> Void)?>
    private let repeated: @Sendable () -> Void

    /// `finish` is called once, `repeated` for each further call of the completion.
    init(finish: @escaping @Sendable (Outcome) -> Void, repeated: @escaping @Sendable () -> Void) {
        waiting = Mutex(finish)
        self.repeated = repeated
    }

    deinit { take()?(.dropped) }

    func callAsFunction(_ value: Value) {
        if let finish = take() { finish(.value(value)) } else { repeated() }
    }

    private func take() -> (@Sendable (Outcome) -> Void)? {
        waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
    }
}

/// A closure that may cross threads because whoever made it hands it over.
struct HandedOver<Value>: @unchecked Sendable {
    // Proof: each use stands beside a note of who owns the value when.
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// A completion for a provider whose types say nothing about threads.
func completion<T>(_ handle: @escaping (T) -> Void) -> @Sendable (T) -> Void {
    // The provider calls it from a thread of its choice, and what it passes is its own no longer.
    let handle = HandedOver(handle)
    return { handle.value($0) }
}
