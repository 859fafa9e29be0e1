// One run: asks the provider, evaluates its views, writes the archive.
import CurrentLocale
import Imaging
import Posix
import SwiftUI
import Synchronization
import UIKit
package import ViewArchive

/// One call of a provider for a widget, from request to archive.
package struct Run: Sendable {
    let request: RunRequest
    let kind: WidgetKind
    /// The archive's absolute path.
    let archive: String
    let pixelsDirectory: String
    /// Where the daemon's virtual clock stands, in seconds since 1970; nil under the system's.
    let instant: Double?
    /// Tells the daemon what it should log at once.
    let report: @Sendable (ArchiveDiagnostic) -> Void

    package init(
        request: RunRequest, kind: WidgetKind, archive: String, pixelsDirectory: String, instant: Double? = nil,
        report: @escaping @Sendable (ArchiveDiagnostic) -> Void
    ) {
        self.request = request
        self.kind = kind
        self.archive = archive
        self.pixelsDirectory = pixelsDirectory
        self.instant = instant
        self.report = report
    }

    /// How many entries are evaluated before the main thread is free for other work.
    private static let entriesAtOnce = 64

    /// Why images that widget code asked for are nil, each once.
    private let unreadable = UnreadableNotes()

    package func perform() async throws(RunFailure) {
        UnreadableImages.listen { [unreadable] in unreadable.add($0) }
        defer { UnreadableImages.listen { [report] in report(UnreadableNotes.diagnostic($0)) } }
        ProcessLocale.become(request.environment.locale)
        let started = Clock.wallNow()
        let variants = EnvironmentFacts(request)
        let context = TimelineProviderContext(
            family: WidgetFamily(request.family), isPreview: request.purpose == .preview,
            displaySize: CGSize(width: request.size.width, height: request.size.height),
            environmentVariants: .init(make: { request.environment.appearances.map(variants.values) })
        )
        let (timeline, configuring) = try await entries(context)
        // Not when the run began: an entry dated `Date()` is due, and needs no placeholder.
        let now = RunTime(now: Clock.wallNow(), instant: instant)
        let plan = try EntryPlan(
            dates: timeline.entries.map { now.seen($0.date.timeIntervalSince1970) }, policy: now.seen(timeline.policy),
            now: now.now, isPlaceholder: request.purpose == .placeholder
        )
        let placeholder = plan.needsPlaceholder ? placeholder(context) : nil
        do {
            try FileSystem.makeDirectory(pixelsDirectory)
            try FileSystem.makeDirectory(FileSystem.parent(of: archive) ?? "/")
            try await write(plan, of: timeline, placeholder: placeholder, started: started, noted: configuring)
        } catch let failure as RunFailure {
            throw failure
        } catch {
            throw RunFailure("the archive could not be written: \(error)")
        }
    }

    /// A short timeline on the main actor as a whole: each change of threads costs more than writing the file. The lines
    /// of a long one are encoded by another thread while the main one evaluates the next.
    @MainActor private func write(
        _ plan: EntryPlan, of timeline: ErasedTimeline, placeholder: ErasedEntry?, started: Double,
        noted: [ArchiveDiagnostic]
    ) async throws {
        let evaluation = try ViewEvaluation(
            request: request, areMarginsDisabled: kind.areMarginsDisabled, pixelsDirectory: pixelsDirectory
        )
        let writer = SharedArchiveWriter(path: archive)
        defer { writer.discard() }
        var diagnostics = noted + plan.diagnostics
        func note(_ lines: [ViewEvaluation.Line]) {
            for diagnostic in lines.flatMap(\.diagnostics) where !diagnostics.contains(diagnostic) {
                diagnostics.append(diagnostic)
            }
        }
        var encoding: Task<Void, any Error>?
        for start in stride(from: 0, to: plan.order.count, by: Self.entriesAtOnce) {
            let places = plan.order[start..<min(start + Self.entriesAtOnce, plan.order.count)]
            if start > 0 { await Task.yield() }
            let lines = evaluation.lines(of: places.map { timeline.entries[$0] }, isPlaceholder: false)
            note(lines)
            if plan.order.count <= Self.entriesAtOnce {
                try writer.append(lines)
            } else {
                // One portion ahead at most, so that their number fills no memory.
                try await encoding?.value
                encoding = Task.detached(executorPreference: RunThreads.shared) { try writer.append(lines) }
            }
        }
        try await encoding?.value
        if let placeholder {
            let lines = evaluation.lines(of: [placeholder], isPlaceholder: true)
            note(lines)
            try writer.append(lines)
        }
        diagnostics += unreadable.diagnostics
        try writer.finish(
            ArchiveHeader(
                widget: request.widget, kind: request.kind, family: request.family,
                configuration: request.configuration,
                generation: request.generation,
                size: request.size, started: started, policy: plan.policy, dates: plan.dates,
                appearances: request.environment.appearances, hasPlaceholder: placeholder != nil,
                renderer: request.environment.renderer, locale: request.environment.locale, diagnostics: diagnostics
            )
        )
    }

    // MARK: The provider

    /// The entries, and what was wrong with the configuration that they were asked for with.
    private func entries(
        _ context: TimelineProviderContext
    ) async throws(RunFailure) -> (ErasedTimeline, [ArchiveDiagnostic]) {
        if request.purpose == .placeholder { return (ErasedTimeline(entries: [], policy: .never), []) }
        let provider = try await kind.provider.configured(request.configuration ?? [:])
        let timeline: ErasedTimeline
        if request.purpose == .preview {
            let entry = try await call("getSnapshot") { provider.snapshot(context, $0) }
            timeline = ErasedTimeline(entries: [entry], policy: .never)
        } else {
            timeline = try await call("getTimeline") { provider.timeline(context, $0) }
        }
        return (timeline, provider.diagnostics)
    }

    private func placeholder(_ context: TimelineProviderContext) -> ErasedEntry {
        kind.provider.placeholder(context)
    }

    /// Calls a provider on this thread, which is never the main one, and waits for its first answer.
    private func call<Value: Sendable>(
        _ name: String, _ body: @escaping @Sendable (Completion<Value>) -> Void
    ) async throws(RunFailure) -> Value {
        let outcome = await withCheckedContinuation { continuation in
            let completion = Completion<Value>(
                finish: { continuation.resume(returning: $0) },
                repeated: { [report, request] in
                    report(
                        ArchiveDiagnostic(
                            code: "completed-again",
                            message: "\(request.kind) called the completion of \(name) again; the first call counts."
                        )
                    )
                }
            )
            body(completion)
        }
        switch outcome {
        case .value(let value): return value
        case .dropped: throw RunFailure("the provider let go of the completion of \(name) without calling it")
        }
    }
}

/// What was noticed about images during a run.
private final class UnreadableNotes: Sendable {
    private let messages = Mutex<[String]>([])

    func add(_ message: String) {
        messages.withLock { if !$0.contains(message) { $0.append(message) } }
    }

    var diagnostics: [ArchiveDiagnostic] { messages.withLock { $0.map(Self.diagnostic) } }

    static func diagnostic(_ message: String) -> ArchiveDiagnostic {
        ArchiveDiagnostic(code: "unreadable-image", message: message)
    }
}
