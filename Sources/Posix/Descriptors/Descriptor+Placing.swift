// Reading at a place of a file, and cutting a file short.
import Glibc

extension Descriptor {
    /// The bytes at an offset; fewer where the file ends before. `pread`
    package func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(SystemError) {
                while filled < count {
                    let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                    let got = try retrying("pread") { pread(rawValue, rest.baseAddress, rest.count, offset + filled) }
                    if got == 0 { return }
                    filled += got
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Cuts the file to a length. `ftruncate`
    package func truncate(to length: Int) throws(SystemError) {
        _ = try retrying("ftruncate") { ftruncate(rawValue, length) }
    }
}
