// Runs: from the scheduler's wish to the archive that is checked, adopted or removed.
import GroupContainer
import Posix
import ReloadService
import Scheduling
import ViewArchive

extension RunningDaemon {
    /// Asks the extension for a run, once no host is publishing and the entries that it will read are whole.
    func start(_ run: Scheduler.Run) {
        let id = run.widget.fileID
        let key = RunKey(widget: id, generation: run.generation)
        runsInFlight.insert(key)
        runsAtGate.insert(key)
        gate.pass { [unowned self] in
            runsAtGate.remove(key)
            guard let kind = widgets[id]?.kind else {
                end(run, .failed(why: "the widget is not installed"))
                return
            }
            passEntries(of: kind) { [unowned self] in begin(run, of: kind, attempt: 1) }
        }
    }

    private func begin(_ run: Scheduler.Run, of kind: String, attempt: Int) {
        let id = run.widget.fileID
        // It may have been abandoned while it waited.
        guard runsInFlight.contains(RunKey(widget: id, generation: run.generation)) else { return }
        guard let widget = widgets[id] else {
            end(run, .failed(why: "the widget is not installed"))
            return
        }
        diagnostics.begin(id, kind: kind, generation: run.generation)
        lookAtVersion()
        if let versionFault {
            end(run, .failed(why: versionFault))
            return
        }
        tellOfEntries(of: kind, to: run)
        // A placeholder shows nothing that was published.
        if run.purpose == .timeline, let fault = entriesChecks[kind]?.fault {
            end(run, .failed(why: fault))
            return
        }
        do throws(SystemError) {
            try timelines.prepareFolders()
        } catch {
            end(run, .failed(why: error.description))
            return
        }
        let began = Clock.monotonicNow()
        extensions.start(request(run, widget)) { [unowned self] outcome in
            let seconds = Double(Clock.monotonicNow() - began) / 1e9
            if entriesChecks[kind]?.isWrittenInPlace(of: kind, in: group) == true {
                again(run, of: kind, after: attempt)
            } else {
                end(run, result(outcome, of: run, widget, seconds: seconds))
            }
        }
    }

    /// What a run made of a file that was written in place meanwhile may be half of this and half of that: it is made
    /// once more.
    private func again(_ run: Scheduler.Run, of kind: String, after attempt: Int) {
        discard(run.widget.fileID, run.generation)
        tellOfWritingInPlace(kind)
        if attempt >= Self.mostAttempts {
            end(run, .failed(why: "\(Group.entriesName(kind)) was written in place during each of \(attempt) runs"))
            return
        }
        passEntries(of: kind) { [unowned self] in begin(run, of: kind, attempt: attempt + 1) }
    }

    private static let mostAttempts = 3

    private func end(_ run: Scheduler.Run, _ result: Scheduler.RunResult) {
        runsInFlight.remove(RunKey(widget: run.widget.fileID, generation: run.generation))
        tell(.runEnded(run.widget, generation: run.generation, result))
    }

    private func request(_ run: Scheduler.Run, _ widget: WidgetTable.Widget) -> RunRequest {
        RunRequest(
            purpose: run.purpose == .timeline ? .timeline : .placeholder, widget: widget.id.rawValue,
            kind: widget.kind, family: widget.family, size: widget.size, generation: run.generation,
            archive: timelines.name(widget.id, run.generation),
            environment: RunEnvironment(
                renderer: painter.name, scale: options.scale,
                hasHighContrast: options.hasHighContrast, textSize: options.textSize, locale: options.locale
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
