// Files are whole at every instant, keep their mode, and leave nothing behind.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct AtomicFileTests {
    @Test func newFilesAreTheOwnersAlone() throws {
        try withTemporaryFolder { folder in
            try AtomicFile.write([1, 2], to: "\(folder)/f", durable: false)
            #expect(try FileSystem.facts("\(folder)/f")?.mode == 0o600)
            #expect(try FileSystem.names(in: folder) == ["f"])
        }
    }

    @Test(arguments: [0o600, 0o644, 0o664, 0o400] as [mode_t]) func replacingKeepsTheMode(mode: mode_t) throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/f"
            try AtomicFile.write([1], to: path, durable: false)
            #expect(chmod(path, mode) == 0)
            try AtomicFile.write([2], to: path, durable: false)
            #expect(try FileSystem.facts(path)?.mode == mode)
            #expect(try FileSystem.contents(of: path, limit: 10) == Data([2]))
        }
    }

    /// Both ways of taking a name leave the target whole and nothing else.
    @Test(arguments: [true, false]) func replacingLeavesNothingBehind(isDurable: Bool) throws {
        try withTemporaryFolder { folder in
            for byte in UInt8(1)...3 {
                try AtomicFile.write([byte], to: "\(folder)/f", durable: isDurable)
                #expect(try FileSystem.contents(of: "\(folder)/f", limit: 10) == Data([byte]))
                #expect(try FileSystem.names(in: folder) == ["f"])
            }
        }
    }

    @Test(arguments: [true, false]) func aFolderIsNotReplaced(isDurable: Bool) throws {
        try withTemporaryFolder { folder in
            try FileSystem.makeDirectory("\(folder)/f")
            #expect(throws: SystemError.self) { try AtomicFile.write([1], to: "\(folder)/f", durable: isDurable) }
            #expect(try FileSystem.facts("\(folder)/f")?.kind == .directory)
            #expect(try FileSystem.names(in: folder) == ["f"])
        }
    }

    /// A link is replaced itself, also one that leads nowhere or to itself.
    @Test(arguments: ["/dev/zero", "nowhere", "f", "other"]) func replacingALinkLeavesItsTargetAlone(_ target: String)
        throws
    {
        try withTemporaryFolder { folder in
            let path = "\(folder)/f"
            try AtomicFile.write([7], to: "\(folder)/other", durable: false)
            #expect(symlink(target, path) == 0)
            try AtomicFile.write([2], to: path, durable: false)
            #expect(try FileSystem.facts(path, followingLinks: false)?.kind == .regular)
            #expect(try FileSystem.facts(path)?.mode == 0o600)
            #expect(try FileSystem.contents(of: "\(folder)/other", limit: 10) == Data([7]))
            #expect(try FileSystem.names(in: folder) == ["f", "other"])
        }
    }

    @Test func piecesBecomeOneFileAtTheCommit() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/f"
            let file = try AtomicFile(replacing: path)
            var expected: [UInt8] = []
            for number in 0..<50_000 {
                let line = Array("\(number)\n".utf8)
                expected += line
                try file.append(line)
            }
            #expect(try FileSystem.facts(path) == nil)
            try file.commit(durable: true)
            #expect(try FileSystem.contents(of: path, limit: 1 << 20) == Data(expected))
        }
    }

    @Test func whatIsNotCommittedDisappears() throws {
        try withTemporaryFolder { folder in
            var file: AtomicFile? = try AtomicFile(replacing: "\(folder)/f")
            try file?.append([1])
            #expect(try FileSystem.names(in: folder).filter(AtomicFile.isTemporary).count == 1)
            file = nil
            #expect(try FileSystem.names(in: folder) == [])
        }
    }

    @Test(arguments: [
        (".tmp-0123abcd", true), (".tmp-0123ABCD", true), (".tmp-0123abc", false), (".tmp-0123abcde", false),
        ("tmp-0123abcd", false), (".tmp-0123abcg", false), ("", false),
    ])
    func temporariesAreKnownByTheirNames(name: String, expected: Bool) {
        #expect(AtomicFile.isTemporary(name) == expected)
    }

    @Test func onlyAbandonedTemporariesAreRemoved() throws {
        try withTemporaryFolder { folder in
            let held = try AtomicFile(replacing: "\(folder)/f")
            for name in [".tmp-00000000", ".tmp-notours", "plain"] {
                let file = try Descriptor.open("\(folder)/\(name)", [.writing, .creating])
                try file.writeAll("x")
            }
            #expect(mkfifo("\(folder)/.tmp-11111111", 0o600) == 0)
            #expect(try AtomicFile.removeAbandonedTemporaries(in: folder) == [".tmp-00000000"])
            try held.commit(durable: false)
            #expect(try FileSystem.names(in: folder) == [".tmp-11111111", ".tmp-notours", "f", "plain"])
        }
    }

    @Test func aMissingFolderIsTold() {
        let error = #expect(throws: SystemError.self) {
            try AtomicFile.write([1], to: "/nowhere/at/all", durable: false)
        }
        #expect(error?.code == .noEntry)
    }

    /// While one thread replaces the file and another clears away abandoned ones, each read gets a whole version.
    @Test func readersNeverSeeAPart() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/f"
            try AtomicFile.write(version(0), to: path, durable: false)
            DispatchQueue.concurrentPerform(iterations: 3) { role in
                for number in 0..<200 {
                    #expect(throws: Never.self) {
                        switch role {
                        case 0: try AtomicFile.write(version(number), to: path, durable: false)
                        case 1: try AtomicFile.removeAbandonedTemporaries(in: folder)
                        default:
                            let bytes = try #require(try FileSystem.contents(of: path, limit: 1 << 20))
                            let first = try #require(bytes.first)
                            #expect(Array(bytes) == version(Int(first)))
                        }
                    }
                }
            }
            #expect(try FileSystem.names(in: folder) == ["f"])
        }
    }

    private func version(_ number: Int) -> [UInt8] {
        [UInt8](repeating: UInt8(number % 256), count: 1000 + number % 256 * 300)
    }
}
