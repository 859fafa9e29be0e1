// Facts in the protocol's words, from each of those who know some.
import ReloadService
import Scheduling
import ViewArchive

extension WidgetFacts {
    /// What lies on disk, and what led to the run that made it.
    mutating func take(_ sidecar: Sidecar, origin: RunOrigin?) {
        entry = sidecar.entry
        snapshot = sidecar.file
        hash = sidecar.hash
        pictureGeneration = sidecar.generation
        cause = sidecar.cause
        self.origin = origin
        drawn = sidecar.drawn
        since = sidecar.since
    }

    /// What the archive says of itself.
    mutating func take(_ header: ArchiveHeader, origin: RunOrigin?) {
        var timeline = Timeline(
            entries: header.dates.count, policy: .never, began: Timestamp(header.started), origin: origin)
        switch header.policy {
        case .never: break
        case .atEnd: timeline.policy = .atEnd
        case .after(let date):
            timeline.policy = .after
            timeline.after = Timestamp(date)
        }
        self.timeline = timeline
    }

    /// What is planned.
    mutating func take(_ status: Scheduler.Status, isHeld: Bool) {
        generation = status.generation
        switch status.nextChange {
        case .entry(let index, let count, let date):
            nextChange = Timestamp(date.seconds)
            nextChangeCause = .entry
            nextEntry = .entry(index: index + 1, count: count, date: Timestamp(date.seconds))
        case .live(let instant):
            nextChange = Timestamp(instant.seconds)
            nextChangeCause = .live
        case nil: break
        }
        running = status.run != nil
        run = status.run.map { Run($0) }
        waiting = status.wait.map { Waiting($0) }
        let next = NextRun(status, isHeld: isHeld)
        nextRun = next.at.map { Timestamp($0.seconds) }
        nextRunReason = next.reason
        defersUntil = status.defersUntil.map { Timestamp($0.seconds) }
        failures = status.failures
        stale = failures > 0
        why = stale ? status.why : nil
        error = status.lastFailure.map {
            Failure(message: $0.why, time: Timestamp($0.at.seconds), generation: $0.generation)
        }
        lateAnswers = status.lateAnswers
    }
}

extension WidgetFacts.Run {
    init(_ inFlight: Scheduler.InFlight) {
        self.init(
            generation: inFlight.run.generation, purpose: inFlight.run.purpose == .timeline ? .timeline : .placeholder,
            origin: RunOrigin(inFlight.run.origin), seconds: inFlight.seconds, limit: inFlight.limit
        )
    }
}

extension WidgetFacts.Waiting {
    init(_ wait: Scheduler.Wait) {
        self.init(origin: RunOrigin(wait.origin))
        if case .run(let widget, let generation) = wait.reason {
            self.widget = widget.id
            self.generation = generation
        }
    }
}

extension RunOrigin {
    init(_ origin: Origin) {
        self.init(
            cause: origin.cause.rawValue, pid: origin.asker?.process,
            asked: (origin.asker?.asked).map { Timestamp($0.seconds) }
        )
    }
}
