// How what was published is shown.
import GroupContainer
import ReloadService

extension Report {
    init(publishedEntries count: Int, of kind: String, note: String?) {
        struct Facts: Encodable {
            var kind: String
            var entries: Int
            var file: String
            var note: String?
        }
        self.init(
            ["published \(count) \(count == 1 ? "entry" : "entries") of \(LogValue.plainOrQuoted(kind))"]
                + (note.map { ["note: \($0)"] } ?? []),
            Facts(kind: kind, entries: count, file: Group.entriesName(kind), note: note)
        )
    }

    init(publishedImage name: ImageName, bytes: Int) {
        struct Facts: Encodable {
            var image: String
            var bytes: Int
        }
        self.init(
            ["published \(LogValue.plainOrQuoted(name.text)), \(bytes) bytes"], Facts(image: name.text, bytes: bytes)
        )
    }

    init(removedImage name: ImageName) {
        self.init(["removed \(LogValue.plainOrQuoted(name.text))"], ["removed": name.text])
    }

    init(changed change: DefaultsChange) {
        struct Facts: Encodable {
            var set: [String]
            var unset: [String]
        }
        let facts = Facts(set: change.set.keys.sorted(), unset: change.remove.sorted())
        var lines: [String] = []
        if !facts.set.isEmpty { lines.append("set " + Self.list(facts.set)) }
        if !facts.unset.isEmpty { lines.append("unset " + Self.list(facts.unset)) }
        self.init(lines, facts)
    }

    private static func list(_ names: [String]) -> String {
        names.map(LogValue.plainOrQuoted).joined(separator: " ")
    }
}
