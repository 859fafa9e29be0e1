// What can be wrong with a container's files, as facts.
package import Posix

/// Why a container's file was not read or written; paths are from the group's directory on, unless the group is what is
/// wrong.
package enum ContainerError: Error, Sendable, Equatable {
    case system(SystemError)
    /// A FIFO, a device or a directory stands where a file is expected.
    case notRegular(path: String)
    case tooLong(path: String, limit: Int)
    /// A symbolic link leads out of the group's directory.
    case leavesContainer(path: String)
    /// The file was written by a newer version of Sundial: it is neither used nor overwritten.
    case newerVersion(path: String, found: Int, known: Int)
    /// The file as a whole cannot be used.
    case malformed(path: String, reason: String)
}

extension ContainerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .system(let error): error.description
        case .notRegular(let path): "\(SafeText.path(path)) is not a regular file"
        case .tooLong(let path, let limit): "\(SafeText.path(path)) has more than \(limit) bytes"
        case .leavesContainer(let path): "\(SafeText.path(path)) leads out of the group's folder"
        case .newerVersion(let path, let found, let known):
            "\(SafeText.path(path)) has version \(found), and this program knows \(known) at most; it is left alone"
        case .malformed(let path, let reason): "\(SafeText.path(path)): \(reason)"
        }
    }
}

/// Runs calls of the system that throw their own error.
func onSystem<Value>(_ body: () throws(SystemError) -> Value) throws(ContainerError) -> Value {
    do throws(SystemError) { return try body() } catch { throw .system(error) }
}
