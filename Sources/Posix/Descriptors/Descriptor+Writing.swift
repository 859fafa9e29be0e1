// Writing bytes to a descriptor; a peer that has gone is an error, never a signal, on sockets.
package import FoundationEssentials
import Glibc

extension Descriptor {
    /// Writes what fits and returns how many bytes that was; nil when it would block. `write`, `send`
    package func write(_ bytes: Span<UInt8>) throws(SystemError) -> Int? {
        try bytes.withUnsafeBufferPointer { (buffer) throws(SystemError) -> Int? in
            if isSocket {
                return try retryingOrBlocked("send") {
                    send(rawValue, buffer.baseAddress, buffer.count, CInt(MSG_NOSIGNAL))
                }
            }
            return try retryingOrBlocked("write") { Glibc.write(rawValue, buffer.baseAddress, buffer.count) }
        }
    }

    /// Writes what fits of an array's part.
    package func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int? { try write(bytes.span) }

    /// Writes all bytes, waiting where the descriptor would block; with a monotonic instant it throws `wouldBlock` then.
    package func writeAll(_ bytes: Span<UInt8>, until deadline: Int64? = nil) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            if let count = try write(bytes.extracting(done..<bytes.count)) {
                done += count
            } else if try !waitUntilWritable(until: deadline) {
                throw SystemError(code: .wouldBlock, call: "write")
            }
        }
    }

    package func writeAll(_ bytes: [UInt8]) throws(SystemError) { try writeAll(bytes.span) }

    package func writeAll(_ bytes: Data) throws(SystemError) { try writeAll(bytes.span) }

    package func writeAll(_ text: String) throws(SystemError) { try writeAll(Array(text.utf8)) }
}
