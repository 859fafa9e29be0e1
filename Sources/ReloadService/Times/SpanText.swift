// Lengths of time as people say them.

/// Spans such as `0.4 s`, `12 s`, `3 min 12 s`, `2 h 5 min`, `3 d 4 h`: the largest unit and the next, rounded down.
package enum SpanText {
    /// The words for a number of seconds; the sign is left to whoever knows what it means.
    package static func words(_ seconds: Double) -> String {
        let length = seconds.magnitude
        guard length < 1e15 else { return "a very long time" }
        if length < 1 {
            // A millisecond that is written down exactly must not lose itself in the noise of its Double.
            let tenths = Int((length * 10 + 1e-6).rounded(.down))
            return tenths == 0 ? "0 s" : "0.\(tenths) s"
        }
        let whole = Int((length + 1e-6).rounded(.down))
        for (unit, name, next, nextName) in steps where whole >= unit {
            let rest = whole % unit / next
            return rest == 0 ? "\(whole / unit) \(name)" : "\(whole / unit) \(name) \(rest) \(nextName)"
        }
        return "\(whole) s"
    }

    /// `3 min 12 s ago`, `just now`, `now`, `in 3 min 12 s`.
    package static func relative(_ instant: Double, to now: Double) -> String {
        let distance = instant - now
        if distance.magnitude < 0.1 { return distance > 0 ? "now" : "just now" }
        return distance < 0 ? "\(words(distance)) ago" : "in \(words(distance))"
    }

    private static let steps = [(86_400, "d", 3600, "h"), (3600, "h", 60, "min"), (60, "min", 1, "s")]
}
