// Reading bytes from a descriptor.
import FoundationEssentials
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
        var outcome: Result<Int?, SystemError> = .success(nil)
        // Into room that nobody has filled before: to do so takes longer than most reads.
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { room, count in
            outcome = Result { () throws(SystemError) in
                try retryingOrBlocked("read") { Glibc.read(rawValue, room.baseAddress, limit) }
            }
            if case .success(let read?) = outcome { count = read }
        }
        guard let count = try outcome.get() else { return .wouldBlock }
        buffer.append(contentsOf: bytes)
        return count == 0 ? .endOfFile : .bytes(count)
    }

    /// Reads until the end of the file, or one byte more than the limit, into room for as many bytes as are expected;
    /// more is made when they are more.
    func readToEnd(limit: Int, expecting size: Int) throws(SystemError) -> Data {
        // What the system makes up, as in `/proc`, says that it has no size.
        var room = min(max(size, 4095), limit) + 1
        var count = 0
        guard var bytes = malloc(room) else { throw SystemError(code: .noMemory, call: "malloc") }
        do throws(SystemError) {
            while count <= limit {
                if count == room {
                    room = min(2 * room, limit + 1)
                    guard let more = realloc(bytes, room) else { throw SystemError(code: .noMemory, call: "realloc") }
                    bytes = more
                }
                let read = try retryingOrBlocked("read") { Glibc.read(rawValue, bytes + count, room - count) }
                guard let read, read > 0 else { break }
                count += read
            }
        } catch {
            free(bytes)
            throw error
        }
        return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    }

    /// Reads until the end of the file, or one byte more than the limit.
    package func readToEnd(limit: Int) throws(SystemError) -> [UInt8] {
        [UInt8](try readToEnd(limit: limit, expecting: 0))
    }
}
