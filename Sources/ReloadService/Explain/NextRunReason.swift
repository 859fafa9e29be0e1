// Why the next run comes when it comes; the stable words of `nextRunReason`.

/// What decides when a widget's provider is asked next.
package enum NextRunReason: String, Codable, CaseIterable, Sendable {
    /// The run is in flight.
    case running
    /// The run has started, and a host holds the publish lock.
    case publishLock = "publish-lock"
    /// A run waits for the end of another one of its kind.
    case kindBusy = "kind-busy"
    /// A run waits for its kind's turn to start one.
    case noPlace = "no-place"
    /// The policy's date.
    case after
    /// The last entry's date, by the policy `atEnd`.
    case atEnd = "at-end"
    /// The policy named no date after the run, so the next comes some time later.
    case idle
    /// The policy's date comes sooner than runs may follow one another.
    case minimumInterval = "minimum-interval"
    /// Runs failed.
    case backOff = "back-off"
    /// Widget code asks for its own reloads too often.
    case damping
    /// The policy `never`.
    case never
    /// No timeline yet, and no run planned.
    case none
}
