// The lock and the socket by which others know that a daemon serves the group; made again when somebody removes them.
import GroupContainer
import Posix
import ReloadService

/// What a daemon holds of its group, from the start to the end.
@MainActor final class Presence {
    private let group: Group
    private let loop: EventLoop
    private let log: Log
    /// Held longer than anything else: whoever gets it next may replace the socket.
    private var lock: Lock
    /// The group's directory itself, wherever it lies.
    private var home: Descriptor
    private var socket: FileFacts?
    private var watches: [EventLoop.Watch] = []
    private var pendingCheck: EventLoop.Timer?
    /// The check that follows a failed one, whatever happens meanwhile.
    private var nextTry: EventLoop.Timer?
    /// Why the last check failed.
    private var obstacle: String?
    /// The socket was made again: connections come to this one.
    var onRestored: (_ listener: Descriptor) -> Void = { _ in }
    /// The group can be served no longer.
    var onLost: (StartFailure) -> Void = { _ in }

    /// In seconds; who removes a whole folder is not disturbed in the middle of it.
    private static let delay = 0.2
    /// In seconds: not everything that clears the way is seen, such as the target of a link that comes to be.
    private static let retryDelay = 1.0

    /// Takes the lock that only one daemon of a group has.
    init(of group: Group, loop: EventLoop, log: Log) throws(StartFailure) {
        self.group = group
        self.loop = loop
        self.log = log
        lock = try Self.take(group)
        home = try Self.home(of: group)
    }

    private static func home(of group: Group) throws(StartFailure) -> Descriptor {
        do throws(SystemError) {
            return try Descriptor.open(group.directory, [.directory, .placeOnly])
        } catch {
            throw .system(error.description)
        }
    }

    /// Makes the socket, and watches over it from then on.
    func listen() throws(StartFailure) -> Descriptor {
        do throws(SystemError) {
            if let folder = FileSystem.parent(of: group.socket) { try FileSystem.makeDirectory(folder) }
            let listener = try UnixSocket.listen(at: group.socket)
            socket = try FileSystem.facts(group.socket, followingLinks: false)
            watch()
            return listener
        } catch {
            let advice =
                switch error.code {
                case .notSupported, .notPermitted, .notImplemented:
                    "; where a file system cannot hold a socket, use --runtime-dir"
                case .exists: "; what stands there is no socket, and is left alone"
                case .addressInUse: "; another program serves it"
                default: ""
                }
            throw .system(error.description + advice)
        }
    }

    /// Removes the socket, unless it has become another daemon's.
    func end() {
        for watch in watches { loop.unwatch(watch) }
        for timer in [pendingCheck, nextTry].compactMap(\.self) { loop.cancel(timer) }
        (watches, pendingCheck, nextTry) = ([], nil, nil)
        do throws(SystemError) {
            if try hasSocket { try FileSystem.remove(group.socket) }
        } catch {
            // The next daemon replaces a socket that nobody serves.
        }
    }

    /// What the lock says is its holder's process id.
    private static func take(_ group: Group) throws(StartFailure) -> Lock {
        let holder: String?
        do throws(SystemError) {
            try FileSystem.makeDirectory(group.runDirectory)
            // Of several that start at once each is to find the lock either free or signed.
            let turn = try Lock.acquire(group.startLock)
            defer { withExtendedLifetime(turn) {} }
            if let lock = try Lock.tryAcquire(group.daemonLock) {
                try lock.write(note: "\(ThisProcess.id)\n")
                return lock
            }
            holder = try Lock.note(at: group.daemonLock)?.filter { !$0.isWhitespace }
        } catch {
            throw .system(error.description)
        }
        throw .taken("another daemon serves \(SafeText.path(group.directory)): process \(holder ?? "unknown")")
    }

    private var hasSocket: Bool {
        get throws(SystemError) {
            guard let socket, let there = try FileSystem.facts(group.socket, followingLinks: false) else {
                return false
            }
            return there.isSameFile(as: socket) && there.kind == .socket
        }
    }

