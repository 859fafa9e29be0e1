// Whether a host gives `run/publish.lock` up in time: nobody tells when a lock is taken, so once somebody has used its file
// it is looked at again and again.
import GroupContainer
import Posix

/// The lock of publishing in the hands of the host.
@MainActor final class PublishLockUse {
    private let place: LockPlace
    private let loop: EventLoop
    private let tooLong: () -> Void
    private var watches: [EventLoop.Watch] = []
    private var timer: EventLoop.Timer?
    /// Since when it is seen to be held, on the monotonic clock.
    private var heldSince: Int64?

    /// Seconds for which a daemon waits.
    private static let limit = 2.0
    /// Seconds between two looks.
    private static let pause = 0.1

    /// Calls `tooLong` when somebody holds it for longer than a daemon waits.
    init(of group: Group, loop: EventLoop, tooLong: @escaping () -> Void) throws(SystemError) {
        self.loop = loop
        self.tooLong = tooLong
        place = try LockPlace(group.publishLock)
        watches.append(
            try loop.onUse(ofFileAt: group.publishLock) { [unowned self] in
                if timer == nil { look() }
            }
        )
        // Whoever holds it after this may be another.
        watches.append(try loop.onClose(ofFileAt: group.publishLock) { [unowned self] in heldSince = nil })
    }

    /// Whether somebody holds it now.
    var isHeld: Bool {
        // One that cannot be looked at is nobody's, as for the daemon.
        (try? place.isHeld()) ?? false
    }

    private func look() {
        let now = Clock.monotonicNow()
        if !isHeld {
            heldSince = nil
        } else if let heldSince {
            if now - heldSince > Int64(Self.limit * 1e9) { tooLong() }
        } else {
            heldSince = now
        }
        timer = loop.schedule(afterSeconds: Self.pause) { [unowned self] in look() }
    }
}
