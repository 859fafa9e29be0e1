// Waits for a fifth of a second in every way that Foundation and Dispatch offer, while the default `wait` is on.
import Dispatch
import SwiftUI
import WidgetKit

struct WaitsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Waits", provider: LinesProvider(entries: WaitsWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("Waits in every way that there is.")
        .supportedFamilies([.systemLarge])
    }

    nonisolated static func entries() -> [LinesEntry] {
        guard Trial.defaults.bool(forKey: "wait") else { return [LinesEntry(lines: ["not asked to wait"])] }
        let lines = waits.map { name, wait in
            let clock = ContinuousClock()
            let took = clock.measure(wait)
            return "\(name): \(took < .seconds(length * 0.95) ? "too short, \(took)" : "waited")"
        }
        return [LinesEntry(lines: lines)]
    }

    nonisolated private static let length = 0.2
    nonisolated private static var later: Date { Date(timeIntervalSinceNow: length) }

    nonisolated private static let waits: [(name: String, wait: @Sendable () -> Void)] = [
        ("DispatchSemaphore.wait(timeout:)", { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + length) }),
        (
            "DispatchSemaphore.wait(wallTimeout:)",
            { _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + length) }
        ),
        ("DispatchGroup.wait(timeout:)", { _ = entered().wait(timeout: .now() + length) }),
        ("DispatchGroup.wait(wallTimeout:)", { _ = entered().wait(wallTimeout: .now() + length) }),
        (
            "NSCondition.wait(until:)",
            {
                let condition = NSCondition()
                condition.lock()
                _ = condition.wait(until: later)
                condition.unlock()
            }
        ),
        (
            "NSLock.lock(before:)",
            {
                let lock = NSLock()
                lock.lock()
                _ = lock.lock(before: later)
            }
        ),
        (
            "NSConditionLock.lock(whenCondition:before:)",
            { _ = NSConditionLock(condition: 0).lock(whenCondition: 1, before: later) }
        ),
        (
            "asyncAfter(deadline:)",
            { signalled { DispatchQueue.global().asyncAfter(deadline: .now() + length, execute: $0) } }
        ),
        (
            "asyncAfter(wallDeadline:)",
            { signalled { DispatchQueue.global().asyncAfter(wallDeadline: .now() + length, execute: $0) } }
        ),
        (
            "Timer",
            {
                signalled { work in
                    RunLoop.main.add(
                        Timer(fire: later, interval: 0, repeats: false) { _ in work() }, forMode: .common)
                }
            }
        ),
    ]

    nonisolated private static func entered() -> DispatchGroup {
        let group = DispatchGroup()
        group.enter()
        return group
    }

    /// Waits until the work has been called.
    nonisolated private static func signalled(_ plan: (@escaping @Sendable () -> Void) -> Void) {
        let done = DispatchSemaphore(value: 0)
        plan { done.signal() }
        done.wait()
    }
}
