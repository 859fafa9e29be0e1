// The end of somebody's use of a file as an event of the loop.
import CPosix

extension EventLoop {
    /// Calls the work each time that a process closes the file: so a lock is seen to be given up. `inotify`
    package func onClose(ofFileAt path: String, _ work: @escaping Work) throws(SystemError) -> Watch {
        let notices = Descriptor(
            owning: try retrying("inotify_add_watch", path) { cposix_inotify_closes(path) }, isSocket: false
        )
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
