// What a test sets for the length of a run: the date and the shared defaults, one run at a time.
import CVirtualClock
import SwiftUI

/// The process' surroundings while a run of a test lasts.
@MainActor enum Surroundings {
    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []
    private static var before: [(suite: UserDefaults, key: String, value: Any?)] = []
    private static var hasDate = false

    /// Waits for the run before, then sets date and defaults.
    static func begin(_ date: Date?, _ defaults: [String: [String: Any]]) async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        }
        isTaken = true
        for (name, values) in defaults {
            guard let suite = UserDefaults(suiteName: name) else { continue }
            for (key, value) in values {
                before.append((suite, key, suite.object(forKey: key)))
                suite.set(value, forKey: key)
            }
        }
        if let date {
            cvirtualclock_hold(date.timeIntervalSince1970)
            hasDate = true
        }
    }

    /// Brings back what was there, and lets the next run begin.
    static func end() {
        if hasDate { cvirtualclock_end() }
        hasDate = false
        for (suite, key, value) in before.reversed() {
            if let value { suite.set(value, forKey: key) } else { suite.removeObject(forKey: key) }
        }
        before = []
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
