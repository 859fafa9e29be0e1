// `advance`: moves a virtual clock.

/// Asks to move the daemon's virtual clock, and to be told what happened on the way.
package struct AdvanceCall: ServiceCall {
    package typealias Body = Advanced

    /// Nil where the clock is to stand: the moves that the same connection has asked for end where they are.
    package var goal: Goal?
    package var method: String { "advance" }

    package init(_ goal: Goal) { self.goal = goal }

    /// Ends the moves that the same connection has asked for; what is under way where the clock is ends first.
    package static let stop = AdvanceCall()

    private init() {}

    /// How far the clock goes.
    package enum Goal: Hashable, Sendable {
        /// By so many seconds.
        case by(Double)
        /// To an instant in seconds since 1970, and as it was written.
        case to(Double, text: String)
        /// Through what follows from what is due: up to the next entry or policy.
        case untilIdle

        /// Takes an instant as RFC 3339 writes it.
        package static func to(_ text: String) throws(TimeFault) -> Goal {
            .to(try RFC3339.seconds(text), text: text)
        }
    }

    /// Days that one move goes at most: ten years with their leap days, in which a timeline that is renewed each quarter of
    /// an hour has 350,000 runs.
    package static let longestDays = 3660
    /// The same in seconds.
    package static let longest = Double(longestDays) * 86_400

    package func add(to params: inout JSONLine) {
        switch goal {
        case .by(let seconds): params.add("by", seconds)
        case .to(_, let text): params.add("to", text)
        case .untilIdle: params.add("untilIdle", true)
        case nil: params.add("stop", true)
        }
    }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["by", "to", "untilIdle", "stop"])
        let seconds = try params.optional(Double.self, "by", "a number of seconds")
        let text = try params.optional(String.self, "to", "a string")
        let untilIdle = try params.optional(Bool.self, "untilIdle", "true")
        let stop = try params.optional(Bool.self, "stop", "true")
        guard [seconds != nil, text != nil, untilIdle != nil, stop != nil].count(where: \.self) == 1 else {
            let rule = "one of by, to and untilIdle says how far the clock goes, or stop that it stands"
            throw .invalidParam("params", rule)
        }
        if let seconds {
            guard seconds >= 0 else { throw .invalidParam("by", "0 seconds or more: time goes forward only") }
            guard seconds <= Self.longest else {
                let limit = "\(Self.longestDays) days: \(Int(Self.longest)) seconds"
                throw .invalidParam("by", "one move goes at most \(limit)")
            }
            goal = .by(seconds)
        } else if let text {
            do throws(TimeFault) { goal = try .to(text) } catch { throw .invalidParam("to", error.description) }
        } else if untilIdle == true {
            goal = .untilIdle
        } else if stop != true {
            throw .invalidParam(untilIdle == nil ? "stop" : "untilIdle", "must be true")
        }
    }
}

/// The answer of `advance`.
package struct Advanced: Hashable, Codable, Sendable {
    package var from: Timestamp
    /// What the clock shows now.
    package var now: Timestamp
    package var stopped: Stop
    /// How much happened, also of what is left out below.
    package var counts: Counts
    /// In the order in which it happened.
    package var happened: [Happening]
    /// How many of the oldest are left out; the log has them.
    package var omitted: Int

    package init(
        from: Timestamp, now: Timestamp, stopped: Stop, counts: Counts, happened: [Happening], omitted: Int
    ) {
        self.from = from
        self.now = now
        self.stopped = stopped
        self.counts = counts
        self.happened = happened
        self.omitted = omitted
    }

    /// Why the clock went no further.
    package enum Stop: String, Codable, CaseIterable, Sendable {
        /// It is where it was sent.
        case target
        /// Nothing follows any more from what was due.
        case idle
        /// Retries or damped reloads still follow after an hour, and would for ever.
        case endless
        /// Whoever asked for the move had it stopped.
        case asked
    }

    package struct Counts: Hashable, Codable, Sendable {
        package var snapshots = 0
        package var timelines = 0
        package var failures = 0
        /// How often a picture was drawn again because live text in it had moved on; such redraws are no snapshots, and
        /// are listed only where they are logged.
        package var redraws = 0

        package init(snapshots: Int = 0, timelines: Int = 0, failures: Int = 0, redraws: Int = 0) {
            self.snapshots = snapshots
            self.timelines = timelines
            self.failures = failures
            self.redraws = redraws
        }
    }
}

extension Advanced {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            from: try keys.decode(Timestamp.self, forKey: .from), now: try keys.decode(Timestamp.self, forKey: .now),
            stopped: try keys.decode(Stop.self, forKey: .stopped), counts: try keys.decode(.counts, orElse: Counts()),
            happened: try keys.decode(.happened, orElse: []), omitted: try keys.decode(.omitted, orElse: 0)
        )
    }
}

extension Advanced.Counts {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            snapshots: try keys.decode(.snapshots, orElse: 0), timelines: try keys.decode(.timelines, orElse: 0),
            failures: try keys.decode(.failures, orElse: 0), redraws: try keys.decode(.redraws, orElse: 0)
        )
    }
}
