// `widgets.json` as it is edited: one row comes or goes, and all else stays as people wrote it, also rows that cannot be
// used and members that this version does not know.
import FoundationEssentials
import GroupContainer
import Posix
import ReloadService

/// The file's document while it is changed.
struct WidgetsFile: Equatable {
    private let group: Group
    private var members: [String: JSONValue]

    /// Reads the file; where there is none, the implicit set stands in it.
    init(in group: Group, kinds: [(kind: String, families: [String])]) throws(WidgetsFileFault) {
        self.group = group
        do {
            // Whatever it says must be something that this version may write again.
            let installed = try group.installedWidgets(kinds: kinds, rules: JSONWords.rules)
            guard !installed.isImplicit,
                let data = try FileSystem.contents(of: group.widgetsFile, limit: InstalledWidgets.limit)
            else {
                members = [
                    "version": .integer(Int64(InstalledWidgets.version)),
                    "widgets": .array(installed.widgets.map(Self.row)),
                ]
                return
            }
            members = try JSONText.decode([String: JSONValue].self, from: EditedText(data).bytes, limits: .file)
        } catch {
            let isUnread = if case .system? = error as? ContainerError { true } else { error is SystemError }
            throw WidgetsFileFault(sentence: "\(error)", isDamage: !isUnread)
        }
    }

    private var rows: [JSONValue] {
        get throws(WidgetsFileFault) {
            guard case .array(let rows) = members["widgets"] else {
                throw WidgetsFileFault(sentence: "\(InstalledWidgets.name) has no array 'widgets'", isDamage: true)
            }
            return rows
        }
    }

    mutating func add(_ widget: InstalledWidget) throws(WidgetsFileFault) {
        members["widgets"] = .array(try rows + [Self.row(widget)])
    }

    /// False when no row has the id.
    mutating func remove(_ id: String) throws(WidgetsFileFault) -> Bool {
        let old = try rows
        let rest = old.filter { row in
            guard case .object(let facts) = row else { return true }
            return facts["id"] != .string(id)
        }
        members["widgets"] = .array(rest)
        return rest.count < old.count
    }

    /// Replaces the file; indented, since people edit it.
    func write() throws(WidgetsFileFault) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            var data = try encoder.encode(members)
            data.append(UInt8(ascii: "\n"))
            try group.write(data.span, to: group.widgetsFile, durable: true)
        } catch {
            throw WidgetsFileFault(sentence: "\(InstalledWidgets.name) was not written: \(error)")
        }
    }

    /// Writes a list of ours.
    static func write(_ widgets: [InstalledWidget], to path: String) throws {
        let members: [String: JSONValue] = [
            "version": .integer(Int64(InstalledWidgets.version)), "widgets": .array(widgets.map(row)),
        ]
        try AtomicFile.write(try JSONText.encode(members) + [UInt8(ascii: "\n")], to: path, durable: false)
    }

    private static func row(_ widget: InstalledWidget) -> JSONValue {
        var facts: [String: JSONValue] = [
            "id": .string(widget.id.rawValue), "kind": .string(widget.kind), "family": .string(widget.family),
        ]
        if let size = widget.size { facts["size"] = .array([.number(size.width), .number(size.height)]) }
        if !widget.configuration.isEmpty { facts["configuration"] = .object(widget.configuration.mapValues(\.asJSON)) }
        return .object(facts)
    }
}

/// Why the file cannot be changed.
struct WidgetsFileFault: Error {
    let sentence: String
    /// Whether the file was read, and what it says is at fault.
    var isDamage = false
}
