// Sockets at paths of any length; stale ones are replaced, living ones are not.
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct UnixSocketTests {
    /// Lengths around the system's limit, and far over it.
    @Test(arguments: [60, 107, 108, 109, 400]) func pathsOfAnyLength(length: Int) throws {
        try withTemporaryFolder { folder in
            var directory = folder
            let name = "widgetd.sock"
            while directory.utf8.count + 1 + name.utf8.count < length {
                let room = length - directory.utf8.count - 2 - name.utf8.count
                directory += "/" + String(repeating: "d", count: min(100, max(1, room)))
                if length - (directory.utf8.count + 1 + name.utf8.count) == 1 { directory += "d" }
            }
            try FileSystem.makeDirectory(directory)
            let path = "\(directory)/\(name)"
            #expect(path.utf8.count == length)
            let listener = try UnixSocket.listen(at: path)
            let host = try UnixSocket.connect(to: path)
            let peer = try #require(try UnixSocket.accept(listener))
            try host.writeAll("hello")
            var bytes: [UInt8] = []
            #expect(try peer.read(appendingTo: &bytes) == .bytes(5))
            #expect(try FileSystem.facts(path)?.mode == 0o600)
        }
    }

    @Test func nobodyWaitsIsAValue() throws {
        try withTemporaryFolder { folder in
            let listener = try UnixSocket.listen(at: "\(folder)/s")
            #expect(try UnixSocket.accept(listener) == nil)
        }
    }

    /// Whoever listens neither takes connections nor reads, as a stopped process.
    @Test func nobodyIsWaitedForWithoutAnEnd() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/s"
            let listener = try UnixSocket.listen(at: path, backlog: 0)
            let first = try UnixSocket.connect(to: path)
            let refused = #expect(throws: SystemError.self) { try UnixSocket.connect(to: path, within: 0.01) }
            #expect(refused?.code == .wouldBlock)
            let large = [UInt8](repeating: 0, count: 1 << 22)
            try first.setNonBlocking(true)
            let unread = #expect(throws: SystemError.self) {
                try first.writeAll(large.span, until: Clock.monotonicNow() + 10_000_000)
            }
            #expect(unread?.code == .wouldBlock)
            withExtendedLifetime(listener) {}
        }
    }

    @Test func aStaleSocketIsReplaced() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/s"
            var listener: Descriptor? = try UnixSocket.listen(at: path)
            withExtendedLifetime(listener) {}
            listener = nil
            let refused = #expect(throws: SystemError.self) { try UnixSocket.connect(to: path) }
            #expect(refused?.code == .connectionRefused)
            let second = try UnixSocket.listen(at: path)
            _ = try UnixSocket.connect(to: path)
            #expect(try UnixSocket.accept(second) != nil)
        }
    }

    @Test func aLivingSocketIsNotReplaced() throws {
        try withTemporaryFolder { folder in
            let listener = try UnixSocket.listen(at: "\(folder)/s")
            let error = #expect(throws: SystemError.self) { try UnixSocket.listen(at: "\(folder)/s") }
            #expect(error?.code == .addressInUse)
            withExtendedLifetime(listener) {}
        }
    }

    @Test func whatIsNoSocketIsNotReplaced() throws {
        try withTemporaryFolder { folder in
            try AtomicFile.write([1], to: "\(folder)/s", durable: false)
            let error = #expect(throws: SystemError.self) { try UnixSocket.listen(at: "\(folder)/s") }
            #expect(error?.code == .exists)
        }
    }

    @Test func aMissingSocketIsTold() throws {
        try withTemporaryFolder { folder in
            let error = #expect(throws: SystemError.self) { try UnixSocket.connect(to: "\(folder)/none") }
            #expect(error?.code == .noEntry)
        }
    }

    @Test func thePeerIsKnown() throws {
        try withTemporaryFolder { folder in
            let listener = try UnixSocket.listen(at: "\(folder)/s")
            let host = try UnixSocket.connect(to: "\(folder)/s")
            let peer = try PeerCredentials(of: try #require(try UnixSocket.accept(listener)))
            #expect(peer.processID == ThisProcess.id)
            #expect(peer.userID == ThisProcess.userID)
            withExtendedLifetime(host) {}
        }
    }

    @Test func theEndOfWritingLeavesReadingOpen() throws {
        let (left, right) = try UnixSocket.pair()
        try UnixSocket.shutdownWriting(left)
        var bytes: [UInt8] = []
        #expect(try right.read(appendingTo: &bytes) == .endOfFile)
        try right.writeAll("answer")
        #expect(try left.read(appendingTo: &bytes) == .bytes(6))
    }
}
