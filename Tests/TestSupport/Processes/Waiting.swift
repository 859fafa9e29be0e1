// Waiting with an end: for descriptors, and for what no event tells of.
import Glibc
package import Posix

/// The end of somebody's patience.
package struct Deadline {
    private let end: Int64

    package init(in seconds: Double = patience) { end = Clock.monotonicNow() + Int64(seconds * 1e9) }

    /// Seconds that are left; 0 when it has come.
    package var left: Double { max(0, Double(end - Clock.monotonicNow()) / 1e9) }
    package var hasCome: Bool { left == 0 }
}

/// Lets others go on for a millisecond, between two looks at what no event tells of.
package func yieldBriefly() { _ = poll(nil, 0, 1) }

/// Waits until something is so that no event tells of: it is looked at again after short pauses.
package func waitUntil(_ what: String, within seconds: Double = patience, _ isSo: () throws -> Bool) throws {
    let deadline = Deadline(in: seconds)
    while try !isSo() {
        if deadline.hasCome { throw TestFailure("not within \(seconds) s: \(what)") }
        yieldBriefly()
    }
}

/// Waits until a descriptor can be read, or is at its end.
package func becomesReadable(_ descriptor: Descriptor, within seconds: Double) -> Bool {
    let deadline = Deadline(in: seconds)
    var entry = pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0)
    while true {
        switch poll(&entry, 1, CInt(deadline.left * 1000)) {
        case 0 where deadline.left >= 0.001: continue
        case 0: return false
        case -1 where errno == EINTR: continue
        default: return true
        }
    }
}
