// Drawing: what the scheduler wants on screen becomes a snapshot, a log line and a report.
import GroupContainer
import Posix
import ReloadService
import Scheduling
import ViewArchive

extension RunningDaemon {
    func draw(_ draw: Scheduler.Draw) {
        let id = draw.widget.fileID
        guard let archive = timelines.archive(id, draw.generation) else {
            tell(.drawn(draw.widget, .init(.failed(why: "its archive is gone"))))
            return
        }
        let now = present.now
        let wish = wish(draw, archive, at: now)
        do {
            let painted = try painter.paint(wish, at: now.wall.seconds)
            let snapshot = painted.snapshot
            record(snapshot)
            planRest()
            for message in painted.diagnostics { sayOnce(id, archive.header, code: "drawing", message: message) }
            tell(
                .drawn(
                    draw.widget,
                    .init(
                        snapshot.isUnchanged ? .unchanged : .rendered, hash: snapshot.hash,
                        nextChange: painted.nextLiveChange.map { WallInstant(seconds: $0) }, resolved: now.wall,
                        isSameContent: painted.isSameContent, seconds: snapshot.took
                    )
                )
            )
        } catch {
            let why = Self.sentence(error)
            log.write(.error, ["what": "a snapshot was not made", "widget": .text(id.rawValue), "why": .text(why)])
            tell(.drawn(draw.widget, .init(.failed(why: why))))
        }
        // A placeholder's archive has served once it is drawn; a timeline's was adopted before.
        if timelines.isPending(id, draw.generation) { discard(id, draw.generation) }
    }

    private func wish(_ draw: Scheduler.Draw, _ archive: ArchiveFile, at now: Now) -> Painter.Wish {
        let id = draw.widget.fileID
        let status = scheduler.status(of: draw.widget, at: now)
        var wish = Painter.Wish(
            widget: id, archive: archive, line: ArchiveFile.Line(draw.picture), cause: draw.cause.rawValue,
            origin: draw.origin.map { RunOrigin($0) }, skipped: draw.skipped,
            stale: (status?.failures ?? 0) > 0 ? status?.why ?? "the last run failed" : nil,
            nextEntry: status?.nextEntry?.seconds
        )
        // What is shown of an archive that is not current cannot be drawn again.
        if !timelines.isPending(id, draw.generation) {
            let rules = scheduler.rules
            wish.redraw = {
                rules.liveRedraw(after: WallInstant(seconds: $0), drawn: WallInstant(seconds: $1))?.seconds
            }
        }
        return wish
    }

    private func record(_ snapshot: Snapshot) {
        let line = snapshot.logLine
        if snapshot.cause == Cause.live.rawValue, !options.logsLive {
            happenings?.addRedraw()
            // Subscribers show pictures, so they hear of each one that is replaced.
            announce(line)
            return
        }
        do throws(SystemError) {
            try snapshotLog.append(line)
        } catch {
            log.write(.error, ["what": "the snapshots' log was not written", "why": .text("\(error)")])
        }
        log.write(line)
        happenings?.add(Happening(snapshot))
    }

    /// Drawing leaves freed memory behind, which others may have once it is quiet.
    private func planRest() {
        guard !restIsPlanned else { return }
        restIsPlanned = true
        loop.schedule(afterSeconds: 1) { [unowned self] in
            restIsPlanned = false
            ThisProcess.releaseFreeMemory()
        }
    }

    private static func sentence(_ error: any Error) -> String {
        switch error {
        case let refusal as ArchiveRefusal: refusal.sentence
        case let system as SystemError: system.description
        default: "\(error)"
        }
    }
}

extension ArchiveFile.Line {
    init(_ shown: Scheduler.Shown) {
        switch shown {
        case .placeholder: self = .placeholder
        case .entry(let index, _, _): self = .entry(index)
        }
    }
}
