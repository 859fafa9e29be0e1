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
                ask(key, Origin(cause, asker: asker), caller: reload.caller)
                setTimers(of: key, at: now)
            }
            for name in kindNames(of: widgets) {
                kinds[name]?.damping.reset()
                reviewDamping(of: name, at: now)
            }
        }
        if let caller = reload.caller { answerIfComplete(caller.id) }
    }

    private func concerned(by scope: Reload.Scope) -> [WidgetKey] {
        switch scope {
        case .all: widgets
        case .kind(let name): kinds[name]?.widgets ?? []
        case .widget(let key): members[key] == nil ? [] : [key]
        }
    }

    /// The kinds of some widgets, each once, in their order.
    private func kindNames(of widgets: [WidgetKey]) -> [KindName] {
        var seen: Set<KindName> = []
        return widgets.compactMap { members[$0]?.kind }.filter { seen.insert($0).inserted }
    }

    /// Lets a widget wait for a run on behalf of a caller.
    private mutating func ask(_ key: WidgetKey, _ origin: Origin, caller: Caller?) {
        let isCoalesced = members[key]?.want?.isAsked ?? false
        var ticket: Ticket?
        if let caller, caller.waits {
            ticket = Ticket(holder: .caller(caller.id), isCoalesced: isCoalesced)
        }
        want(key, origin, ticket: ticket, isAsked: true)
        if let caller, !caller.waits {
            let generation = (members[key]?.lastGeneration ?? 0) + 1
            settle(
                caller.id,
                ReloadOutcome(widget: key, outcome: .accepted, generation: generation, coalesced: isCoalesced))
        }
    }

    /// Widget code's own reload: at once if that is soon enough, otherwise deferred.
    private mutating func takeFromExtension(_ reload: Reload, _ asker: Asker, widgets: [WidgetKey], at now: Now) {
        for name in kindNames(of: widgets) {
            let members = widgets.filter { self.members[$0]?.kind == name }
            if kinds[name]?.damping.asked.isEmpty == true { kinds[name]?.asker = asker }
            kinds[name]?.damping.ask(for: members, at: now.monotonic)
            guard let damping = kinds[name]?.damping else { continue }
            if let due = damping.due, due <= now.monotonic {
                for key in startBatch(of: name) where members.contains(key) {
                    ask(key, Origin(.extension, asker: asker), caller: reload.caller)
                }
            } else {
                let until = now.wall(at: damping.earliest)
                if let caller = reload.caller { deferReload(of: members, for: caller, until: until) }
            }
            reviewDamping(of: name, at: now)
        }
    }

    private mutating func deferReload(of widgets: [WidgetKey], for caller: Caller, until: WallInstant) {
        for key in widgets {
            let generation = (members[key]?.lastGeneration ?? 0) + 1
            let outcome = ReloadOutcome(
                widget: key, outcome: .deferred, generation: generation, shown: members[key]?.shown,
                hash: members[key]?.hash, why: "reloads by the extension itself are damped", until: until)
            settle(caller.id, outcome)
        }
    }

    /// Starts a kind's next batch when it is due, else sets its timer and tells the log.
    mutating func reviewDamping(of name: KindName, at now: Now) {
        guard let damping = kinds[name]?.damping else { return }
        var due = damping.due
        if let instant = due, instant <= now.monotonic {
            _ = startBatch(of: name)
            due = nil
        }
        monotonicTimers.set(.kind(name), due)
        guard let due, kinds[name]?.told != due else { return }
        kinds[name]?.told = due
        actions.append(.log(.damped(name, delay: damping.delay, until: now.wall(at: due))))
    }

    /// Lets the widgets that widget code asked for wait for a run each, and returns them.
    private mutating func startBatch(of name: KindName) -> [WidgetKey] {
        let widgets = inOrder(kinds[name]?.damping.beginBatch() ?? [])
        let origin = Origin(.extension, asker: kinds[name]?.asker)
        for key in widgets { want(key, origin, ticket: Ticket(holder: .batch)) }
        return widgets
    }
}
