// What `status`, `kinds` and `currentConfigurations` answer.
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
        WidgetsCall.Widgets(
            widgets: widgets.all.map {
                WidgetsCall.Widget(
                    id: $0.id.rawValue, kind: $0.kind, family: $0.family.rawValue,
                    size: [$0.size.width, $0.size.height]
                )
            }
        )
    }

    func status(_ call: StatusCall) throws(ServiceError) -> Status {
        if let kind = call.kind { try checkKind(kind) }
        let known = widgets.all.map(\.id.rawValue)
        if let widget = call.widget, !known.contains(widget) { throw .unknownWidget(widget, known: known) }
        let now = present.now
        let chosen = widgets.all.filter {
            (call.widget == nil || $0.id.rawValue == call.widget) && (call.kind == nil || $0.kind == call.kind)
        }
        return Status(
            pid: Int(ThisProcess.id), group: group.id.text, path: group.directory, socket: group.socket,
            started: Timestamp(started), now: Timestamp(now.wall.seconds),
            clock: present.isVirtual ? "virtual" : "system",
            renderer: painter.name,
            scale: options.scale, appearance: options.appearance, connections: peers.count,
            widgets: chosen.map { state($0, at: now) }
        )
    }

    private func state(_ widget: WidgetTable.Widget, at now: Now) -> Status.Widget {
        let schedule = scheduler.status(of: WidgetKey(widget.id.rawValue), at: now)
        let sidecar = painter.sidecar(of: widget.id)
        let isStale = (schedule?.failures ?? 0) > 0
        let nextRun: WallInstant? =
            switch schedule?.nextRun {
            case .policy(let instant), .idle(let instant), .retry(let instant, _): instant
            case nil: nil
            }
        return Status.Widget(
            id: widget.id.rawValue, kind: widget.kind, family: widget.family.rawValue,
            generation: schedule?.generation ?? 0, entry: sidecar?.entry, snapshot: sidecar?.file, hash: sidecar?.hash,
            drawn: sidecar?.drawn, running: schedule?.running != nil, stale: isStale,
            why: isStale ? schedule?.why : nil, nextChange: schedule?.nextEntry.map { Timestamp($0.seconds) },
            nextRun: nextRun.map { Timestamp($0.seconds) }
        )
    }
}
