// How runs end: with an archive, with a failure, past their limit, or too late.

extension Scheduler {
    /// Takes a run's answer, if it is the one that is waited for.
    mutating func end(_ key: WidgetKey, _ generation: Int, _ result: RunResult, at now: Now) {
        guard let name = runs[RunKey(widget: key, generation: generation)], let ended = takeRun(of: name) else {
            dropLate(key, generation, result)
            return
        }
        guard ended.isWanted else {
            dropLate(key, generation, result)
            dropIfUnused(name)
            return
        }
        switch (ended.run.purpose, result) {
        case (.timeline, .archived(let archived, let seconds)):
            if let problem = Timeline.problem(of: archived, rules: rules) {
                actions.append(.discard(key, generation: generation))
                fail(ended, why: problem, seconds: seconds, at: now)
            } else {
                adopt(archived, of: ended, seconds: seconds, at: now)
            }
        case (.timeline, .failed(let why)): fail(ended, why: why, seconds: nil, at: now)
        case (.placeholder, .archived): takePlaceholder(of: ended, at: now)
        case (.placeholder, .failed(let why)): failPlaceholder(of: ended, why: why)
        }
        setTimers(of: key, at: now)
        reviewDamping(of: name, at: now)
    }

    /// Ends a run that has passed its limit.
    ///
    /// Only those whom this run answers are told: a run of the kind that has not begun goes to the next process, with
    /// those who wait for it.
    mutating func abandonRun(of name: KindName, at now: Now) {
        guard let ended = takeRun(of: name) else { return }
        let run = ended.run
        let what = run.purpose == .timeline ? "the provider" : "the placeholder"
        let why = "\(what) did not answer in time"
        actions.append(.abandon(run.widget, kind: name, generation: run.generation))
        if !ended.isWanted {
            dropIfUnused(name)
            return
        }
        if run.purpose == .placeholder {
            failPlaceholder(of: ended, why: why)
        } else {
            fail(ended, why: why, seconds: nil, at: now)
        }
        setTimers(of: run.widget, at: now)
        reviewDamping(of: name, at: now)
    }

    /// Takes the run in flight from its kind, whose next one may then start.
    private mutating func takeRun(of name: KindName) -> Running? {
        guard let ended = kinds[name]?.running else { return nil }
        kinds[name]?.running = nil
        runs[RunKey(ended.run)] = nil
        holders.remove(name)
        processTimers.set(.place(name), nil)
        processTimers.set(.limit(name), nil)
        if kinds[name]?.queue.isEmpty == false { ready.join(name) }
        return ended
    }

    private mutating func dropLate(_ key: WidgetKey, _ generation: Int, _ result: RunResult) {
        guard case .archived = result else { return }
        members[key]?.lateAnswers += 1
        actions.append(.discard(key, generation: generation))
        actions.append(.log(.lateAnswer(key, generation: generation, count: members[key]?.lateAnswers ?? 1)))
    }
}
