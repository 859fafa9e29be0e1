// How the three kinds of providers become one.
import AppIntents
import Intents
import SwiftUI
import ViewArchive

extension ErasedProvider {
    init<P: TimelineProvider, Content: View>(_ provider: P, content: @escaping (P.Entry) -> Content) {
        placeholder = { erase(provider.placeholder(in: $0), content) }
        parameters = nil
        configured = { (values) throws(RunFailure) in
            ConfiguredProvider(
                snapshot: { context, finish in
                    provider.getSnapshot(in: context, completion: completion { finish(erase($0, content)) })
                },
                timeline: { context, finish in
                    provider.getTimeline(in: context, completion: completion { finish(erase($0, content)) })
                }, diagnostics: unusable(values, because: "the kind takes no configuration")
            )
        }
    }

    init<P: IntentTimelineProvider, Content: View>(_ provider: P, content: @escaping (P.Entry) -> Content) {
        placeholder = { erase(provider.placeholder(in: $0), content) }
        parameters = { P.Intent().parameters }
        recommendations = {
            provider.recommendations().map { RecommendedConfiguration($0.description, $0.intent.parameters) }
        }
        intent = { values in
            let intent = P.Intent()
            // What is wrong with the values is told by their runs.
            _ = await intent.take(values)
            return .custom(intent)
        }
        configured = { (values) throws(RunFailure) in
            let intent = P.Intent()
            let diagnostics = await intent.take(values)
            return ConfiguredProvider(
                snapshot: { context, finish in
                    provider.getSnapshot(
                        for: intent, in: context, completion: completion { finish(erase($0, content)) }
                    )
                },
                timeline: { context, finish in
                    provider.getTimeline(
                        for: intent, in: context, completion: completion { finish(erase($0, content)) }
                    )
                }, diagnostics: diagnostics
            )
        }
    }

    init<P: AppIntentTimelineProvider, Content: View>(_ provider: P, content: @escaping (P.Entry) -> Content) {
        placeholder = { erase(provider.placeholder(in: $0), content) }
        parameters = { IntentParameters(of: P.Intent()) }
        recommendations = {
            provider.recommendations().map {
                RecommendedConfiguration($0.description, IntentParameters(of: $0.intent))
            }
        }
        intent = { values in
            // An entity that is not there leaves no intent, as it leaves no run.
            let configured = try? await configuration(P.Intent.self, values)
            return configured.map { .app($0.intent) }
        }
        configured = { (values) throws(RunFailure) in
            let configuration = try await configuration(P.Intent.self, values)
            return ConfiguredProvider(
                snapshot: { context, finish in
                    detached { finish(erase(await provider.snapshot(for: configuration.intent, in: context), content)) }
                },
                timeline: { context, finish in
                    detached { finish(erase(await provider.timeline(for: configuration.intent, in: context), content)) }
                }, diagnostics: configuration.diagnostics
            )
        }
    }
}

/// An intent with the values of a configuration. An entity that is not there fails the run, and the last good picture
/// stays.
private func configuration<Intent: AppIntent>(
    _ type: Intent.Type, _ values: [String: String]
) async throws(RunFailure) -> ConfiguredIntent<Intent> {
    do throws(ParameterFault) {
        return try await ConfiguredIntent(values: values)
    } catch {
        throw RunFailure("the parameter \(error.parameter): \(error.why)")
    }
}

private extension RecommendedConfiguration {
    init(_ description: Text, _ parameters: IntentParameters) {
        self.init(title: description.plainText(in: .init()), values: parameters.keptValues)
    }
}

func unusable(_ values: [String: String], because why: String) -> [ArchiveDiagnostic] {
    values.isEmpty ? [] : [ArchiveDiagnostic(code: "unknown-parameter", message: why)]
}

func erase<Entry: TimelineEntry, Content: View>(
    _ entry: Entry, _ content: @escaping (Entry) -> Content
) -> ErasedEntry {
    let date = entry.date
    // From here on only the main actor touches the entry, and the closure that the widget's body made.
    let owned = HandedOver((entry: entry, content: content))
    return ErasedEntry(date: date) { lowering in
        ViewLowering.displayList(
            of: owned.value.content(owned.value.entry), canvas: lowering.canvas, at: date,
            environment: lowering.environment, measurer: lowering.measurer, pictures: lowering.pictures
        )
    }
}

private func erase<Entry: TimelineEntry, Content: View>(
    _ timeline: Timeline<Entry>, _ content: @escaping (Entry) -> Content
) -> ErasedTimeline {
    ErasedTimeline(entries: timeline.entries.map { erase($0, content) }, policy: timeline.policy.archived)
}

/// Runs work in a task of its own, off the main actor.
private func detached(_ work: @escaping () async -> Void) {
    // The caller keeps nothing of what the work holds.
    let work = HandedOver(work)
    Task.detached(executorPreference: RunThreads.shared) { await work.value() }
}
