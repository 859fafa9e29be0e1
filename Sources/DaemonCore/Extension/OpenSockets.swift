// Whether a process talks to the network: one that downloads is not idle.
import Posix

enum OpenSockets {
    private static let tables = ["tcp", "tcp6", "udp", "udp6"]
    private static let limit = 4 << 20

    /// Whether the process has an inet socket; what cannot be looked at counts as none.
    static func hasInet(_ processID: Int32) -> Bool {
        let sockets = socketNumbers(of: processID)
        if sockets.isEmpty { return false }
        return tables.contains { table in
            // A missing or unreadable table lists nothing.
            guard let data = try? FileSystem.contents(of: "/proc/\(processID)/net/\(table)", limit: limit) else {
                return false
            }
            return !sockets.isDisjoint(with: numbers(in: String(decoding: data, as: UTF8.self)))
        }
    }

    /// The inodes in a table such as `/proc/net/tcp`: the tenth column of each line but the first.
    static func numbers(in table: String) -> Set<UInt64> {
        var numbers: Set<UInt64> = []
        for line in table.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: " ")
            if columns.count > 9, let number = UInt64(columns[9]), number > 0 { numbers.insert(number) }
        }
        return numbers
    }

    private static func socketNumbers(of processID: Int32) -> Set<UInt64> {
        let folder = "/proc/\(processID)/fd"
        // The process may have ended meanwhile.
        guard let names = try? FileSystem.names(in: folder) else { return [] }
        var numbers: Set<UInt64> = []
        for name in names {
            // A descriptor may have been closed since it was listed.
            if let facts = try? FileSystem.facts("\(folder)/\(name)"), facts.kind == .socket {
                numbers.insert(facts.inode)
            }
        }
        return numbers
    }
}
