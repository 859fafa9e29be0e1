// What is known of a widget: `status` gives it, `explain` puts it into sentences.

/// A widget's state.
package struct WidgetFacts: Hashable, Codable, Sendable {
    package var id: String
    package var kind: String
    package var family: String

    // The picture on screen.
    package var entry: ShownEntry?
    package var snapshot: String?
    package var hash: String?
    /// The generation that it is of; `generation` is newer while that waits for its first entry.
    package var pictureGeneration: Int?
    /// Why it was drawn last, a word such as `reload`.
    package var cause: String?
    /// What led to the run that made it; nil where nobody knows any more.
    package var origin: RunOrigin?
    /// When it was drawn last; the same pixels may be older.
    package var drawn: Timestamp?
    /// Since when these pixels are on disk.
    package var since: Timestamp?
    /// When it is drawn again, if nothing else happens.
    package var nextChange: Timestamp?
    package var nextChangeCause: ChangeCause?
    /// The entry that comes next.
    package var nextEntry: ShownEntry?

    // The timeline.
    /// The current timeline's; 0 without one.
    package var generation = 0
    package var timeline: Timeline?

    // Runs.
    /// Whether a run of it is in flight.
    package var running = false
    package var run: Run?
    package var waiting: Waiting?
    /// When its provider is asked next.
    package var nextRun: Timestamp?
    package var nextRunReason = NextRunReason.none
    /// Until when a host's reload is deferred, unless somebody waits for it in the foreground.
    package var defersUntil: Timestamp?

    // Trouble.
    /// Whether what is shown is older than the last run, which failed.
    package var stale = false
    /// A sentence about the state, such as why the last run failed.
    package var why: String?
    /// Failures since the last success.
    package var failures = 0
    /// The last failure, also when runs have succeeded since.
    package var error: Failure?
    /// Answers that came too late.
    package var lateAnswers = 0
    /// What was odd in the run that made the current timeline, and in drawing it.
    package var diagnostics: [Receipt.Diagnostic]?

    package init(id: String, kind: String, family: String) {
        self.id = id
        self.kind = kind
        self.family = family
    }

    /// What is drawn next by itself.
    package enum ChangeCause: String, Codable, CaseIterable, Sendable { case entry, live }

    /// The current timeline.
    package struct Timeline: Hashable, Codable, Sendable {
        package var entries: Int
        package var policy: Policy
        /// The policy's date.
        package var after: Timestamp?
        /// When its run began.
        package var began: Timestamp
        /// What led to its run; nil where nobody knows any more.
        package var origin: RunOrigin?

        package init(
            entries: Int, policy: Policy, after: Timestamp? = nil, began: Timestamp, origin: RunOrigin? = nil
        ) {
            self.entries = entries
            self.policy = policy
            self.after = after
            self.began = began
            self.origin = origin
        }

        package enum Policy: String, Codable, CaseIterable, Sendable { case atEnd, after, never }
    }

    /// A run in flight.
    package struct Run: Hashable, Codable, Sendable {
        package var generation: Int
        package var purpose: Purpose
        package var origin: RunOrigin
        /// Seconds of real time since it was started, and at most; no limit for a debugger.
        package var seconds: Double
        package var limit: Double?

        package init(
            generation: Int, purpose: Purpose = .timeline, origin: RunOrigin, seconds: Double, limit: Double? = nil
        ) {
            self.generation = generation
            self.purpose = purpose
            self.origin = origin
            self.seconds = seconds
            self.limit = limit
        }

        package enum Purpose: String, Codable, CaseIterable, Sendable { case timeline, placeholder }
    }

    /// A run that has not started.
    package struct Waiting: Hashable, Codable, Sendable {
        package var origin: RunOrigin
        /// The widget whose run it waits for, and that run's generation.
        package var widget: String?
        package var generation: Int?

        package init(origin: RunOrigin, widget: String? = nil, generation: Int? = nil) {
            self.origin = origin
            self.widget = widget
            self.generation = generation
        }
    }

    /// Why a run, or drawing what it gave, failed.
    package struct Failure: Hashable, Codable, Sendable {
        package var message: String
        /// Nil where it happened before the daemon started.
        package var time: Timestamp?
        package var generation: Int?

        package init(message: String, time: Timestamp? = nil, generation: Int? = nil) {
            self.message = message
            self.time = time
            self.generation = generation
        }
    }
}

extension WidgetFacts {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        func optional<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            try keys.decodeIfPresent(Value.self, forKey: key)
        }
        self.init(
            id: try keys.decode(String.self, forKey: .id), kind: try keys.decode(String.self, forKey: .kind),
            family: try keys.decode(String.self, forKey: .family)
        )
        entry = try optional(.entry)
        snapshot = try optional(.snapshot)
        hash = try optional(.hash)
        pictureGeneration = try optional(.pictureGeneration)
        cause = try optional(.cause)
        origin = try optional(.origin)
        drawn = try optional(.drawn)
        since = try optional(.since)
        nextChange = try optional(.nextChange)
        nextChangeCause = try optional(.nextChangeCause)
        nextEntry = try optional(.nextEntry)
        generation = try keys.decode(.generation, orElse: generation)
        timeline = try optional(.timeline)
        running = try keys.decode(.running, orElse: running)
        run = try optional(.run)
        waiting = try optional(.waiting)
        nextRun = try optional(.nextRun)
        nextRunReason = try keys.decode(.nextRunReason, orElse: nextRunReason)
        defersUntil = try optional(.defersUntil)
        stale = try keys.decode(.stale, orElse: stale)
        why = try optional(.why)
        failures = try keys.decode(.failures, orElse: failures)
        error = try optional(.error)
        lateAnswers = try keys.decode(.lateAnswers, orElse: lateAnswers)
        diagnostics = try optional(.diagnostics)
    }
}

extension WidgetFacts.Run {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            generation: try keys.decode(Int.self, forKey: .generation),
            purpose: try keys.decode(.purpose, orElse: .timeline),
            origin: try keys.decode(RunOrigin.self, forKey: .origin), seconds: try keys.decode(.seconds, orElse: 0),
            limit: try keys.decodeIfPresent(Double.self, forKey: .limit)
        )
    }
}
