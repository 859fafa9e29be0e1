// How much memory a process has for itself alone.
import Glibc

/// The memory of a process.
package enum ProcessMemory {
    /// Bytes that the process wrote and shares with no file: its heap and stacks, as far as they are in memory now.
    /// Nil when there is no such process. `/proc/<id>/statm`
    package static func privateBytes(of id: Int32 = getpid()) -> Int? {
        // A process that has just ended has no memory to speak of.
        guard let text = try? FileSystem.contents(of: "/proc/\(id)/statm", limit: 256) else { return nil }
        let pages = String(decoding: text, as: UTF8.self).split(separator: " ").prefix(3).compactMap { Int($0) }
        guard pages.count == 3 else { return nil }
        return (pages[1] - pages[2]) * pageSize
    }

    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
}
