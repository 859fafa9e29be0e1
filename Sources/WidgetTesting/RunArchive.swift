// A run's archive in a folder that is gone once it is read.
import SwiftUI
import ViewArchive
import WidgetKit

/// What one run wrote.
struct RunArchive {
    let header: ArchiveHeader
    private let lines: [ArchivedEntry]

    init(
        of kind: WidgetKind, in family: Family, _ configuration: [String: String], _ locale: String
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("widget-run-\(UUID().uuidString)")
        // What cannot be removed there is the system's to remove.
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("archive.jsonl")
        let name = kind.description.kind
        let run = Run(
            request: RunRequest(
                purpose: .timeline, widget: "\(name).\(family.rawValue)", kind: name, family: family,
                size: family.defaultSize, generation: 1, archive: file.lastPathComponent,
                environment: RunEnvironment(renderer: "text", scale: 2, locale: locale),
                configuration: configuration.isEmpty ? nil : configuration
            ),
            kind: kind, archive: file.path, pixelsDirectory: folder.appendingPathComponent("pixels").path
        ) { _ in
            // What is reported while a run goes on is about a second answer, which no timeline is made of.
        }
        do throws(RunFailure) {
            try await run.perform()
        } catch {
            throw WidgetRun.Failure(error.why)
        }
        let text = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let decoder = JSONDecoder()
        header = try decoder.decode(ArchiveHeader.self, from: Data((text.first ?? "").utf8))
        lines = try text.dropFirst().map { try decoder.decode(ArchivedEntry.self, from: Data($0.utf8)) }
    }

    /// The list of an entry in the light appearance.
    func list(_ index: Int) -> DisplayList? {
        var place = (line: index, appearance: Appearance.light)
        // A reference leads to an earlier place, so it ends.
        for _ in 0...lines.count * 2 {
            guard lines.indices.contains(place.line) else { return nil }
            switch lines[place.line].lists[place.appearance] {
            case .list(let list): return list
            case .same(let line, let appearance): place = (line, appearance)
            case nil: return nil
            }
        }
        return nil
    }
}
