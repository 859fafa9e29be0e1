// Runs: who waits for one, and which kind has its turn.

extension Scheduler {
    /// Lets a widget wait for a run; wishes before the run begins share it. An urgent one waits for its turn only.
    mutating func want(
        _ key: WidgetKey, _ origin: Origin, ticket: Ticket? = nil, isAsked: Bool = false, isUrgent: Bool = false,
        at now: Now
    ) {
        guard let widget = members[key] else { return }
        var want = widget.want ?? Want(origin: origin, notBefore: widget.earliestRun(rules))
        if origin.cause.rank > want.origin.cause.rank { want.origin = origin }
        if isUrgent { want.notBefore = now.monotonic }
        if let ticket { want.tickets.append(ticket) }
        if isAsked { want.isAsked = true }
        members[key]?.want = want
        // One chain of runs: whatever had been planned, this run and its policy replace it.
        members[key]?.plan = nil
        if want.isDue(at: now) { enqueue(key) }
    }

    /// Gives a widget a place in its kind's queue, and the kind one among those that are ready.
    mutating func enqueue(_ key: WidgetKey) {
        guard let name = members[key]?.kind, kinds[name] != nil else { return }
        kinds[name]?.queue.join(key)
        if kinds[name]?.running == nil { ready.join(name) }
    }

    /// Starts the runs whose turn has come.
    mutating func startRuns(at now: Now) {
        while holders.count < rules.places, let name = ready.next() { startRun(of: name, at: now) }
    }

    private mutating func startRun(of name: KindName, at now: Now) {
        guard kinds[name]?.running == nil, let key = kinds[name]?.queue.next(), var widget = members[key] else {
            return
        }
        looks += 1
        let want = widget.want.flatMap { $0.isDue(at: now) ? $0 : nil }
        widget.lastGeneration += 1
        var run = Run(widget: key, kind: name, generation: widget.lastGeneration, origin: Origin(.start))
        var tickets: [Ticket] = []
        if case .wanted(let origin) = widget.placeholder {
            run.purpose = .placeholder
            run.origin = origin
            widget.placeholder = .running
            if want != nil { kinds[name]?.queue.join(key) }
        } else {
            guard let want else { return }
            run.origin = want.origin
            tickets = want.tickets
            widget.want = nil
            widget.plan = nil
            widget.lastRun = now.monotonic
            let isOfBatch = tickets.contains { $0.holder == .batch }
            kinds[name]?.damping.runBegan(key, isOfBatch: isOfBatch, at: now.monotonic)
        }
        kinds[name]?.running = Running(run: run, tickets: tickets, began: now.process)
        members[key] = widget
        runs[RunKey(run)] = name
        holders.insert(name)
        let limit = run.purpose == .timeline ? rules.providerTimeout : rules.placeholderTimeout
        processTimers.set(.place(name), now.process + rules.placeLimit)
        processTimers.set(.limit(name), limit.map { now.process + $0 })
        actions.append(.run(run))
        setTimers(of: key, at: now)
        reviewDamping(of: name, at: now)
    }
}

extension Scheduler.Widget {
    /// Whether nothing is on screen.
    var isBlank: Bool { shown == nil && !hasSnapshot && drawing == nil }

    /// Before then the minimum interval allows no run but an urgent one.
    func earliestRun(_ rules: Scheduler.Rules) -> MonotonicInstant {
        lastRun.map { $0 + rules.runInterval } ?? MonotonicInstant(seconds: -.infinity)
    }
}

extension Scheduler.Want {
    /// Whether it waits for nothing but its turn.
    func isDue(at now: Now) -> Bool { notBefore <= now.monotonic }
}

extension Cause {
    /// What a run says that is made because a picture of this cause could not be drawn.
    var ofRun: Cause {
        switch self {
        case .entry, .clock, .live: .policy
        case .start, .reload, .policy, .extension, .tap, .configuration: self
        }
    }

    /// Which cause a shared run names: the most deliberate one.
    var rank: Int {
        switch self {
        case .live: 0
        case .entry: 1
        case .clock: 2
        case .policy: 3
        case .extension: 4
        case .start: 5
        case .reload: 6
        case .configuration: 7
        case .tap: 8
        }
    }
}
