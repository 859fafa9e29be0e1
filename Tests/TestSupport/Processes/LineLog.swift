// The lines of a running program, gathered by a thread, and waited for by tests.
import Foundation
package import Posix

// Unchecked, yet safe: everything that varies is read and written under `condition` only.
/// The lines that a descriptor gave so far.
package final class LineLog: @unchecked Sendable {
    private let descriptor: Descriptor
    private let condition = NSCondition()
    private var gathered: [String] = []
    /// What came after the last line's end.
    private var rest: [UInt8] = []
    private var isComplete = false

    /// Gathers lines until the end of the file.
    package init(reading descriptor: Descriptor) {
        self.descriptor = descriptor
        let thread = Thread { [self] in
            repeat { _ = becomesReadable(descriptor, within: 3600) } while takeWhatIsThere()
        }
        thread.name = "lines"
        thread.start()
    }

    /// Takes what can be read, under the lock: what was written is in the descriptor or among the lines, never between.
    /// False at the end.
    private func takeWhatIsThere() -> Bool {
        condition.lock()
        defer {
            condition.broadcast()
            condition.unlock()
        }
        guard becomesReadable(descriptor, within: 0) else { return true }
        // A descriptor that cannot be read has come to its end.
        guard case .bytes(let count)? = try? descriptor.read(appendingTo: &rest), count > 0 else {
            if !rest.isEmpty { gathered.append(String(decoding: rest, as: UTF8.self)) }
            isComplete = true
            return false
        }
        let parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        gathered += parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
        rest = Array(parts.last ?? [])
        return true
    }

    /// How many bytes wait in the descriptor.
    private var unread: CInt {
        var count: CInt = 0
        return ioctl(descriptor.rawValue, UInt(FIONREAD), &count) == 0 ? count : 0
    }

    /// All lines that the program has written so far, even those that the thread has not come to yet.
    package var lines: [String] {
        condition.lock()
        defer { condition.unlock() }
        let deadline = Date(timeIntervalSinceNow: patience)
        while unread > 0, !isComplete, condition.wait(until: deadline) {}
        return gathered
    }

    /// All lines there will ever be; waits for the end.
    package func linesToTheEnd() throws -> [String] {
        let deadline = Date(timeIntervalSinceNow: patience)
        condition.lock()
        defer { condition.unlock() }
        while !isComplete {
            if !condition.wait(until: deadline) { throw TestFailure("not within \(patience) s: the end of the output") }
        }
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
