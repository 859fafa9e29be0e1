// Callers: each gets one answer, with a receipt for every widget concerned.

extension Scheduler {
    /// How a widget's part of a reload ended.
    enum Settlement: Sendable {
        case rendered
        /// Another picture, though the run brought nothing new: the words of live text moved on.
        case renewed
        case unchanged
        case failed(why: String)

        init(_ result: DrawResult) {
            switch result.outcome {
            case .rendered: self = result.isSameContent ? .renewed : .rendered
            case .unchanged: self = .unchanged
            case .failed(let why): self = .failed(why: why)
            }
        }
    }

    mutating func admit(_ caller: Caller, widgets: [WidgetKey], at now: Now) {
        callers[caller.id] = Waiting(widgets: widgets, received: now.process)
        guard caller.waits, let timeout = caller.timeout else { return }
        processTimers.set(.caller(caller.id), now.process + timeout)
    }

    mutating func forget(_ caller: CallerID) {
        callers[caller] = nil
        processTimers.set(.caller(caller), nil)
    }

    /// Tells those who hold tickets for a widget how it ended.
    mutating func settle(
        _ tickets: [Ticket], of key: WidgetKey, _ settlement: Settlement, drawing seconds: Double? = nil, at now: Now
    ) {
        guard let widget = members[key] else { return }
        for ticket in tickets {
            switch ticket.holder {
            case .batch:
                var hasChanged = false
                if case .rendered = settlement { hasChanged = true }
                kinds[widget.kind]?.damping.settle(key, hasChanged: hasChanged)
            case .caller(let caller):
                guard let received = callers[caller]?.received else { continue }
                var outcome = ReloadOutcome(
                    widget: key, outcome: .unchanged, generation: ticket.generation, coalesced: ticket.isCoalesced,
                    shown: widget.shown, hash: widget.hash,
                    timings: .init(provider: ticket.seconds, draw: seconds, total: now.process - received))
                if ticket.generation == 0 { outcome.generation = widget.lastGeneration }
                switch settlement {
                case .unchanged: outcome.outcome = .unchanged
                case .rendered, .renewed: outcome.outcome = .rendered
                case .failed(let why):
                    outcome.outcome = .failed
                    outcome.why = why
                }
                if outcome.outcome != .failed, let first = widget.timeline?.first, first > now.wall {
                    outcome.until = first
                }
                settle(caller, outcome)
                answerIfComplete(caller)
            }
        }
    }

    /// Notes one widget's receipt.
    mutating func settle(_ caller: CallerID, _ outcome: ReloadOutcome) {
        callers[caller]?.outcomes[outcome.widget] = outcome
    }

    mutating func answerIfComplete(_ caller: CallerID) {
        guard let waiting = callers[caller], waiting.outcomes.count == waiting.widgets.count else { return }
        forget(caller)
        actions.append(.answer(caller, waiting.widgets.compactMap { waiting.outcomes[$0] }))
    }

    /// A caller's time is over: what is not known yet is pending.
    mutating func timeOut(_ caller: CallerID, at now: Now) {
        guard let waiting = callers[caller] else { return }
        for key in waiting.widgets where waiting.outcomes[key] == nil {
            let outcome = ReloadOutcome(
                widget: key, outcome: .pending, generation: generation(answering: caller, of: key),
                shown: members[key]?.shown, hash: members[key]?.hash, why: "the timeout passed",
                timings: .init(total: now.process - waiting.received))
            settle(caller, outcome)
        }
        answerIfComplete(caller)
    }

    /// The run that will answer a caller for a widget.
    private func generation(answering caller: CallerID, of key: WidgetKey) -> Int {
        guard let widget = members[key] else { return 0 }
        func isHis(_ ticket: Ticket) -> Bool { ticket.holder == .caller(caller) }
        if widget.want?.tickets.contains(where: isHis) == true { return widget.lastGeneration + 1 }
        if let running = kinds[widget.kind]?.running, running.tickets.contains(where: isHis) {
            return running.run.generation
        }
        return widget.timeline?.generation ?? widget.lastGeneration
    }
}
