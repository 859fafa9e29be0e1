// `addWidget` and `removeWidget`: a row of `widgets.json` comes or goes, and the daemon reads the file as if a person
// had changed it.
import GroupContainer
import Posix
import ReloadService
import ViewArchive

extension RunningDaemon {
    func add(_ call: AddWidgetCall) throws(ServiceError) -> ChangedWidget {
        let row = InstalledWidget(
            id: WidgetID.free(kind: call.kind, family: call.family, taken: takenIDs()), kind: call.kind,
            family: try family(call.family, of: call.kind), configuration: try configuration(call.values),
            size: try size(call.size)
        )
        try edit { (file) throws(WidgetsFileFault) in try file.add(row) }
        return ChangedWidget(widget: row.id.rawValue)
    }

    /// Throws what is wrong with a widget that is to be installed, as far as nobody need be asked.
    func check(_ call: AddWidgetCall) throws(ServiceError) {
        _ = try family(call.family, of: call.kind)
        _ = try configuration(call.values)
        _ = try size(call.size)
        try checkWritable()
    }

    func remove(_ call: RemoveWidgetCall) throws(ServiceError) -> ChangedWidget {
        var isThere = false
        try edit { (file) throws(WidgetsFileFault) in isThere = try file.remove(call.widget) }
        if !isThere { throw .unknownWidget(call.widget, known: widgets.all.map(\.id.rawValue)) }
        return ChangedWidget(widget: call.widget)
    }

    /// The ids that the file gives away, also those of rows that the bundle cannot show.
    private func takenIDs() -> Set<WidgetID> {
        let kinds = bundle.kinds.map { ($0.kind, $0.families.map(\.rawValue)) }
        // A file that cannot be read refuses the change when it is edited.
        let installed = try? group.installedWidgets(kinds: kinds, rules: JSONWords.rules)
        return Set(installed?.widgets.map(\.id) ?? []).union(widgets.all.map(\.id))
    }

    private func family(_ text: String, of kind: String) throws(ServiceError) -> String {
        try checkKind(kind)
        let known = bundle.kind(named: kind)?.families.map(\.rawValue) ?? []
        guard known.contains(text) else { throw .unknownFamily(text, of: kind, known: known) }
        return text
    }

    private func configuration(_ values: [String: JSONValue]?) throws(ServiceError) -> [String: PropertyListValue] {
        var configuration: [String: PropertyListValue] = [:]
        for (name, value) in values ?? [:] {
            guard let stored = PropertyListValue(value) else {
                throw .invalidParam("values", "\(LogValue.quoted(name)): a configuration holds no null")
            }
            configuration[name] = stored
        }
        return configuration
    }

    private func size(_ sides: [Double]?) throws(ServiceError) -> InstalledWidget.Size? {
        guard let sides else { return nil }
        guard sides.count == 2, sides.allSatisfy(InstalledWidgets.sides.contains) else {
            throw .invalidParam("size", "[width, height], each from 8 to 4096 points")
        }
        return InstalledWidget.Size(width: sides[0], height: sides[1])
    }

    /// Changes the file and installs what it says then.
    private func edit(_ change: (inout WidgetsFile) throws(WidgetsFileFault) -> Void) throws(ServiceError) {
        try checkWritable()
        do throws(WidgetsFileFault) {
            let kinds = bundle.kinds.map { ($0.kind, $0.families.map(\.rawValue)) }
            var file = try WidgetsFile(in: group, kinds: kinds)
            let old = file
            try change(&file)
            if file != old { try file.write() }
        } catch {
            throw error.isDamage ? .damagedFile(error.sentence) : .containerUnavailable(error.sentence)
        }
        readWidgets()
    }
}
