// A Live Activity as a provider: its timeline is what a host has published.
import ActivityKit
import GroupContainer
import SwiftUI
import ViewArchive

extension ErasedProvider {
    init<Attributes: ActivityAttributes, Content: View>(
        activity: Attributes.Type, content: @escaping (ActivityViewContext<Attributes>) -> Content
    ) {
        typealias Published = PublishedActivity<Attributes>
        let view = { (moment: Published.Moment) in ActivityLockScreen(context: moment.context, content: content) }
        placeholder = { _ in
            // What is published may say what stands there; else bars of a usual size do.
            let first = try? Published(in: Self.group(), now: .now).moments.first
            return erase(Published.Moment(date: .now, context: first?.context), view)
        }
        parameters = nil
        configured = { (values) throws(RunFailure) in
            let published = try Published(in: Self.group(), now: .now)
            return ConfiguredProvider(
                snapshot: { _, finish in
                    let shown = published.moments.last { $0.date <= .now } ?? published.moments[0]
                    finish(erase(Published.Moment(date: .now, context: shown.context), view))
                },
                timeline: { _, finish in
                    finish(ErasedTimeline(entries: published.moments.map { erase($0, view) }, policy: .never))
                },
                diagnostics: published.diagnostics
                    + unusable(values, because: "a Live Activity takes no configuration")
            )
        }
    }

    private static func group() throws(RunFailure) -> GroupContainer.Group {
        do {
            guard let place = ExtensionProcess.current?.group else {
                return try .locate(environment: ProcessInfo.processInfo.environment)
            }
            return GroupContainer.Group(id: try GroupID(place.id), directory: place.directory)
        } catch {
            throw RunFailure("\(error)")
        }
    }
}

/// A Live Activity as the Lock Screen shows it: on the system's background unless the author tints it.
nonisolated private struct ActivityLockScreen<Attributes: ActivityAttributes, Content: View>: View {
    let context: ActivityViewContext<Attributes>?
    let content: (ActivityViewContext<Attributes>) -> Content

    @MainActor var body: some View {
        Group {
            if let context {
                content(context)
            } else {
                VStack(alignment: .leading) {
                    Text(verbatim: String(describing: Attributes.self)).font(.headline)
                    Text(verbatim: "No state is published yet").font(.subheadline)
                }
                .redacted(reason: .placeholder)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackgroundUnlessSet(Color(uiColor: .systemBackground))
    }
}
