// A folder of one test, removed with the value.
import Posix
import Testing

final class TemporaryFolder {
    let path: String

    init() throws {
        path = "/tmp/daemon-core-\(randomHex(digits: 12))"
        try FileSystem.makeDirectory(path)
    }

    deinit { Self.remove(path) }

    func write(_ text: String, to name: String) throws -> String {
        let file = "\(path)/\(name)"
        try AtomicFile.write(Array(text.utf8), to: file, durable: false)
        return file
    }

    func read(_ name: String) throws -> String? {
        try FileSystem.contents(of: "\(path)/\(name)", limit: 1 << 26).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func remove(_ path: String) {
        do {
            for name in try FileSystem.names(in: path) {
                let inner = "\(path)/\(name)"
                if try FileSystem.facts(inner, followingLinks: false)?.kind == .directory {
                    remove(inner)
                } else {
                    try FileSystem.remove(inner)
                }
            }
            try FileSystem.removeDirectory(path)
        } catch {
            Issue.record("\(path) was not removed: \(error)")
        }
    }
}
