// Which widgets are installed: those of `widgets.json`, or one of each kind in each of its families.
import FoundationEssentials
import Posix

/// The installed widgets of a group.
package struct InstalledWidgets: Hashable, Sendable {
    package static let version = 1
    package static let name = "widgets.json"
    package static let limit = 4 << 20
    /// How many points a side may have.
    package static let sides = 8.0...4096.0

    package let widgets: [InstalledWidget]
    package let problems: [Problem]
    /// Whether no file says which they are.
    package let isImplicit: Bool

    /// One widget of each kind in each of its families, in the order in which the bundle names them.
    package init(kinds: [(kind: String, families: [String])]) {
        widgets = kinds.flatMap { kind, families in
            families.map { InstalledWidget(id: WidgetID(kind: kind, family: $0), kind: kind, family: $0) }
        }
        problems = []
        isImplicit = true
    }

    /// Reads what a file says; throws when the file as a whole cannot be used.
    package init(file bytes: [UInt8], rules: JSONRules) throws(ContainerError) {
        if let fault = rules.fault(bytes) { throw .malformed(path: Self.name, reason: fault) }
        let document: WidgetsDocument
        do {
            document = try JSONDecoder().decode(WidgetsDocument.self, from: Data(bytes))
        } catch {
            throw .malformed(path: Self.name, reason: "not an object with 'version' and the array 'widgets'")
        }
        if document.version > Self.version {
            throw .newerVersion(path: Self.name, found: document.version, known: Self.version)
        }
        var widgets: [InstalledWidget] = []
        var problems: [Problem] = []
        var taken: Set<String> = []
        for (index, row) in document.widgets.enumerated() {
            do throws(WidgetsDocument.Fault) {
                let widget = try row.widget()
                // Files of two ids that differ in case alone would be one on some file systems.
                if !taken.insert(widget.id.rawValue.lowercased()).inserted {
                    throw WidgetsDocument.Fault(field: "id", reason: "'\(widget.id)' is there twice")
                }
                widgets.append(widget)
            } catch {
                problems.append(Problem(file: Self.name, index: index, field: error.field, reason: error.reason))
            }
        }
        self.widgets = widgets
        self.problems = problems
        isImplicit = false
    }
}

extension Group {
    /// The installed widgets of the kinds that a bundle offers.
    package func installedWidgets(
        kinds: [(kind: String, families: [String])], rules: JSONRules
    ) throws(ContainerError) -> InstalledWidgets {
        guard let data = try contents(of: widgetsFile, limit: InstalledWidgets.limit) else {
            return InstalledWidgets(kinds: kinds)
        }
        return try InstalledWidgets(file: EditedText(data).bytes, rules: rules)
    }

    /// The widgets that were installed when the list could be used last: implicit ones when it has never been there.
    package func lastInstalledWidgets(
        kinds: [(kind: String, families: [String])], rules: JSONRules
    ) -> InstalledWidgets {
        do throws(ContainerError) {
            guard let data = try contents(of: lastWidgetsFile, limit: InstalledWidgets.limit) else {
                return InstalledWidgets(kinds: kinds)
            }
            return try InstalledWidgets(file: Array(data), rules: rules)
        } catch {
            // A copy of ours that cannot be used is none.
            return InstalledWidgets(kinds: kinds)
        }
    }
}
