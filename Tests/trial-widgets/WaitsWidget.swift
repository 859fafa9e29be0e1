// Waits for a fifth of a second in every way that Foundation, Dispatch and tasks offer, while the default `wait` is on.
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
        let clock = ContinuousClock()
        let (began, date) = (clock.now, Date.now)
        func line(_ name: String, _ wait: () -> Void) -> String {
            let took = clock.measure(wait)
            return "\(name): \(took < .seconds(length * 0.95) ? "too short, \(took)" : "waited")"
        }
        var lines = sleeps.map { name, sleep in
            let line = line(name, sleep)
            // On a machine that is slow the clock flows by now, as it should.
            return Date.now == date || began.duration(to: clock.now) > .seconds(4) ? line : "\(name): the clock went on"
        }
        lines += waits.map { line($0, $1) }
        let limit = later
        lines.append(line("RunLoop.run(until:)") { onRunLoop { $0.run(until: limit) } })
        if Date.now < limit { lines.append("RunLoop.run(until:): it is too early") }
        return [LinesEntry(lines: lines)]
    }

    nonisolated private static let length = 0.2
    nonisolated private static var later: Date { Date(timeIntervalSinceNow: length) }

    /// Those after which the clock is where it was.
    nonisolated private static let sleeps: [(name: String, wait: @Sendable () -> Void)] = [
        ("Thread.sleep(forTimeInterval:)", { Thread.sleep(forTimeInterval: length) }),
        ("Thread.sleep(until:)", { Thread.sleep(until: later) }),
        ("Task.sleep(for:)", { slept { try await Task.sleep(for: .seconds(length)) } }),
        ("Task.sleep(until:)", { slept { try await Task.sleep(until: .now + .seconds(length), clock: .suspending) } }),
        ("RunLoop.run(mode:before:)", { onRunLoop { _ = $0.run(mode: .default, before: later) } }),
    ]

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

    /// Lets a run loop wait, which has something to wait for.
    nonisolated private static func onRunLoop(_ wait: (RunLoop) -> Void) {
        let timer = Timer(timeInterval: 3600, repeats: true) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        wait(.current)
        timer.invalidate()
    }

    /// Waits until a task has slept.
    nonisolated private static func slept(_ sleep: @escaping @Sendable () async throws -> Void) {
        signalled { done in
            Task.detached {
                // Nobody cancels it.
                try? await sleep()
                done()
            }
        }
    }

    /// Waits until the work has been called.
    nonisolated private static func signalled(_ plan: (@escaping @Sendable () -> Void) -> Void) {
        let done = DispatchSemaphore(value: 0)
        plan { done.signal() }
        done.wait()
    }
}
