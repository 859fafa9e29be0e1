// What `kinds`, `currentConfigurations` and `status` answer.
import GroupContainer
import Posix
import ReloadService
import Scheduling
import ViewArchive

extension RunningDaemon {
    func offeredKinds() -> KindsCall.Kinds {
        KindsCall.Kinds(
            kinds: bundle.kinds.map {
                KindsCall.Kind(
                    kind: $0.kind, displayName: $0.displayName, description: $0.description,
                    families: $0.families.map(\.rawValue), configuration: $0.configuration.rawValue
                )
            }
        )
    }

    func installedWidgets() -> WidgetsCall.Widgets {
        lookAtContainer()
        return WidgetsCall.Widgets(
            widgets: widgets.all.map {
                WidgetsCall.Widget(
                    id: $0.id.rawValue, kind: $0.kind, family: $0.family.rawValue,
                    configuration: $0.configuration.map { .object($0.compactMapValues(JSONWords.value)) },
                    size: [$0.size.width, $0.size.height]
                )
            }, diagnostics: containerDiagnostics
        )
    }

    func status(_ call: StatusCall) throws(ServiceError) -> Status {
        let now = present.now
        lookAtContainer()
        return Status(
            pid: Int(ThisProcess.id), group: group.id.text, path: group.directory, socket: group.socket,
            started: Timestamp(started), now: Timestamp(now.wall.seconds),
            clock: present.isVirtual ? "virtual" : "system", advance: currentAdvance,
            renderer: painter.name, scale: options.scale, appearance: options.appearance, live: options.live,
            connections: peers.count,
            widgets: try chosen(widget: call.widget, kind: call.kind).map { facts(of: $0, at: now) },
            diagnostics: containerDiagnostics
        )
    }
}
