// Changes of the shared defaults that hosts ask for: made one after another, and never waited for by the loop.
import GroupContainer
import Posix
import ReloadService

/// Makes changes while nobody else holds `run/defaults.lock`; those that find it held wait, for a bounded time.
@MainActor final class DefaultsQueue {
    private let group: Group
    private let loop: EventLoop
    private let place: LockPlace
    private var items: [Item] = []
    private var watch: EventLoop.Watch?
    private var timer: EventLoop.Timer?

    /// In seconds.
    private static let patience = 2.0

    /// A change, or a later request of one who waits for his change.
    private struct Item {
        let peer: ObjectIdentifier
        /// Tries to do it; false when the lock is held.
        let attempt: () -> Bool
        /// Says that it took too long.
        let giveUp: () -> Void
    }

    init(group: Group, loop: EventLoop) throws(ContainerError) {
        self.group = group
        self.loop = loop
        do throws(SystemError) {
            place = try LockPlace(group.defaultsLock)
        } catch {
            throw .system(error)
        }
    }

    /// Makes a change, and says what came of it.
    func make(_ change: DefaultsChange, for peer: Peer, _ done: @escaping (DefaultsError?) -> Void) {
        add(
            Item(peer: ObjectIdentifier(peer)) { [group, place] in
                do throws(DefaultsError) {
                    guard let lock = try place.lock(group) else { return false }
                    try SharedDefaults(of: group).merge(change, holding: lock)
                    done(nil)
                } catch {
                    done(error)
                }
                return true
            } giveUp: { [group] in
                let reason = "a host has held it for \(Int(Self.patience)) s"
                done(.container(.malformed(path: group.relative(group.defaultsLock), reason: reason)))
            }
        )
    }

    /// Does the work after the changes that the same peer waits for: a reload sent after a change sees it.
    func pass(_ peer: Peer, _ work: @escaping () -> Void) {
        guard items.contains(where: { $0.peer == ObjectIdentifier(peer) }) else {
            work()
            return
        }
        let item = Item(peer: ObjectIdentifier(peer)) {
            work()
            return true
        } giveUp: {
            work()
        }
        add(item)
    }

    private func add(_ item: Item) {
        if items.isEmpty, item.attempt() { return }
        items.append(item)
        if items.count == 1 { wait() }
    }

    private func wait() {
        timer = loop.schedule(afterSeconds: Self.patience) { [unowned self] in
            timer = nil
            let late = items
            stopWaiting()
            items = []
            for item in late { item.giveUp() }
        }
        do throws(SystemError) {
            watch = try loop.onClose(ofFileAt: group.defaultsLock) { [unowned self] in advance() }
        } catch {
            // Without notices the time limit ends the wait.
            return
        }
        // It may have been given up before anybody watched.
        advance()
    }

    private func advance() {
        while let first = items.first {
            guard first.attempt() else { return }
            items.removeFirst()
        }
        stopWaiting()
    }

    private func stopWaiting() {
        if let watch { loop.unwatch(watch) }
        if let timer { loop.cancel(timer) }
        (watch, timer) = (nil, nil)
    }
}

extension LockPlace {
    /// The lock, unless someone holds it. Asked first: whoever waits for the file to be closed must not close it.
    func lock(_ group: Group) throws(DefaultsError) -> Lock? {
        do throws(SystemError) {
            return try isHeld() ? nil : Lock.tryAcquire(group.defaultsLock)
        } catch {
            throw .container(.system(error))
        }
    }
}
