// `advance`: moves go one after another; each visits every instant at which something is due, and lets what is under
// way there end before it goes on.
import Posix
import ReloadService
import Scheduling

/// A move of the clock that somebody asked for.
struct AdvanceWish {
    let goal: AdvanceCall.Goal
    let done: (Result<Advanced, ServiceError>) -> Void
}

extension RunningDaemon {
    /// How many moves may wait.
    static let mostAdvances = 64
    /// In nanoseconds, after which others get their turn.
    private static let stepsAtOnce: Int64 = 5_000_000

    func advance(_ call: AdvanceCall, _ peer: Peer, _ ticket: Connection.Ticket?) throws(ServiceError) {
        guard present.isVirtual else { throw .clockIsNotVirtual }
        if advances.count >= Self.mostAdvances { throw .tooManyAdvances(limit: Self.mostAdvances) }
        advances.append(
            AdvanceWish(goal: call.goal) { result in
                // Whoever has gone meanwhile gets no answer; the clock goes all the same.
                guard let ticket else { return }
                switch result {
                case .success(let advanced): peer.answer(ticket, advanced)
                case .failure(let error): peer.answer(ticket, error)
                }
            }
        )
        if advance == nil { beginAdvance() }
    }

    /// Begins the next move that can be made.
    private func beginAdvance() {
        while let wish = advances.first {
            do throws(ServiceError) {
                advance = try Advance(wish.goal, at: present.now.wall)
                happenings = Happenings()
                planStep()
                return
            } catch {
                advances.removeFirst()
                wish.done(.failure(error))
            }
        }
    }

    /// Something has ended: perhaps the clock may go on, or what waited for that may be done.
    func planStep() {
        if (advance == nil && heldReloads.isEmpty) || isStepping || nextStep != nil { return }
        nextStep = loop.schedule(afterSeconds: 0) { [unowned self] in
            nextStep = nil
            step()
        }
    }

    private func step() {
        isStepping = true
        // Each line by itself would wake the log's reader each time.
        log.hold()
        let pause = Clock.monotonicNow() + Self.stepsAtOnce
        while isSettled {
            if let held = nextHeldReload() {
                reloadForExtension(held.kind)
            } else if let advance {
                go(advance)
            } else {
                break
            }
            if Clock.monotonicNow() >= pause { break }
        }
        log.goOn()
        isStepping = false
        if isSettled { planStep() }
    }

    private func go(_ advance: Advance) {
        switch advance.next(scheduler, at: present.now) {
        case .visit(let instant):
            present.move(to: instant)
            tell(.tick)
        case .end(let instant, let stop):
            present.move(to: instant)
            end(advance, stop)
        }
    }

    /// Whether nothing is under way at this instant.
    private var isSettled: Bool {
        scheduler.isQuiet && runsInFlight.isEmpty && !previews.isBusy && extensions.areSettled
    }

    private func end(_ ended: Advance, _ stop: Advanced.Stop) {
        let counts = happenings?.counts ?? Advanced.Counts()
        let (happened, omitted) = happenings?.finish() ?? ([], 0)
        (advance, happenings) = (nil, nil)
        let wish = advances.removeFirst()
        log.goOn()
        wish.done(
            .success(
                Advanced(
                    from: Timestamp(ended.start.seconds), now: Timestamp(present.wall), stopped: stop,
                    counts: counts, happened: happened, omitted: omitted
                )
            )
        )
        beginAdvance()
    }
}
