// Makes an archive in a folder of its own, and reads it as text.
import SwiftUI
import Synchronization
import ViewArchive

@testable import WidgetKit

/// What a run wrote and said.
struct Archive {
    var header: ArchiveHeader
    var lines: [ArchivedEntry]
    /// What was reported while it ran.
    var reports: [String]
    /// The names in the archive's folder afterwards.
    var files: [String]

    /// Runs a provider of words once.
    @MainActor
    static func made(by provider: Clockwork, purpose: RunRequest.Purpose, renderer: String) async throws -> Archive {
        let configuration = StaticConfiguration(kind: "Test", provider: provider) { WordView(entry: $0) }
        guard let kind = WidgetKind(configuration.resolvedConfiguration) else { throw RunFailure("no kind") }
        return try await made(by: kind, purpose: purpose, renderer: renderer)
    }

    /// Runs a kind once, as generation 7 of `Test.systemSmall`.
    static func made(
        by kind: WidgetKind, purpose: RunRequest.Purpose, renderer: String, configuration: [String: String]? = nil
    ) async throws -> Archive {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }  // A folder that stays harms no other test.
        let file = folder.appendingPathComponent("archives/Test.systemSmall.7.jsonl")
        let reports = Reports()
        let run = Run(
            request: RunRequest(
                purpose: purpose, widget: "Test.systemSmall", kind: "Test", family: .systemSmall,
                size: Family.systemSmall.defaultSize, generation: 7, archive: "archives/Test.systemSmall.7.jsonl",
                environment: RunEnvironment(renderer: renderer, scale: 2), configuration: configuration
            ),
            kind: kind, archive: file.path, pixelsDirectory: folder.appendingPathComponent("pixels").path,
            report: { reports.add($0.message) }
        )
        try await run.perform()
        let text = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return Archive(
            header: try JSONDecoder().decode(ArchiveHeader.self, from: Data(text[0].utf8)),
            lines: try text.dropFirst().map { try JSONDecoder().decode(ArchivedEntry.self, from: Data($0.utf8)) },
            reports: reports.all,
            files: try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).sorted()
        )
    }

    /// A line of text for each entry: what it shows in light and in dark.
    var outline: [String] {
        lines.map { line in [Appearance.light, .dark].map { Self.text(line.lists[$0]) }.joined(separator: " / ") }
    }

    private static func text(_ slot: ArchivedEntry.Slot?) -> String {
        switch slot {
        case .list(let list):
            var texts: [String] = []
            list.forEachItem { item in
                if case .text(let text) = item { texts.append(text.block.runs.map(\.text).joined()) }
            }
            return texts.joined(separator: " | ")
        case .same(let line, _): return "as line \(line)"
        case nil: return "nothing"
        }
    }
}

/// What a run reported, from any thread.
private final class Reports: Sendable {
    private let messages = Mutex<[String]>([])

    func add(_ message: String) { messages.withLock { $0.append(message) } }

    var all: [String] { messages.withLock { $0 } }
}

extension AsyncWidget {
    @MainActor static var kind: WidgetKind? { WidgetKind(AsyncWidget()) }
}
