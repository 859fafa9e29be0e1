// Runs: from the scheduler's wish to the archive that is checked, adopted or removed.
import GroupContainer
import Posix
import ReloadService
import Scheduling
import ViewArchive

extension RunningDaemon {
    /// Asks the extension for a run, once no host is publishing.
    func start(_ run: Scheduler.Run) {
        let key = RunKey(widget: run.widget.fileID, generation: run.generation)
        runsInFlight.insert(key)
        runsAtGate.insert(key)
        gate.pass { [unowned self] in
            runsAtGate.remove(key)
            // It may have been abandoned while it waited.
            if runsInFlight.contains(key) { ask(run) }
        }
    }

    private func ask(_ run: Scheduler.Run) {
        let id = run.widget.fileID
        let key = RunKey(widget: id, generation: run.generation)
        guard let widget = widgets[id] else {
            runsInFlight.remove(key)
            tell(.runEnded(run.widget, generation: run.generation, .failed(why: "the widget is not installed")))
            return
        }
        do throws(SystemError) {
            try timelines.prepareFolders()
        } catch {
            runsInFlight.remove(key)
            tell(.runEnded(run.widget, generation: run.generation, .failed(why: error.description)))
            return
        }
        let began = Clock.monotonicNow()
        extensions.start(request(run, widget)) { [unowned self] outcome in
            let seconds = Double(Clock.monotonicNow() - began) / 1e9
            let result = result(outcome, of: run, widget, seconds: seconds)
            runsInFlight.remove(key)
            tell(.runEnded(run.widget, generation: run.generation, result))
        }
    }

    private func request(_ run: Scheduler.Run, _ widget: WidgetTable.Widget) -> RunRequest {
        RunRequest(
            purpose: run.purpose == .timeline ? .timeline : .placeholder, widget: widget.id.rawValue,
            kind: widget.kind, family: widget.family, size: widget.size, generation: run.generation,
            archive: timelines.name(widget.id, run.generation),
            environment: RunEnvironment(
                renderer: painter.name, scale: options.scale, textSize: options.textSize, locale: options.locale
            ),
            configuration: widget.configuration
        )
    }

    private func result(
        _ outcome: Extension.Outcome, of run: Scheduler.Run, _ widget: WidgetTable.Widget, seconds: Double
    ) -> Scheduler.RunResult {
        switch outcome {
        case .failed(let why):
            discard(widget.id, run.generation)
            return .failed(why: why)
        case .archived:
            do throws(ArchiveRefusal) {
                let expected = ArchiveExpectation(
                    widget: widget.id.rawValue, kind: widget.kind, family: widget.family, generation: run.generation
                )
                let header = try timelines.receive(widget.id, expected)
                return .archived(ArchivedTimeline(header), seconds: seconds)
            } catch {
                discard(widget.id, run.generation)
                return .failed(why: error.sentence)
            }
        }
    }

    func adopt(_ widget: WidgetID, _ generation: Int) {
        do throws(SystemError) {
            guard let header = try timelines.adopt(widget, generation) else { return }
            announce(header)
            for diagnostic in header.diagnostics {
                sayOnce(widget, header, code: diagnostic.code, message: diagnostic.message)
            }
        } catch {
            log.write(
                .error,
                [
                    "what": "a timeline was not kept", "widget": .text(widget.rawValue),
                    "generation": .integer(generation), "why": .text("\(error)"),
                ]
            )
        }
    }

    func discard(_ widget: WidgetID, _ generation: Int) {
        do throws(SystemError) {
            try timelines.discard(widget, generation)
        } catch {
            log.write(
                .error,
                ["what": "an archive was not removed", "widget": .text(widget.rawValue), "why": .text("\(error)")]
            )
        }
    }

    func abandon(_ widget: WidgetKey, _ kind: KindName, _ generation: Int) {
        let id = widget.fileID
        extensions.abandon(kind.text)
        runsInFlight.remove(RunKey(widget: id, generation: generation))
        discard(id, generation)
    }

    /// Logs what the author should know, once a generation.
    func sayOnce(_ widget: WidgetID, _ header: ArchiveHeader, code: String, message: String) {
        if saidDiagnostics[widget]?.generation != header.generation {
            saidDiagnostics[widget] = (header.generation, [])
        }
        guard saidDiagnostics[widget]?.messages.insert("\(code) \(message)").inserted == true else { return }
        log.write(
            .diagnostic,
            [
                "widget": .text(widget.rawValue), "generation": .integer(header.generation), "code": .text(code),
                "message": .text(message),
            ]
        )
    }
}
