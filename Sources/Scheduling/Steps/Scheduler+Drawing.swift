// Drawing: what should be on screen, and what follows when it is.

extension Scheduler {
    /// Draws what should be on screen now, if it is not there, and answers those who wait for it.
    mutating func show(_ key: WidgetKey, cause: Cause, at now: Now) {
        guard let widget = members[key] else { return }
        guard widget.drawing == nil else {
            // One draw at a time; when it is done, this is asked again.
            let waiting = widget.nextCause ?? cause
            members[key]?.nextCause = cause.rank > waiting.rank ? cause : waiting
            return
        }
        members[key]?.nextCause = nil
        guard let picture = picture(for: widget, at: now.wall) else {
            settleUnsettled(of: key, .unchanged, at: now)
            return
        }
        if picture != widget.tried {
            draw(picture, of: key, cause: cause)
        } else if cause == .clock, widget.isLive {
            draw(picture, of: key, cause: .clock)
        } else if let liveAt = widget.liveAt, liveAt <= now.wall {
            draw(picture, of: key, cause: cause == .entry ? .live : cause)
        } else {
            settleUnsettled(of: key, .unchanged, at: now)
        }
    }

    /// What should be on screen; nil where what is there stays, and nothing is known of it.
    func picture(for widget: Widget, at now: WallInstant) -> Picture? {
        if let timeline = widget.timeline {
            if let position = timeline.due(at: now) {
                return Picture(
                    generation: timeline.generation, shown: timeline.picture(at: position), position: position,
                    origin: widget.origin)
            }
            // Before the first entry what is shown stays; the text in it may change by itself.
            if let tried = widget.tried, tried.generation == timeline.generation { return tried }
            guard timeline.hasPlaceholder, widget.isBlank else { return nil }
            return Picture(generation: timeline.generation, shown: .placeholder, origin: widget.origin)
        }
        guard case .archived(let generation, let origin) = widget.placeholder, widget.isBlank else { return nil }
        return Picture(generation: generation, shown: .placeholder, origin: origin)
    }

    private mutating func draw(_ picture: Picture, of key: WidgetKey, cause: Cause) {
        guard var widget = members[key] else { return }
        var skipped = 0
        if let before = widget.tried, before.generation == picture.generation,
            let from = before.position, let to = picture.position
        {
            skipped = max(0, to - from - 1)
        }
        widget.tried = picture
        widget.liveAt = nil
        drawing.insert(key)
        widget.drawing = Drawing(picture: picture, tickets: widget.unsettled, cause: cause)
        widget.unsettled = []
        members[key] = widget
        let draw = Draw(
            widget: key, generation: picture.generation, picture: picture.shown, cause: cause, origin: picture.origin,
            skipped: skipped)
        actions.append(.draw(draw))
    }

    /// Takes what became of a draw.
    mutating func drawn(_ key: WidgetKey, _ result: DrawResult, at now: Now) {
        if let left = orphans[key] {
            orphans[key] = left > 1 ? left - 1 : nil
            return
        }
        guard var widget = members[key], let drawing = widget.drawing else { return }
        self.drawing.remove(key)
        widget.drawing = nil
        if result.outcome == .rendered || result.outcome == .unchanged {
            widget.shown = drawing.picture.shown
            widget.hasSnapshot = true
            widget.hash = result.hash
            widget.isLive = result.nextChange != nil
            widget.drawFailures = 0
            // Only a picture of the current archive can be drawn again.
            if drawing.picture.generation == widget.timeline?.generation {
                widget.liveAt = rules.liveRedraw(after: result.nextChange, drawn: result.resolved ?? now.wall)
            }
        }
        members[key] = widget
        var tickets = drawing.tickets
        for index in tickets.indices where drawing.picture.position != nil {
            tickets[index].generation = max(tickets[index].generation, drawing.picture.generation)
        }
        if case .failed(let why) = result.outcome {
            members[key]?.drawFailures += 1
            members[key]?.lastFailure = Failure(why: why, generation: drawing.picture.generation, at: now.wall)
            // What is drawn again by itself was nobody's wish; a run's own cause goes with its retry.
            let origin = drawing.picture.origin.flatMap { $0.cause == drawing.cause ? $0 : nil }
            _ = planRetry(of: key, why: why, origin: origin ?? Origin(drawing.cause.ofRun), at: now)
        }
        settle(tickets, of: key, Settlement(result), drawing: result.seconds, at: now)
        discardPlaceholder(of: key, drawn: drawing.picture)
        show(key, cause: widget.nextCause ?? .entry, at: now)
        setTimers(of: key, at: now)
        reviewDamping(of: widget.kind, at: now)
    }

    private mutating func settleUnsettled(of key: WidgetKey, _ settlement: Settlement, at now: Now) {
        guard let tickets = members[key]?.unsettled, !tickets.isEmpty else { return }
        members[key]?.unsettled = []
        settle(tickets, of: key, settlement, at: now)
    }

    // A placeholder has a run of its own only while a widget has no archive.

    mutating func takePlaceholder(of ended: Running, at now: Now) {
        let key = ended.run.widget
        guard let widget = members[key], widget.timeline == nil, widget.isBlank else {
            members[key]?.placeholder = .tried
            actions.append(.discard(key, generation: ended.run.generation))
            return
        }
        members[key]?.placeholder = .archived(generation: ended.run.generation, ended.run.origin)
        show(key, cause: ended.run.cause, at: now)
    }

    mutating func failPlaceholder(of ended: Running, why: String) {
        members[ended.run.widget]?.placeholder = .tried
        let note = Note.runFailed(ended.run.widget, generation: ended.run.generation, why: why, retry: nil)
        actions.append(.log(note))
    }

    private mutating func discardPlaceholder(of key: WidgetKey, drawn picture: Picture) {
        guard case .archived(let generation, _) = members[key]?.placeholder, generation == picture.generation else {
            return
        }
        members[key]?.placeholder = .tried
        actions.append(.discard(key, generation: generation))
    }
}
