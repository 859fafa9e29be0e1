// The lock under which a host makes several files one change; the daemon starts no run while a host holds it.
package import Posix

/// The daemon's view of `run/publish.lock`.
package final class PublishLock {
    private let place: LockPlace

    /// Opens the lock's file once: whoever waits for it to be closed by others must not close it himself.
    package init(in group: Group) throws(ContainerError) {
        place = try onSystem { () throws(SystemError) in
            try FileSystem.makeDirectory(group.runDirectory)
            return try LockPlace(group.publishLock)
        }
    }

    /// Whether a host is publishing just now.
    package func isHeld() throws(ContainerError) -> Bool {
        try onSystem { () throws(SystemError) in try place.isHeld() }
    }

    /// Waits until no other host publishes, and keeps the others and the daemon's runs waiting.
    package static func hold(in group: Group) throws(ContainerError) -> Lock {
        try group.prepareForPublishing()
        return try onSystem { () throws(SystemError) in
            try FileSystem.makeDirectory(group.runDirectory)
            return try Lock.acquire(group.publishLock)
        }
    }
}
