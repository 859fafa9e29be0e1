// Bytes through descriptors: pieces, ends, peers that are gone.
import Posix
import TestSupport
import Testing

@Suite struct DescriptorTests {
    @Test func aPipeGivesBytesAndThenItsEnd() throws {
        var ends: (reading: Descriptor, writing: Descriptor?) = try Descriptor.pipe()
        try ends.writing?.writeAll("hello")
        var bytes: [UInt8] = [1]
        #expect(try ends.reading.read(appendingTo: &bytes, atMost: 3) == .bytes(3))
        #expect(bytes == [1] + Array("hel".utf8))
        ends.writing = nil
        #expect(try ends.reading.readToEnd(limit: 100) == Array("lo".utf8))
        #expect(try ends.reading.read(appendingTo: &bytes) == .endOfFile)
        #expect(bytes.count == 4)
    }

    @Test func nothingToReadIsAValue() throws {
        let (left, right) = try UnixSocket.pair()
        try left.setNonBlocking(true)
        var bytes: [UInt8] = []
        #expect(try left.read(appendingTo: &bytes) == .wouldBlock)
        #expect(bytes.isEmpty)
        withExtendedLifetime(right) {}
    }

    @Test func aFullSocketIsAValueAndWriteAllWaits() throws {
        let (left, right) = try UnixSocket.pair()
        try left.setNonBlocking(true)
        let chunk = [UInt8](repeating: 7, count: 65536)
        var sent = 0
        while let count = try left.write(chunk[...]) { sent += count }
        #expect(sent > 0)
        var received: [UInt8] = []
        while received.count < sent {
            guard case .bytes = try right.read(appendingTo: &received) else { break }
        }
        #expect(received.count == sent)
        try left.writeAll(chunk)
    }

    @Test func aPeerThatIsGoneIsAnErrorAndNoSignal() throws {
        var pair: (Descriptor, Descriptor?) = try UnixSocket.pair()
        #expect(pair.0.isSocket)
        pair.1 = nil
        let error = #expect(throws: SystemError.self) { try pair.0.writeAll("x") }
        #expect(error?.code == .brokenPipe)
        #expect(error?.call.description == "send")
    }

    @Test func readToEndStopsAfterTheLimit() throws {
        try withTemporaryFolder { folder in
            try AtomicFile.write([UInt8](repeating: 1, count: 100_000), to: "\(folder)/f", durable: false)
            let file = try Descriptor.open("\(folder)/f", .reading)
            #expect(try file.readToEnd(limit: 70_000).count == 70_001)
        }
    }

    @Test func openingTellsWhatIsMissing() {
        let error = #expect(throws: SystemError.self) { try Descriptor.open("/nowhere/at/all", .reading) }
        #expect(error == SystemError(code: .noEntry, call: "open", path: "/nowhere/at/all"))
    }

    @Test func filesAreOpenedBelowADirectory() throws {
        try withTemporaryFolder { folder in
            let directory = try Descriptor.open(folder, .directory)
            let file = try directory.open("inner", [.writing, .creating, .exclusively])
            try file.writeAll("x")
            #expect(try FileSystem.facts("\(folder)/inner")?.size == 1)
            #expect(throws: SystemError.self) { try directory.open("inner", [.writing, .creating, .exclusively]) }
        }
    }

    @Test func aDuplicateOutlivesItsOrigin() throws {
        var ends: (reading: Descriptor, writing: Descriptor?) = try Descriptor.pipe()
        let copy = try ends.writing?.duplicate()
        ends.writing = nil
        try copy?.writeAll("x")
        var bytes: [UInt8] = []
        #expect(try ends.reading.read(appendingTo: &bytes, atMost: 10) == .bytes(1))
    }

    @Test func descriptorsThatWereNeverOpenAreNotInherited() {
        #expect(Descriptor.inherited(987) == nil)
    }
}
