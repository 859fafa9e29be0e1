// Images that a host publishes, byte for byte, under a name of its own.
package import FoundationEssentials
import Posix

extension Group {
    /// Bytes that an image may have.
    package static let imageLimit = 256 << 20
    /// Bytes of a file that is a parameter's value: much less than what an extension's memory may grow by, as it is read
    /// there as a whole.
    package static let valueFileLimit = 32 << 20

    /// Where an image lies; throws when a symbolic link on the way leads out of the group's directory.
    package func imageFile(_ name: ImageName) throws(ContainerError) -> String {
        let path = "\(directory)/\(name)"
        try refuseLeaving(path)
        return path
    }

    /// Publishes an image, and returns the path of its file.
    @discardableResult
    package func publishImage(_ bytes: Data, as name: ImageName) throws(ContainerError) -> String {
        try prepareForPublishing()
        let path = try imageFile(name)
        if let kind = try onSystem({ () throws(SystemError) in try FileSystem.facts(path)?.kind }), kind != .regular {
            throw .notRegular(path: name.text)
        }
        try write(bytes.span, to: path, durable: true)
        return path
    }

    /// Removes an image; false when there was none.
    package func removeImage(_ name: ImageName) throws(ContainerError) -> Bool {
        let path = try imageFile(name)
        if let kind = try onSystem({ () throws(SystemError) in try FileSystem.facts(path)?.kind }), kind != .regular {
            throw .notRegular(path: name.text)
        }
        return try onSystem { () throws(SystemError) in try FileSystem.remove(path) }
    }
}
