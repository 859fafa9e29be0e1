// Reading bytes from a descriptor.
import Glibc

extension Descriptor {
    /// What one read gave.
    package enum ReadOutcome: Equatable, Sendable {
        case bytes(Int)
        case endOfFile
        case wouldBlock
    }

    /// Appends what one read gives. `read`
    package func read(
        appendingTo buffer: inout [UInt8], atMost limit: Int = 65536
    ) throws(SystemError) -> ReadOutcome {
        let start = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: limit))
        var count: Int?
        defer { buffer.removeLast(limit - (count ?? 0)) }
        count = try readOnce { rest in
            buffer.withUnsafeMutableBytes { rest(UnsafeMutableRawBufferPointer(rebasing: $0[start...])) }
        }
        guard let count else { return .wouldBlock }
        return count == 0 ? .endOfFile : .bytes(count)
    }

    private func readOnce(
        _ lend: ((UnsafeMutableRawBufferPointer) -> Int) -> Int
    ) throws(SystemError) -> Int? {
        try retryingOrBlocked("read") { lend { Glibc.read(rawValue, $0.baseAddress, $0.count) } }
    }

    /// Reads until the end of the file, or one byte more than the limit.
    package func readToEnd(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let room = min(65536, limit + 1 - bytes.count)
            guard case .bytes = try read(appendingTo: &bytes, atMost: room) else { break }
        }
        return bytes
    }
}
