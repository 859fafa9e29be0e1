// Reloads: whom they concern, what they reset, and how widget code's own ones are damped.

extension Scheduler {
    mutating func take(_ reload: Reload, at now: Now) {
        let widgets = concerned(by: reload.scope)
        let asker = Asker(process: reload.process, asked: now.wall)
        if let caller = reload.caller { admit(caller, widgets: widgets, at: now) }
        if reload.origin == .extension {
            takeFromExtension(reload, asker, widgets: widgets, at: now)
        } else {
            let cause: Cause =
                switch reload.origin {
                case .host, .extension: .reload
                case .tap: .tap
                case .configuration: .configuration
                }
            for key in widgets {
                members[key]?.retries = 0
                members[key]?.drawFailures = 0
                if members[key]?.placeholder == .tried { members[key]?.placeholder = .untried }
                ask(key, Origin(cause, asker: asker), for: reload, at: now)
            }
            for (name, _) in byKind(widgets) {
                kinds[name]?.damping.reset()
                reviewDamping(of: name, at: now)
            }
        }
        if let caller = reload.caller { answerIfComplete(caller.id) }
    }

    private mutating func concerned(by scope: Reload.Scope) -> [WidgetKey] {
        switch scope {
        case .all: inOrder(members.keys)
        case .kind(let name): inOrder(kinds[name]?.widgets ?? [])
        case .widget(let key): members[key] == nil ? [] : [key]
        }
    }

    /// Some widgets by their kinds, both in their order.
    private func byKind(_ widgets: [WidgetKey]) -> [(name: KindName, widgets: [WidgetKey])] {
        var groups: [(name: KindName, widgets: [WidgetKey])] = []
        var places: [KindName: Int] = [:]
        for key in widgets {
            guard let name = members[key]?.kind else { continue }
            if let place = places[name] {
                groups[place].widgets.append(key)
            } else {
                places[name] = groups.count
                groups.append((name, [key]))
            }
        }
        return groups
    }

    /// Lets a widget wait for a run on behalf of a reload's caller, who is told at once if that takes an interval.
    private mutating func ask(_ key: WidgetKey, _ origin: Origin, for reload: Reload, at now: Now) {
        guard let widget = members[key] else { return }
        let isUrgent = reload.isForeground || origin.cause == .tap || origin.cause == .configuration
        let isCoalesced = widget.want?.isAsked ?? false
        let earliest = isUrgent ? now.monotonic : widget.want?.notBefore ?? widget.earliestRun(rules)
        let isHeld = earliest > now.monotonic
        var ticket: Ticket?
        if let caller = reload.caller, caller.waits, !isHeld {
            ticket = Ticket(holder: .caller(caller.id), isCoalesced: isCoalesced)
        }
        want(key, origin, ticket: ticket, isAsked: true, isUrgent: isUrgent, at: now)
        setTimers(of: key, at: now)
        guard let caller = reload.caller else { return }
        if isHeld {
            let why = "minimum interval: a widget's runs are at least \(Int(rules.runInterval)) seconds apart"
            deferReload(of: key, for: caller, isCoalesced: isCoalesced, why: why, until: now.wall(at: earliest))
        } else if !caller.waits {
            let outcome = ReloadOutcome(
                widget: key, outcome: .accepted, generation: widget.lastGeneration + 1, coalesced: isCoalesced)
            settle(caller.id, outcome)
        }
    }

    /// Widget code's own reload: at once if that is soon enough, otherwise deferred.
    private mutating func takeFromExtension(_ reload: Reload, _ asker: Asker, widgets: [WidgetKey], at now: Now) {
        for (name, widgets) in byKind(widgets) {
            if kinds[name]?.damping.asked.isEmpty == true { kinds[name]?.asker = asker }
            kinds[name]?.damping.ask(for: widgets, at: now.monotonic)
            guard let damping = kinds[name]?.damping else { continue }
            if let due = damping.due, due <= now.monotonic {
                startBatch(of: name, at: now)
                for key in widgets { ask(key, Origin(.extension, asker: asker), for: reload, at: now) }
            } else if let caller = reload.caller {
                for key in widgets {
                    let earliest = max(damping.earliest, members[key]?.earliestRun(rules) ?? damping.earliest)
                    deferReload(
                        of: key, for: caller, why: "reloads by the extension itself are damped",
                        until: now.wall(at: earliest))
                }
            }
            reviewDamping(of: name, at: now)
        }
    }

    private mutating func deferReload(
        of key: WidgetKey, for caller: Caller, isCoalesced: Bool = false, why: String, until: WallInstant
    ) {
        guard let widget = members[key] else { return }
        let outcome = ReloadOutcome(
            widget: key, outcome: .deferred, generation: widget.lastGeneration + 1, coalesced: isCoalesced,
            shown: widget.shown, hash: widget.hash, why: why, until: until)
        settle(caller.id, outcome)
    }

    /// Starts a kind's next batch when it is due, else sets its timer and tells the log.
    mutating func reviewDamping(of name: KindName, at now: Now) {
        guard let damping = kinds[name]?.damping else { return }
        var due = damping.due
        if let instant = due, instant <= now.monotonic {
            startBatch(of: name, at: now)
            due = nil
        }
        monotonicTimers.set(.kind(name), due)
        guard let due, kinds[name]?.told != due else { return }
        kinds[name]?.told = due
        actions.append(.log(.damped(name, delay: damping.delay, until: now.wall(at: due))))
    }

    /// Lets the widgets that widget code asked for wait for a run each.
    private mutating func startBatch(of name: KindName, at now: Now) {
        let origin = Origin(.extension, asker: kinds[name]?.asker)
        for key in inOrder(kinds[name]?.damping.beginBatch() ?? []) {
            want(key, origin, ticket: Ticket(holder: .batch), at: now)
            setTimers(of: key, at: now)
        }
    }
}
