// Widgets come and go.

extension Scheduler {
    mutating func install(_ installation: Installation, at now: Now) {
        let key = installation.widget
        if members[key] != nil { remove(key, at: now) }
        lastRank += 1
        var widget = Widget(installation, rank: lastRank)
        // A run for a widget of this id that was removed may still be in flight: no second run has its number.
        if let running = kinds[widget.kind]?.running, running.run.widget == key {
            widget.lastGeneration = max(widget.lastGeneration, running.run.generation)
        }
        if let timeline = installation.timeline, Timeline.problem(of: timeline, rules: rules) == nil {
            widget.timeline = Timeline(timeline, at: now.wall, rules: rules)
            widget.lastGeneration = max(widget.lastGeneration, timeline.generation)
        }
        members[key] = widget
        kinds[widget.kind, default: Kind(rules: rules)].widgets.insert(key)
        show(key, cause: installation.origin.cause, at: now)
        want(key, installation.origin, at: now)
        setTimers(of: key, at: now)
    }

    mutating func remove(_ key: WidgetKey, at now: Now) {
        guard let widget = members[key] else { return }
        var tickets = widget.unsettled + (widget.drawing?.tickets ?? []) + (widget.want?.tickets ?? [])
        if let running = kinds[widget.kind]?.running, running.run.widget == key {
            tickets += running.tickets
            kinds[widget.kind]?.running?.tickets = []
            kinds[widget.kind]?.running?.isWanted = false
        }
        settle(tickets, of: key, .failed(why: "the widget was removed"), at: now)
        if drawing.remove(key) != nil { orphans[key, default: 0] += 1 }
        members[key] = nil
        clearTimers(of: key)
        kinds[widget.kind]?.widgets.remove(key)
        kinds[widget.kind]?.queue.leave(key)
        kinds[widget.kind]?.damping.remove(key)
        if case .archived(let generation, _) = widget.placeholder {
            actions.append(.discard(key, generation: generation))
        }
        if kinds[widget.kind]?.queue.isEmpty == true { ready.leave(widget.kind) }
        reviewDamping(of: widget.kind, at: now)
        dropIfUnused(widget.kind)
    }

    /// Forgets a kind without widgets and runs.
    mutating func dropIfUnused(_ name: KindName) {
        guard let kind = kinds[name], kind.widgets.isEmpty, kind.running == nil else { return }
        kinds[name] = nil
        monotonicTimers.set(.kind(name), nil)
    }
}
