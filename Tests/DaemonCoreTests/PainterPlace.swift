// A group with a painter for one widget, and archives for it.
import Foundation
import GroupContainer
import LiveText
import ReloadService
import TextRendering
import ViewArchive

@testable import DaemonCore

@MainActor struct PainterPlace {
    static let widget = WidgetID(kind: "P", family: "s")
    let folder: TemporaryFolder
    let group: Group

    init() throws {
        folder = try TemporaryFolder()
        group = Group(id: try GroupID("group.test"), directory: "\(folder.path)/group.test")
        try group.prepare()
    }

    func painter(onMovedAside: @escaping (String, String) -> Void = { _, _ in }) -> Painter {
        Painter(
            renderer: TextRenderer(), isCells: true,
            style: DrawingStyle(scale: 2, appearance: .light, hasRoundCorners: false), group: group,
            live: LiveText(locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: 0) ?? .current),
            onMovedAside: onMovedAside
        )
    }

    /// An archive with an entry each 100 seconds.
    func archive(_ lists: [DisplayList], generation: Int = 3, locale: String? = nil) throws -> ArchiveFile {
        let header = ArchiveHeader(
            widget: "P.s", kind: "P", family: .systemSmall, generation: generation,
            size: Size(width: 160, height: 160), started: 0, policy: .never,
            dates: lists.indices.map { Double($0 * 100) }, appearances: [.light], hasPlaceholder: false,
            renderer: "text", locale: locale, diagnostics: []
        )
        var lines = [String(decoding: try JSONText.encode(header), as: UTF8.self)]
        for list in lists { lines.append(try ArchiveFileTests.entry([.light: .list(list)])) }
        let path = try folder.write(lines.map { $0 + "\n" }.joined(), to: "archive.jsonl")
        return try ArchiveFile(
            path: path, expected: .init(widget: "P.s", kind: "P", family: .systemSmall, generation: generation)
        )
    }
}
