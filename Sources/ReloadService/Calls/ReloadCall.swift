// `reloadTimelines` and `reloadAllTimelines`.

/// Asks for a run of every installed widget of a kind, or of all kinds.
package struct ReloadCall: ServiceCall {
    package typealias Body = Receipts

    /// Nil for all kinds.
    package var kind: String?
    package var wait: Wait
    /// Seconds, for a waited reload.
    package var timeout: Double
    /// Whether a person looks at the host now: such reloads are not deferred.
    package var foreground: Bool

    package init(
        kind: String?, wait: Wait = .accepted, timeout: Double = ServiceProtocol.defaultTimeout,
        foreground: Bool = false
    ) {
        self.kind = kind
        self.wait = wait
        self.timeout = timeout
        self.foreground = foreground
    }

    /// What the answer waits for.
    package enum Wait: String, CaseIterable, Sendable { case accepted, rendered }

    package var method: String { kind == nil ? "reloadAllTimelines" : "reloadTimelines" }

    package func add(to params: inout JSONLine) {
        if foreground { params.add("foreground", true) }
        params.add("kind", kind)
        if wait == .rendered { params.add("timeout", timeout) }
        params.add("wait", wait.rawValue)
    }

    /// A year, beyond which a timeout is a mistake.
    static let longestTimeout = 365 * 86_400.0

    init(reading params: Params, all: Bool) throws(ServiceError) {
        try params.know(all ? ["wait", "timeout", "foreground"] : ["kind", "wait", "timeout", "foreground"])
        kind = all ? nil : try params.required(String.self, "kind", "a string")
        let word = try params.optional(String.self, "wait", "a string") ?? Wait.accepted.rawValue
        guard let wait = Wait(rawValue: word) else {
            throw .invalidParam("wait", "\"accepted\" or \"rendered\", not \(LogValue.quoted(word))")
        }
        self.wait = wait
        timeout = try params.optional(Double.self, "timeout", "a number of seconds") ?? ServiceProtocol.defaultTimeout
        guard timeout >= 0, timeout <= Self.longestTimeout else {
            throw .invalidParam("timeout", "0 seconds to a year")
        }
        foreground = try params.optional(Bool.self, "foreground", "true or false") ?? false
    }
}
