// What can be wrong with a container's files, as facts.
package import Posix

/// Why a container's file was not read or written.
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

    init(_ error: FileReadError) {
        self =
            switch error {
            case .system(let error): .system(error)
            case .notRegular(let path): .notRegular(path: path)
            case .tooLong(let path, let limit): .tooLong(path: path, limit: limit)
            }
    }
}

extension ContainerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .system(let error): error.description
        case .notRegular(let path): "\(path) is not a regular file"
        case .tooLong(let path, let limit): "\(path) has more than \(limit) bytes"
        case .leavesContainer(let path): "\(path) leads out of the group's folder"
        case .newerVersion(let path, let found, let known):
            "\(path) has version \(found), and this program knows \(known) at most; it is left alone"
        case .malformed(let path, let reason): "\(path): \(reason)"
        }
    }
}

/// Runs calls of the system that throw their own error.
func onSystem<Value>(_ body: () throws(SystemError) -> Value) throws(ContainerError) -> Value {
    do throws(SystemError) { return try body() } catch { throw .system(error) }
}

/// Runs reads of whole files, which throw their own error.
func onFile<Value>(_ body: () throws(FileReadError) -> Value) throws(ContainerError) -> Value {
    do throws(FileReadError) { return try body() } catch { throw ContainerError(error) }
}