    private var isWhole: Bool {
        do throws(SystemError) {
            return try lock.isAt(group.daemonLock) ? hasSocket : false
        } catch {
            // The check says what is wrong.
            return false
        }
    }
}

// MARK: Removal

extension Presence {
    private func watch() {
        for watch in watches { loop.unwatch(watch) }
        watches = []
        do throws(SystemError) {
            for folder in Set([group.runDirectory, FileSystem.parent(of: group.socket) ?? group.runDirectory]) {
                watches.append(try watchRemovals(in: folder))
            }
            watches.append(try loop.onMove(ofDirectory: group.directory) { [unowned self] in planCheck() })
        } catch {
            log.write(.diagnostic, ["code": "unwatched", "message": .text(error.description)])
        }
        // Something may have gone before it was watched.
        planCheck()
    }

    /// Where the folder is none, what stands in its place, or in that of one above it, may be removed.
    private func watchRemovals(in folder: String) throws(SystemError) -> EventLoop.Watch {
        do throws(SystemError) {
            return try loop.onRemoval(inDirectory: folder) { [unowned self] in planCheck() }
        } catch {
            guard [.notDirectory, .noEntry].contains(error.code), let above = FileSystem.parent(of: folder),
                above != folder
            else { throw error }
            return try watchRemovals(in: above)
        }
    }

    /// Much happens in these folders; a check in the middle of a removal would only disturb it.
    private func planCheck() {
        if pendingCheck != nil || isWhole { return }
        pendingCheck = loop.schedule(afterSeconds: Self.delay) { [unowned self] in
            pendingCheck = nil
            tryCheck()
        }
    }

    private func tryCheck() {
        if let nextTry { loop.cancel(nextTry) }
        nextTry = nil
        do throws(StartFailure) {
            try check()
            obstacle = nil
        } catch {
            // Something else stands in a place of ours: what still works goes on, until that is removed, too.
            watch()
            nextTry = loop.schedule(afterSeconds: Self.retryDelay) { [unowned self] in
                nextTry = nil
                tryCheck()
            }
            if obstacle == error.sentence { return }
            obstacle = error.sentence
            log.write(.error, ["what": "removed files are not made again", "why": .text(error.sentence)])
        }
    }

    /// Where the group's directory lies now, when that is elsewhere; nil when it is where it was, or is nowhere.
    private var newPlace: String? {
        get throws(SystemError) {
            if let there = try FileSystem.facts(group.directory), there.isSameFile(as: try home.facts()) { return nil }
            return try home.path()
        }
    }

    private func check() throws(StartFailure) {
        let (isLocked, isReachable): (Bool, Bool)
        do throws(SystemError) {
            (isLocked, isReachable) = (try lock.isAt(group.daemonLock), try hasSocket)
            if isLocked, isReachable { return }
            if let place = try newPlace {
                onLost(.system("\(group.directory) was moved to \(place): start a daemon for it there"))
                return
            }
            let container = FileSystem.parent(of: group.directory) ?? "/"
            if try FileSystem.facts(container) == nil {
                onLost(.system("\(SafeText.path(container)) was removed"))
                return
            }
        } catch {
            throw .system(error.description)
        }
        do throws(ContainerError) { try group.prepare() } catch { throw .system(error.description) }
        home = try Self.home(of: group)
        // Whoever has taken the lock meanwhile serves the group from now on.
        if !isLocked {
            do throws(StartFailure) {
                lock = try Self.take(group)
            } catch {
                guard error.isTaken else { throw error }
                onLost(error)
                return
            }
        }
        let listener = isReachable ? nil : try listen()
        if listener == nil { watch() }
        log.write(
            .diagnostic, ["code": "restored", "message": "files of the running daemon were removed and are made again"]
        )
        if let listener { onRestored(listener) }
    }
}
