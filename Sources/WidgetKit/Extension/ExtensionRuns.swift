// Answers the daemon's requests: what the bundle offers, and runs.
import AppIntents
import CActivity
import CVirtualClock
import SwiftUI
import ViewArchive

/// Answers requests, one after another.
struct ExtensionRuns: Sendable {
    let process: ExtensionProcess
    let kinds: [WidgetKind]

    /// In seconds; threads that are busy for longer belong to no download.
    private static let patience = 1.0

    func answer(_ request: ExtensionRequest) async {
        if let instant = request.instant { cvirtualclock_set(instant) }
        switch request.task {
        case .describe:
            let description = BundleDescription(kinds: kinds.map(\.described))
            process.channel.send(.described(id: request.id, description))
        case .parameters(let kind, let values):
            process.channel.send(await parameters(of: kind, checking: values, id: request.id))
            process.mergeDefaults()
        case .perform(_, let intent):
            let message = await performed(intent, id: request.id)
            // What it stored is there before the run that shows it.
            process.mergeDefaults()
            process.channel.send(message)
        case .settle:
            // On a thread of its own: the next run does not wait for downloads.
            Thread.detachNewThread { [process] in
                cactivity_wait_for_rest(Self.patience)
                process.channel.send(.settled(id: request.id))
            }
        case .run(let run):
            // Another question follows the run, and a thread that looks for rest meanwhile only takes its processor.
            cactivity_end_waits()
            let result: ExtensionMessage
            do throws(RunFailure) {
                // Before the folders: it tells a removed folder from keys that widget code has removed.
                try process.copyDefaults()
                // Somebody may have removed them since the process started.
                process.group.prepareFolders()
                try await perform(run, at: request.instant)
                result = .archived(id: request.id)
            } catch {
                result = .failed(id: request.id, why: error.why)
            }
            process.mergeDefaults()
            process.channel.send(result)
        }
    }

    private func parameters(of name: String, checking values: [String: String], id: Int) async -> ExtensionMessage {
        guard let kind = kinds.first(where: { $0.description.kind == name }) else {
            return .failed(id: id, why: "the bundle has no kind \(name)")
        }
        let parameters = kind.provider.parameters?() ?? IntentParameters.none
        var (report, diagnostics) = await parameters.report(on: values)
        report.recommendations = kind.provider.recommendations()
        for diagnostic in diagnostics { process.log(diagnostic.code, diagnostic.message) }
        return .parameters(id: id, report)
    }

    private func performed(_ intent: ArchivedIntent, id: Int) async -> ExtensionMessage {
        do {
            try process.copyDefaults()
            return .performed(id: id, url: try await intent.perform()?.absoluteString)
        } catch let failure as RunFailure {
            return .failed(id: id, why: failure.why)
        } catch {
            return .failed(id: id, why: "\(error)")
        }
    }

    private func perform(_ request: RunRequest, at instant: Double?) async throws(RunFailure) {
        guard let kind = kinds.first(where: { $0.description.kind == request.kind }) else {
            throw RunFailure("the bundle has no kind \(request.kind)")
        }
        guard let path = process.group.path(of: request.archive) else {
            throw RunFailure("the archive's path leaves the group: \(request.archive)")
        }
        let pixels = request.pixels.flatMap { process.group.path(of: $0) } ?? process.group.pixelsDirectory
        // A placeholder shows nothing that was published.
        if request.purpose != .placeholder {
            let odd = try LargeEntries.check(of: request.kind, in: process.group)
            for one in odd { process.log(one.code, one.message) }
        }
        let run = Run(
            request: request, kind: kind, archive: path, pixelsDirectory: pixels, instant: instant,
            report: { process.log($0.code, $0.message) }
        )
        try await run.perform()
    }
}
