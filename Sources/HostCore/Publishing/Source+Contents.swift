// The bytes of what a command names: a file, a pipe that a shell gives a name, or standard input.
import FoundationEssentials
import Posix
import ReloadService

extension Command.Source {
    /// All bytes; a pipe is waited for as long as something comes out of it.
    func contents(limit: Int) throws(Complaint) -> Data {
        let bytes: [UInt8]
        switch self {
        case .standardInput:
            bytes = try onSystem { () throws(SystemError) in
                try Descriptor.standardInput.readToEnd(limit: limit)
            }
        case .file(let path, let patience):
            // Of a pipe that nobody writes into the opening would wait, and nobody would know for what.
            let file = try onSystem { () throws(SystemError) in
                try Descriptor.open(path, [.reading, .withoutWaiting])
            }
            switch try onSystem({ () throws(SystemError) in try file.facts().kind }) {
            case .regular: bytes = try onSystem { () throws(SystemError) in try file.readToEnd(limit: limit) }
            case .directory:
                throw Complaint(.refused, kind: "not-a-file", "\(SafeText.path(path)) is a directory, not a file")
            case .symbolicLink, .socket, .other: bytes = try piped(file, limit: limit, patience: patience)
            }
        }
        if bytes.count <= limit { return Data(bytes) }
        throw Complaint(.refused, kind: "too-long", "\(SafeText.path(name)) has more than \(limit) bytes")
    }

    /// As complaints call it.
    var name: String {
        switch self {
        case .standardInput: "stdin"
        case .file(let path, _): path
        }
    }

    private func piped(_ pipe: Descriptor, limit: Int, patience: Double) throws(Complaint) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let room = min(65536, limit + 1 - bytes.count)
            let outcome = try onSystem { () throws(SystemError) -> Descriptor.ReadOutcome? in
                guard try pipe.waitUntilReadable(until: Clock.monotonicNow(after: patience)) else { return nil }
                return try pipe.read(appendingTo: &bytes, atMost: room)
            }
            switch outcome {
            case .bytes, .wouldBlock: continue
            case .endOfFile: return bytes
            case nil:
                throw Complaint(
                    .timedOut, kind: "timed-out",
                    "\(SafeText.path(name)) is no regular file, and nobody wrote into it for \(SpanText.words(patience)); "
                        + "--timeout S waits longer"
                )
            }
        }
        return bytes
    }

    /// Says of every failure which file it concerns.
    private func onSystem<Value>(_ body: () throws(SystemError) -> Value) throws(Complaint) -> Value {
        do throws(SystemError) {
            return try body()
        } catch {
            let named = SystemError(code: error.code, call: error.call, path: error.path ?? name)
            if error.code == .noEntry { throw Complaint(.refused, kind: "no-file", named.description) }
            throw Complaint(named)
        }
    }
}
