// The system's error numbers; those that a caller treats specially have a constant here.
import CPosix
import Glibc

/// A number that a system call failed with.
package struct Errno: RawRepresentable, Error, Hashable, Sendable {
    package let rawValue: CInt

    package init(rawValue: CInt) { self.rawValue = rawValue }

    /// The number that the last failed call of this thread left.
    static var current: Errno { Errno(rawValue: errno) }

    /// The symbolic name, as `ENOENT`.
    package var name: String {
        cposix_error_name(rawValue).map { String(cString: $0) } ?? "E\(rawValue)"
    }

    /// The text in English, as `No such file or directory`.
    package var message: String {
        cposix_error_text(rawValue).map { String(cString: $0) } ?? "unknown error \(rawValue)"
    }

    package static let interrupted = Errno(rawValue: EINTR)
    package static let wouldBlock = Errno(rawValue: EAGAIN)
    package static let badDescriptor = Errno(rawValue: EBADF)
    package static let badAddress = Errno(rawValue: EFAULT)
    package static let noEntry = Errno(rawValue: ENOENT)
    package static let exists = Errno(rawValue: EEXIST)
    package static let notDirectory = Errno(rawValue: ENOTDIR)
    package static let isDirectory = Errno(rawValue: EISDIR)
    package static let notEmpty = Errno(rawValue: ENOTEMPTY)
    package static let accessDenied = Errno(rawValue: EACCES)
    package static let notPermitted = Errno(rawValue: EPERM)
    package static let readOnly = Errno(rawValue: EROFS)
    package static let noMemory = Errno(rawValue: ENOMEM)
    package static let noSpace = Errno(rawValue: ENOSPC)
    package static let quotaExceeded = Errno(rawValue: EDQUOT)
    package static let tooManyOpen = Errno(rawValue: EMFILE)
    package static let tooManyOpenInSystem = Errno(rawValue: ENFILE)
    package static let symbolicLinkLoop = Errno(rawValue: ELOOP)
    package static let nameTooLong = Errno(rawValue: ENAMETOOLONG)
    package static let invalid = Errno(rawValue: EINVAL)
    package static let notSupported = Errno(rawValue: EOPNOTSUPP)
    package static let notImplemented = Errno(rawValue: ENOSYS)
    package static let brokenPipe = Errno(rawValue: EPIPE)
    package static let connectionReset = Errno(rawValue: ECONNRESET)
    package static let connectionRefused = Errno(rawValue: ECONNREFUSED)
    package static let connectionAborted = Errno(rawValue: ECONNABORTED)
    package static let addressInUse = Errno(rawValue: EADDRINUSE)
    package static let noSuchProcess = Errno(rawValue: ESRCH)
    package static let noChild = Errno(rawValue: ECHILD)
    package static let cancelled = Errno(rawValue: ECANCELED)
    package static let noDevice = Errno(rawValue: ENXIO)
    package static let notSocket = Errno(rawValue: ENOTSOCK)
}
