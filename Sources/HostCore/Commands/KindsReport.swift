// How kinds and installed widgets are shown.
import ReloadService

extension Report {
    init(_ kinds: KindsCall.Kinds) {
        let rows = kinds.kinds.map {
            [$0.kind, $0.displayName, $0.families.joined(separator: " "), $0.description]
        }
        self.init(rows.isEmpty ? ["the bundle has no kinds"] : Table.lines(rows), kinds)
    }

    init(_ widgets: WidgetsCall.Widgets) {
        let rows = widgets.widgets.map { widget in
            [
                widget.id, widget.kind, widget.family, widget.size.map(Self.points).joined(separator: "x"),
                Self.configuration(widget.configuration),
            ]
        }
        self.init(rows.isEmpty ? ["no widget is installed"] : Table.lines(rows), widgets)
        // These are in use; the file that should name them says something else, or nothing.
        complaints = (widgets.diagnostics ?? []).map { Complaint(.refused, kind: $0.code, $0.message) }
    }

    /// Points without needless decimals.
    private static func points(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? String(number)
    }
}
