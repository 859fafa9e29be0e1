// `advance`: moves go one after another; each visits every instant at which something is due, and lets what is under
// way there end before it goes on.
import Posix
import ReloadService
import Scheduling

/// A move of the clock that somebody asked for.
struct AdvanceWish {
    let goal: AdvanceCall.Goal
    let pid: Int
    /// Who waits for its end; nil for nobody, so that it is made whoever goes.
    let asker: Peer?
    let done: (Result<Advanced, ServiceError>) -> Void
}

extension RunningDaemon {
    /// How many moves may wait.
    static let mostAdvances = 64
    /// In nanoseconds, after which others get their turn.
    private static let stepsAtOnce: Int64 = 5_000_000

    func advance(_ call: AdvanceCall, _ peer: Peer, _ ticket: Connection.Ticket?) throws(ServiceError) {
        guard present.isVirtual else { throw .clockIsNotVirtual }
        guard let goal = call.goal else {
            stopAdvances(of: peer)
            if let ticket { peer.answer(ticket, standing) }
            return
        }
        if advances.count >= Self.mostAdvances { throw .tooManyAdvances(limit: Self.mostAdvances) }
        advances.append(
            AdvanceWish(goal: goal, pid: Int(peer.processID), asker: ticket == nil ? nil : peer) { result in
                guard let ticket else { return }
                switch result {
                case .success(let advanced): peer.answer(ticket, advanced)
                case .failure(let error): peer.answer(ticket, error)
                }
            }
        )
        if advance == nil { beginAdvance() }
    }

    /// Whoever waits for a move and goes takes back what he asked for: a clock that went on for nobody could not be
    /// stopped.
    func takeBackAdvances(of peer: Peer) {
        // The first is being made, and ends between two steps.
        let begun = advance == nil ? 0 : 1
        advances = advances.prefix(begun) + advances.dropFirst(begun).filter { $0.asker !== peer }
        guard advance != nil, advances[0].asker === peer else { return }
        advance?.isTakenBack = true
        planStep()
    }

    /// Ends the moves that a peer waits for: the one that is being made once what is under way has ended.
    private func stopAdvances(of peer: Peer) {
        let begun = advance == nil ? 0 : 1
        let waiting = advances.dropFirst(begun)
        advances = advances.prefix(begun) + waiting.filter { $0.asker !== peer }
        for wish in waiting where wish.asker === peer { wish.done(.success(standing)) }
        guard advance != nil, advances[0].asker === peer else { return }
        advance?.isStopped = true
        planStep()
    }

    /// A move that went nowhere.
    private var standing: Advanced {
        let now = Timestamp(present.wall)
        return Advanced(from: now, now: now, stopped: .asked, counts: .init(), happened: [], omitted: 0)
    }

    /// The move that is being made.
    var currentAdvance: Status.Advance? {
        guard let advance, let wish = advances.first else { return nil }
        return Status.Advance(
            from: Timestamp(advance.start.seconds), reached: Timestamp(present.wall),
            goal: advance.target.map { Timestamp($0.seconds) }, pid: wish.pid, waiting: advances.count - 1
        )
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
        if let advance, advance.isTakenBack { stop(advance) }
        while isSettled, advance?.isTakenBack != true {
            if let advance, advance.isStopped {
                windUp(advance)
            } else if let held = nextHeldReload() {
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
        if isSettled || advance?.isTakenBack == true { planStep() }
    }

    private func go(_ advance: Advance) {
        // Whoever shows pictures sees each one that is replaced, and so does whoever reads of each in the log.
        let isWatched = options.logsLive || peers.areSubscribed(to: .snapshot)
        switch advance.next(scheduler, at: present.now, isWatched: isWatched) {
        case .visit(let visit):
            present.move(to: visit.instant)
            tell(visit.event)
        case .end(let instant, let stop):
            present.move(to: instant)
            end(advance, stop)
        }
    }

    /// The clock goes no further: what is on screen shows its instant before the move is over.
    private func windUp(_ stopped: Advance) {
        if stopped.isShown {
            end(stopped, .asked)
        } else {
            advance?.isShown = true
            tell(.tick)
        }
    }

    /// Whether nothing is under way at this instant.
    private var isSettled: Bool {
        scheduler.isQuiet && runsInFlight.isEmpty && !previews.isBusy && extensions.areSettled
    }

    /// The clock stays where it is, and what is on screen shows that time.
    private func stop(_ stopped: Advance) {
        tell(.tick)
        (advance, happenings) = (nil, nil)
        let wish = advances.removeFirst()
        let goal = stopped.target.map { "to \(Timestamp($0.seconds).rawValue)" } ?? "until idle"
        log.write(
            .diagnostic,
            [
                "code": "advance-stopped", "pid": .integer(wish.pid),
                "message": .text("whoever asked for the clock to go \(goal) has gone; it stands where it is"),
            ]
        )
        beginAdvance()
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
