// When an extension's memory has grown too far, and what its process has.
import Posix
import Testing

@testable import DaemonCore

@Suite struct MemoryLimitTests {
    /// Megabytes at most, then now and when it was ready in bytes, and what is said.
    static let rows: [(Double, Int, Int, String?)] = [
        (30, 33 << 20, 3 << 20, nil),
        (30, (33 << 20) + 1, 3 << 20, "memory limit: its process grew by 31 MB, the most is 30 MB"),
        (0.5, 2 << 20, 1 << 20, "memory limit: its process grew by 1 MB, the most is 0.5 MB"),
        (30, 1 << 20, 3 << 20, nil),
        // Where no `/proc` is mounted nothing is known.
        (30, 1 << 40, .max, nil),
    ]

    @Test(arguments: rows) func judges(_ megabytes: Double, _ now: Int, _ ready: Int, _ why: String?) {
        #expect(MemoryLimit(megabytes: megabytes).excess(of: now, over: ready) == why)
    }

    @Test func aProcessHasWhatItWrites() throws {
        let before = try #require(ProcessMemory.privateBytes())
        let bytes = [UInt8](repeating: 1, count: 64 << 20)
        let grown = try #require(ProcessMemory.privateBytes()) - before
        #expect(grown > 48 << 20, "\(grown)")
        withExtendedLifetime(bytes) {}
        #expect(ProcessMemory.privateBytes(of: 0x7FFF_FFFF) == nil)
    }
}
