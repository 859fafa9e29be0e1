// Bytes that are read by their address, as Core Foundation gives them.
import Foundation
import Synchronization

/// Where data lie in memory. Theirs is the address of what the data hold, so that somebody has to hold them.
@safe enum ReadBytes {
    /// The last ones that were asked for: an image's pixels are read at once, and then others.
    private static let kept = Mutex<[Data]>([])
    private static let most = 32

    /// An address that stays for as long as the data, or until many others were asked for.
    static func pointer(_ data: Data) -> UnsafePointer<UInt8> {
        // A few bytes lie in the value itself, which has no address.
        let held = data.count > 32 ? data : data + Data(count: 64)
        kept.withLock { $0 = $0.suffix(most - 1) + [held] }
        return unsafe held.withUnsafeBytes { bytes in
            // There are bytes, and so an address.
            unsafe bytes.bindMemory(to: UInt8.self).baseAddress.unsafelyUnwrapped
        }
    }
}
