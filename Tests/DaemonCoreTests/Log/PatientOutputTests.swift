// A log whose reader stops reading: nothing waits for it, nothing is torn, and what is missing is counted.
import Posix
import Testing

@testable import DaemonCore

@MainActor @Suite struct PatientOutputTests {
    let loop: EventLoop

    init() throws { loop = try EventLoop() }

    private func output(to writing: Descriptor, room: Int) -> PatientOutput {
        PatientOutput(writing, loop: loop, room: room) { Array("dropped \($0)\n".utf8) }
    }

    private func line(_ number: Int) -> [UInt8] { Array("\(number) \(String(repeating: "x", count: 93))\n".utf8) }

    @Test(arguments: [(10, 1 << 20, 0), (5000, 1 << 20, 0), (5000, 100_000, 1)])
    func keepsWholeLinesUntilTheyAreRead(_ count: Int, _ room: Int, _ reports: Int) throws {
        let (reading, writing) = try Descriptor.pipe()
        try reading.setNonBlocking(true)
        let output = output(to: writing, room: room)
        for number in 0..<count { output.write(line(number)) }
        var bytes: [UInt8] = []
        let total = (0..<count).reduce(0) { $0 + line($1).count }
        _ = try loop.watch(reading, for: .reading) { [loop] _ in
            do { while case .bytes = try reading.read(appendingTo: &bytes) {} } catch { Issue.record(error) }
            // The report comes last, as nothing is written after it.
            let isLast =
                bytes.suffix(40).split(separator: UInt8(ascii: "\n")).last?.starts(with: "dropped".utf8) ?? false
            if reports == 0 ? bytes.count == total : isLast { loop.stop() }
        }
        try loop.run()
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let told = lines.filter { $0.hasPrefix("dropped ") }
        #expect(told.count == reports)
        let dropped = told.compactMap { Int($0.dropFirst(8)) }.reduce(0, +)
        #expect(lines.count - told.count + dropped == count)
        for (index, text) in lines.filter({ !$0.hasPrefix("dropped ") }).enumerated() {
            #expect(text.hasPrefix("\(index) x") && text.hasSuffix("x"))
        }
    }

    @Test func goesOnWithoutAReader() throws {
        Signal.ignore(.brokenPipe)
        var ends: (reading: Descriptor, writing: Descriptor)? = try Descriptor.pipe()
        let output = output(to: try #require(ends?.writing), room: 1000)
        ends = nil
        for number in 0..<100 { output.write(line(number)) }
    }
}
