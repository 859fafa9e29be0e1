// Whether a host waits for `run/defaults.lock` before it changes the shared defaults: somebody else holds the lock, gives
// it up when the host has come for it, and takes it again after that.
import GroupContainer
import Posix

/// The lock in the hands of another program, as the host finds it.
@MainActor final class DefaultsLock {
    private let place: LockPlace
    private let loop: EventLoop
    private let look: () -> Void
    private var watch: EventLoop.Watch?
    private var release: EventLoop.Timer?
    /// Whether the lock is held here; whoever changes the shared defaults meanwhile did not wait for it.
    private(set) var isHeld = false
    /// Whether it was given up because somebody came for it.
    private(set) var wasGivenUp = false

    /// How long somebody who has come for it is kept waiting, in seconds: one who does not wait writes meanwhile.
    private static let pause = 0.05

    /// Takes the lock. `look` takes note of all that has happened to files so far.
    init(of group: Group, loop: EventLoop, look: @escaping () -> Void) throws(SystemError) {
        self.loop = loop
        self.look = look
        place = try LockPlace(group.defaultsLock)
        isHeld = try place.take()
        watch = try loop.onUse(ofFileAt: group.defaultsLock) { [unowned self] in used() }
    }

    /// Somebody has opened or closed the lock's file.
    private func used() {
        if !isHeld {
            take()
        } else if release == nil {
            release = loop.schedule(afterSeconds: Self.pause) { [unowned self] in
                release = nil
                giveUp()
                wasGivenUp = true
            }
        }
    }

    private func take() {
        // One that cannot be taken is somebody's.
        guard (try? place.take()) == true else { return }
        // What happened before this moment may have happened under the lock.
        look()
        isHeld = true
    }

    /// Lets others have it: until somebody uses the file again nothing is known.
    func giveUp() {
        guard isHeld else { return }
        look()
        isHeld = false
        do throws(SystemError) {
            try place.giveUp()
        } catch {
            preconditionFailure("an open file of ours: \(error)")
        }
    }
}
