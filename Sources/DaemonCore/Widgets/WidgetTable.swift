// The installed widgets that the bundle can show, and how a new table differs from the old one.
import GroupContainer
import ReloadService
import Scheduling
import ViewArchive

/// The installed widgets in the order of their file.
struct WidgetTable: Equatable {
    private(set) var all: [Widget] = []
    /// Where each of them stands: every run and draw looks its widget up.
    private var places: [WidgetID: Int] = [:]

    /// An installed widget, its family known and its size decided.
    struct Widget: Equatable {
        var id: WidgetID
        var kind: String
        var family: Family
        /// In points.
        var size: Size
        /// The configuration's values as JSON texts, by parameter.
        var configuration: [String: String]?

        /// Whether nothing but the configuration tells the two apart.
        func isConfigured(unlike other: Widget) -> Bool {
            var same = other
            same.configuration = configuration
            return same == self && configuration != other.configuration
        }
    }

    subscript(id: WidgetID) -> Widget? { places[id].map { all[$0] } }

    /// The widgets of the rows that the bundle's kinds can show, and a sentence for each of the others.
    static func make(
        of rows: [InstalledWidget], kinds: [KindDescription]
    ) -> (table: WidgetTable, problems: [String]) {
        var table = WidgetTable()
        var problems: [String] = []
        for row in rows {
            guard let kind = kinds.first(where: { $0.kind.hasBytes(of: row.kind) }) else {
                problems.append("\(row.id): the bundle has no kind \(row.kind)")
                continue
            }
            guard let family = Family(rawValue: row.family), kind.families.contains(family) else {
                problems.append("\(row.id): the kind \(row.kind) does not support the family \(row.family)")
                continue
            }
            let size = row.size.map { Size(width: $0.width, height: $0.height) } ?? family.defaultSize
            table.append(
                Widget(
                    id: row.id, kind: row.kind, family: family, size: size,
                    configuration: configuration(row.configuration)
                )
            )
        }
        return (table, problems)
    }

    /// The widgets that must go, and those that must come: one whose facts changed does both.
    func difference(to new: WidgetTable) -> (removed: [Widget], added: [Widget]) {
        (all.filter { new[$0.id] != $0 }, new.all.filter { self[$0.id] != $0 })
    }

    private mutating func append(_ widget: Widget) {
        places[widget.id] = all.count
        all.append(widget)
    }

    private static func configuration(_ values: [String: PropertyListValue]) -> [String: String]? {
        if values.isEmpty { return nil }
        return values.mapValues { JSONWords.text($0) }
    }
}

extension WidgetKey {
    /// The id as the container knows it; keys are only ever made of such ids.
    var fileID: WidgetID {
        guard let id = WidgetID(rawValue: id) else { preconditionFailure("\(id) is no widget's id") }
        return id
    }
}
