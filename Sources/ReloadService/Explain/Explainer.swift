// From facts to sentences; a pure value, so that every sentence can be tested.

/// Puts a widget's facts into sentences, as they stand at an instant.
package struct Explainer {
    let facts: WidgetFacts
    let now: Double
    let daemon: Daemon

    /// Whom the sentences call the daemon.
    package struct Daemon: Sendable {
        let pid: Int
        let started: Timestamp

        package init(pid: Int, started: Timestamp) {
            self.pid = pid
            self.started = started
        }
    }

    /// `now` is in seconds since 1970.
    package init(_ facts: WidgetFacts, of daemon: Daemon, now: Double) {
        self.facts = facts
        self.daemon = daemon
        self.now = now
    }

    /// The answers to all questions, in their order.
    package var sentences: [Explanation.Sentence] {
        var sentences = [
            Explanation.Sentence(.picture, picture), .init(.cause, cause), .init(.age, age), .init(.change, change),
            .init(.run, run), .init(.error, error),
        ]
        for diagnostic in facts.diagnostics ?? [] {
            sentences.append(.init(.note, "\(diagnostic.code): \(diagnostic.message)"))
        }
        return sentences
    }

    /// `3 min 12 s ago (2026-01-01T00:00:00.000Z)`.
    func told(_ instant: Timestamp) -> String {
        guard let seconds = instant.seconds else { return dated(instant) }
        return "\(SpanText.relative(seconds, to: now)) (\(instant.rawValue))"
    }

    /// An instant of something that has happened: after it the clock may have been set back, or be another.
    func past(_ instant: Timestamp, preposition: String = "at ") -> String {
        guard let seconds = instant.seconds, seconds - now >= 1 else { return told(instant) }
        let ahead = SpanText.words(seconds - now)
        return "\(preposition)\(instant.rawValue), which lies \(ahead) ahead of the daemon's clock"
    }

    /// An instant as it is written, also where only its side is known.
    func dated(_ instant: Timestamp) -> String {
        switch instant.rawValue {
        case "before": "before the year 1"
        case "after": "after the year 9999"
        default: instant.rawValue
        }
    }

    /// The daemon with its process.
    var theDaemon: String { "the daemon (process \(daemon.pid))" }

    static func capitalized(_ sentence: String) -> String {
        sentence.prefix(1).uppercased() + sentence.dropFirst()
    }
}
