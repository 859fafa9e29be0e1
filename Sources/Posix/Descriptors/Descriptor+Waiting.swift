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
        while true {
            let left = deadline - Clock.monotonicNow()
            if left <= 0 { return false }
            var entry = pollfd(fd: rawValue, events: Int16(POLLIN), revents: 0)
            // Rounded up, so that the last turn does not spin; bounded, since poll counts in 32 bits.
            let milliseconds = CInt(min(left / 1_000_000 + 1, 1_000_000_000))
            let ready = try retrying("poll") { poll(&entry, 1, milliseconds) }
            if ready > 0 { return true }
        }
    }
}
