// A picture's file in memory, checked when it is made.
import Digest
package import FoundationEssentials
import Posix
package import Synchronization

/// The bytes of a picture that is known to be one; its pixels come by `PixelStore`.
package final class ImageSource: Sendable {
    /// More are refused by the header alone, before anything is allocated for them.
    package static let mostPixels = 100_000_000

    /// What is known of the bytes, shared by all sources of the same.
    let picture: KnownPicture

    /// The file, byte for byte.
    package var data: Data { picture.data }
    /// In pixels, after the orientation that the file asks for.
    package var pixelSize: (width: Int, height: Int) { picture.size }
    /// SHA-256 of the file's bytes.
    package var digest: [UInt8] { picture.digest }
    /// What drawings call the file by: its digest in hexadecimal digits.
    package var name: String { picture.digest.hex }

    /// Checks the bytes: with the trait `Raster` by decoding them, else by their header.
    package init(data: Data) throws(ImageError) {
        picture = try KnownPictures.picture(of: data)
    }

    /// In bytes; a longer file is refused unread.
    package static let longestFile = 256 << 20

    /// The folder, if any, out of which no symbolic link may lead: what hosts publish into it is to be in it.
    package static let guardedFolder = Mutex<String?>(nil)

    /// The bytes of a picture's file; a device or a pipe of the name is refused without waiting for it.
    package static func bytes(ofFile path: String) throws(ImageError) -> Data {
        let bytes: Data?
        if leavesGuardedFolder(path) { throw .unreadable("a symbolic link leads out of the group's folder") }
        do throws(FileReadError) {
            bytes = try FileSystem.contents(of: path, limit: longestFile)
        } catch {
            switch error {
            case .system(let error): throw .unreadable("the file cannot be read: \(error)")
            case .notRegular: throw .unreadable("the file is no regular file")
            case .tooLong(_, let limit): throw .unreadable("the file has more than \(limit >> 20) MB")
            }
        }
        guard let bytes else { throw .unreadable("the file is missing") }
        return bytes
    }

    /// A file's name for people: from the guarded folder on, else its last part.
    package static func shownName(ofFile path: String) -> String {
        if let folder = guardedFolder.withLock({ $0 }), path.hasPrefix(folder + "/") {
            return SafeText.path(String(path.dropFirst(folder.count + 1)))
        }
        return SafeText.path(FileSystem.name(of: path))
    }

    private static func leavesGuardedFolder(_ path: String) -> Bool {
        guard let folder = guardedFolder.withLock({ $0 }), path.hasPrefix(folder + "/"),
            // What cannot be resolved cannot be read either, which says why.
            let isInside = try? FileSystem.isInside(folder, path)
        else { return false }
        return !isInside
    }
}
