// What is known of each widget, from those who know it: the schedule, the sidecar, the archive, the log.
import GroupContainer
import Posix
import ReloadService
import Scheduling
import ViewArchive

extension RunningDaemon {
    func explain(_ call: ExplainCall) throws(ServiceError) -> Explanations {
        let now = present.now
        lookAtContainer()
        let daemon = Explainer.Daemon(pid: Int(ThisProcess.id), started: Timestamp(started))
        return Explanations(
            pid: Int(ThisProcess.id), started: Timestamp(started), now: Timestamp(now.wall.seconds),
            widgets: try chosen(widget: call.widget, kind: call.kind).map { widget in
                let facts = facts(of: widget, at: now)
                let explainer = Explainer(facts, of: daemon, now: now.wall.seconds)
                return Explanation(facts: facts, sentences: explainer.sentences)
            }, diagnostics: containerDiagnostics
        )
    }

    /// The installed widgets that a call names.
    func chosen(widget: String?, kind: String?) throws(ServiceError) -> [WidgetTable.Widget] {
        if let kind { try checkKind(kind) }
        let known = widgets.all.map(\.id.rawValue)
        if let widget, !known.contains(widget) { throw .unknownWidget(widget, known: known) }
        return widgets.all.filter {
            (widget == nil || $0.id.rawValue == widget) && (kind == nil || $0.kind == kind)
        }
    }

    func facts(of widget: WidgetTable.Widget, at now: Now) -> WidgetFacts {
        var facts = WidgetFacts(id: widget.id.rawValue, kind: widget.kind, family: widget.family.rawValue)
        let status = scheduler.status(of: WidgetKey(widget.id.rawValue), at: now)
        if let sidecar = painter.sidecar(of: widget.id) { facts.take(sidecar, origin: painter.origin(of: widget.id)) }
        guard let status else { return facts }
        let isHeld = status.run.map { runsAtGate.contains(RunKey(widget: widget.id, generation: $0.run.generation)) }
        facts.take(status, isHeld: isHeld ?? false)
        if facts.error == nil, let why = recalledFailures[widget.id] { facts.error = .init(message: why) }
        guard let header = timelines.archive(widget.id, status.generation)?.header else { return facts }
        let ofPicture = facts.pictureGeneration == status.generation ? facts.origin : nil
        facts.take(header, origin: status.origin.map { RunOrigin($0) } ?? ofPicture)
        let found = diagnostics.of(widget.id, header.generation)
        let told = header.diagnostics.map { Receipt.Diagnostic(code: $0.code, message: $0.message) }
        let all = found + told.filter { !found.contains($0) }
        facts.diagnostics = all.isEmpty ? nil : all
        return facts
    }
}
