// Bytes that are read by their address, as Core Foundation gives them.
import Foundation
import Synchronization

/// Where data lie in memory. Theirs is the address of what the data hold, so that somebody has to hold them.
enum ReadBytes {
    /// The last ones that were asked for: an image's pixels are read at once, and then others.
    private static let kept = Mutex<[Data]>([])
    private static let most = 32
    private static let mostBytes = 64 << 20

    /// An address that is valid until 32 others were asked for, or others of 64 MB. That of more than 32 bytes is also
    /// valid for as long as its caller holds the data and does not change them.
    static func pointer(_ data: Data) -> UnsafePointer<UInt8> {
        // A few bytes lie in the value itself, which has no address.
        let held = data.count > 32 ? data : data + Data(count: 64)
        kept.withLock { kept in
            kept.append(held)
            // The newest one stays, however long it is.
            while kept.count > 1, kept.count > most || kept.reduce(0, { $0 + $1.count }) > mostBytes {
                kept.removeFirst()
            }
        }
        return unsafe held.withUnsafeBytes { bytes in
            // There are bytes, and so an address.
            unsafe bytes.bindMemory(to: UInt8.self).baseAddress.unsafelyUnwrapped
        }
    }
}
