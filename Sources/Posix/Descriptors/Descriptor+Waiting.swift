// Waiting for a descriptor without a loop, for programs that do one thing at a time.
import Glibc

extension Descriptor {
    /// Whether a small write would return at once, if only to say that the reader has gone. `poll`
    package func isWritable() throws(SystemError) -> Bool {
        var entry = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        return try retrying("poll") { poll(&entry, 1, 0) } > 0
    }

    /// Waits until there is something to read, or the monotonic instant has come (false). `poll`
    package func waitUntilReadable(until deadline: Int64) throws(SystemError) -> Bool {
        try wait(for: POLLIN, until: deadline)
    }

    /// The same for room to write; without an instant it waits as long as it takes.
    func waitUntilWritable(until deadline: Int64?) throws(SystemError) -> Bool {
        try wait(for: POLLOUT, until: deadline)
    }

    private func wait(for events: CInt, until deadline: Int64?) throws(SystemError) -> Bool {
        while true {
            // Rounded up, so that the last turn does not spin; bounded, since poll counts in 32 bits.
            var milliseconds: CInt = -1
            if let deadline {
                let left = deadline - Clock.monotonicNow()
                if left <= 0 { return false }
                milliseconds = CInt(min(left / 1_000_000 + 1, 1_000_000_000))
            }
            var entry = pollfd(fd: rawValue, events: Int16(events), revents: 0)
            let ready = try retrying("poll") { poll(&entry, 1, milliseconds) }
            if ready > 0 { return true }
        }
    }
}
