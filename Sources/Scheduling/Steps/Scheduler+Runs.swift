// Runs: who waits for one, and which kind has its turn.

extension Scheduler {
    /// Lets a widget wait for a run; wishes before the run begins share it.
    mutating func want(_ key: WidgetKey, _ origin: Origin, ticket: Ticket? = nil, isAsked: Bool = false) {
        guard members[key] != nil else { return }
        var want = members[key]?.want ?? Want(origin: origin)
        if origin.cause.rank > want.origin.cause.rank { want.origin = origin }
        if let ticket { want.tickets.append(ticket) }
        if isAsked { want.isAsked = true }
        members[key]?.want = want
        // One chain of runs: whatever had been planned, this run and its policy replace it.
        members[key]?.plan = nil
        enqueue(key)
    }

    /// Gives a widget a place in its kind's queue, and the kind one among those that are ready.
    mutating func enqueue(_ key: WidgetKey) {
        guard let name = members[key]?.kind, let kind = kinds[name] else { return }
        if !kind.queue.contains(key) { kinds[name]?.queue.append(key) }
        if kind.running == nil, !ready.contains(name) { ready.append(name) }
    }

    /// Starts the runs whose turn has come.
    mutating func startRuns(at now: Now) {
        while holders.count < rules.places, !ready.isEmpty { startRun(of: ready.removeFirst(), at: now) }
    }

    private mutating func startRun(of name: KindName, at now: Now) {
        guard var kind = kinds[name], kind.running == nil, !kind.queue.isEmpty else { return }
        let key = kind.queue.removeFirst()
        guard var widget = members[key] else { return }
        widget.lastGeneration += 1
        var run = Run(widget: key, kind: name, generation: widget.lastGeneration, origin: Origin(.start))
        var tickets: [Ticket] = []
        if case .wanted(let origin) = widget.placeholder {
            run.purpose = .placeholder
            run.origin = origin
            widget.placeholder = .running
            if widget.want != nil { kind.queue.append(key) }
        } else if let want = widget.want {
            run.origin = want.origin
            tickets = want.tickets
            widget.want = nil
            widget.plan = nil
            let isOfBatch = tickets.contains { $0.holder == .batch }
            kind.damping.runBegan(key, isOfBatch: isOfBatch, at: now.monotonic)
        }
        kind.running = Running(run: run, tickets: tickets, began: now.process)
        kinds[name] = kind
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
}

extension Cause {
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
