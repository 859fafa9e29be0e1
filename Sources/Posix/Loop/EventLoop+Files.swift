// What others do to a file as an event of the loop.
import CPosix

extension EventLoop {
    /// Calls the work each time that a process closes the file: so a lock is seen to be given up. `inotify`
    package func onClose(ofFileAt path: String, _ work: @escaping Work) throws(SystemError) -> Watch {
        try onNotice(try retrying("inotify_add_watch", path) { cposix_inotify_closes(path) }, work)
    }

    /// Calls the work each time that a process opens or closes the file. `inotify`
    package func onUse(ofFileAt path: String, _ work: @escaping Work) throws(SystemError) -> Watch {
        try onNotice(try retrying("inotify_add_watch", path) { cposix_inotify_uses(path) }, work)
    }

    /// Calls the work each time that something in the directory, or itself, is removed or moved away. `inotify`
    package func onRemoval(inDirectory path: String, _ work: @escaping Work) throws(SystemError) -> Watch {
        try onNotice(try retrying("inotify_add_watch", path) { cposix_inotify_removals(path) }, work)
    }

    /// Calls the work each time that the directory gets another place, be it with one that it lies in. `inotify`
    package func onMove(ofDirectory path: String, _ work: @escaping Work) throws(SystemError) -> Watch {
        let notices = try retrying("inotify_init1") { cposix_inotify_create() }
        let watch = try onNotice(notices, work)
        var place = path
        while let above = FileSystem.parent(of: place), above != place {
            // One that may not be read cannot be watched; whoever may move it is no ordinary user.
            _ = cposix_inotify_watch_place(notices, place)
            place = above
        }
        return watch
    }

    private func onNotice(_ rawValue: CInt, _ work: @escaping Work) throws(SystemError) -> Watch {
        let notices = Descriptor(owning: rawValue, isSocket: false)
        return try watch(notices, for: .reading) { _ in
            var bytes: [UInt8] = []
            do throws(SystemError) {
                while case .bytes = try notices.read(appendingTo: &bytes, atMost: 4096) { bytes.removeAll() }
            } catch {
                preconditionFailure("inotify: \(error)")
            }
            work()
        }
    }
}
