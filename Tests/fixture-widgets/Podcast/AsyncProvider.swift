import WidgetKit

/// A provider that is written with async functions, wrapped for `StaticConfiguration`.
protocol AsyncTimelineProvider: Sendable {
    associatedtype Entry: TimelineEntry & Sendable
    func placeholder() -> Entry
    func snapshot(in context: TimelineProviderContext) async -> Entry
    func timeline(in context: TimelineProviderContext) async throws -> Timeline<Entry>
}

struct AsyncBridge<Base: AsyncTimelineProvider>: TimelineProvider {
    let base: Base

    func placeholder(in context: Context) -> Base.Entry { base.placeholder() }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Base.Entry) -> Void) {
        Task {
            completion(await base.snapshot(in: context))
        }
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Base.Entry>) -> Void) {
        Task {
            do {
                completion(try await base.timeline(in: context))
            } catch {
                completion(Timeline(entries: [base.placeholder()], policy: .after(.now + 300)))
            }
        }
    }
}
