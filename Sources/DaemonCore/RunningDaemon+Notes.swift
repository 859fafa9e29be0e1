// The scheduler's facts as log lines.
import GroupContainer
import ReloadService
import Scheduling

extension RunningDaemon {
    func say(_ note: Scheduler.Note) {
        switch note {
        case .lateAnswer(let widget, let generation, let count):
            log.write(
                .diagnostic,
                [
                    "widget": .text(widget.id), "generation": .integer(generation), "code": "late-answer",
                    "message": "an answer came too late and was dropped", "count": .integer(count),
                ]
            )
        case .runFailed(let widget, let generation, let why, let retry):
            log.write(
                .diagnostic,
                [
                    "widget": .text(widget.id), "generation": .integer(generation), "code": "run-failed",
                    "message": .text(why), "retry": retry.map { .text(Timestamp($0.seconds).rawValue) },
                ]
            )
            markStale(widget.fileID, why: why)
        case .entriesCut(let widget, let generation, let kept, let count):
            log.write(
                .diagnostic,
                [
                    "widget": .text(widget.id), "generation": .integer(generation), "code": "entries-cut",
                    "message": "only the first entries from the one due are kept", "kept": .integer(kept),
                    "count": .integer(count),
                ]
            )
        case .damped(let kind, let delay, let until):
            log.write(
                .diagnostic,
                [
                    "kind": .text(kind.text), "code": "damped",
                    "message": "the widget's own code asks for reloads too often; the next one waits",
                    "delay": .duration(delay), "until": .text(Timestamp(until.seconds).rawValue),
                ]
            )
        }
    }

    private func markStale(_ widget: WidgetID, why: String) {
        do {
            try painter.markStale(widget, why: why)
        } catch {
            log.write(.error, ["what": "a sidecar was not written", "why": .text("\(error)")])
        }
    }
}
