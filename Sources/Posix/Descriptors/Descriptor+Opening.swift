// Opening files by path.
import CPosix
import Glibc

extension Descriptor {
    /// How a file is opened.
    package struct Options: OptionSet, Sendable {
        package let rawValue: CInt
        package init(rawValue: CInt) { self.rawValue = rawValue }

        package static let reading = Options(rawValue: O_RDONLY)
        package static let writing = Options(rawValue: O_WRONLY)
        package static let readingAndWriting = Options(rawValue: O_RDWR)
        package static let creating = Options(rawValue: O_CREAT)
        /// With `creating`: fails when the file exists.
        package static let exclusively = Options(rawValue: O_EXCL)
        package static let truncating = Options(rawValue: O_TRUNC)
        package static let appending = Options(rawValue: O_APPEND)
        /// A FIFO or a device is opened at once, and does not become the controlling terminal.
        package static let withoutWaiting = Options(rawValue: O_NONBLOCK | O_NOCTTY)
        /// Fails when the last component is a symbolic link.
        package static let withoutFollowing = Options(rawValue: O_NOFOLLOW)
        package static let directory = Options(rawValue: O_DIRECTORY)
        /// Names a place in the file tree without opening what is there.
        package static let placeOnly = Options(rawValue: cposix_o_path)
    }

    /// Opens a file; new ones get the mode (0600 when none is given). `open`
    package static func open(
        _ path: String, _ options: Options, mode: UInt32 = 0o600
    ) throws(SystemError) -> Descriptor {
        Descriptor(owning: try retrying("open", path) { cposix_open(path, options.rawValue, mode) })
    }

    /// Opens a file relative to this directory. `openat`
    package func open(
        _ name: String, _ options: Options, mode: UInt32 = 0o600
    ) throws(SystemError) -> Descriptor {
        Descriptor(owning: try retrying("openat", name) { cposix_openat(rawValue, name, options.rawValue, mode) })
    }
}
