// The lines of a running program, gathered by a thread, and waited for by tests.
import Foundation
package import Posix

// Unchecked, yet safe: everything that varies is read and written under `condition` only.
/// The lines that a descriptor gave so far.
package final class LineLog: @unchecked Sendable {
    private let condition = NSCondition()
    private var gathered: [String] = []
    private var isComplete = false

    /// Gathers lines until the end of the file.
    package init(reading descriptor: Descriptor) {
        let thread = Thread { [self] in gather(descriptor) }
        thread.name = "lines"
        thread.start()
    }

    private func gather(_ descriptor: Descriptor) {
        var rest: [UInt8] = []
        // A descriptor that cannot be read has come to its end.
        while case .bytes(let count)? = try? descriptor.read(appendingTo: &rest), count > 0 {
            let parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            add(parts.dropLast().map { String(decoding: $0, as: UTF8.self) })
            rest = Array(parts.last ?? [])
        }
        add(rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)], andEnd: true)
    }

    private func add(_ lines: [String], andEnd: Bool = false) {
        condition.lock()
        gathered += lines
        isComplete = isComplete || andEnd
        condition.broadcast()
        condition.unlock()
    }

    /// All lines so far.
    package var lines: [String] {
        condition.lock()
        defer { condition.unlock() }
        return gathered
    }

    /// All lines there will ever be; waits for the end.
    package func linesToTheEnd() -> [String] {
        condition.lock()
        defer { condition.unlock() }
        while !isComplete { condition.wait() }
        return gathered
    }

    /// The first line at or after a position that matches, and the position after it; waits for it.
    package func wait(
        for what: String, from start: Int = 0, within seconds: Double = patience, _ matches: (String) -> Bool
    ) throws -> (line: String, next: Int) {
        let deadline = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        var position = start
        while true {
            while position < gathered.count {
                if matches(gathered[position]) { return (gathered[position], position + 1) }
                position += 1
            }
            if isComplete { throw TestFailure("the program ended before: \(what)") }
            if !condition.wait(until: deadline) { throw TestFailure("not within \(seconds) s: \(what)") }
        }
    }
}
