// Commands from a pipe: one line in, one answer out, whoever writes faster waits, and nothing ends the stream.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct PipedTests {
    /// Lines that say nothing that could be done, or something that cannot be.
    static let bad = [
        "fly", "set", "set =x", "get \"a", "reload --wiat", "--group x status", "put-entries Feed -", "commit",
        "put-image /nowhere.png", "put-entries Feed /nowhere.json", "reload", "\u{0}\u{1b}[2J", "completion bash",
        String(repeating: "x", count: 3 << 20),
    ]

    @Test func answersEveryLineOnce() throws {
        try DaemonFixture.with(isStarted: false) { fixture in
            let lines = Self.bad.flatMap { [$0, "set n:=1", "", "# a comment"] }
            let result = try fixture.run(["--json"], input: lines.joined(separator: "\n"))
            let answers = result.output.split(separator: "\n")
            #expect(answers.count == Self.bad.count * 2, "\(result.errors)")
            for (index, answer) in answers.enumerated() {
                #expect(answer.hasPrefix(index % 2 == 0 ? "{\"error\":{" : "{\"set\":[\"n\"]"), "\(index): \(answer)")
            }
            #expect(result.errors.isEmpty)
            #expect(result.code == 5, "the worst of all: \(result.code)")
        }
    }

    @Test func keepsWritersWaitingWhileNobodyReads() throws {
        try DaemonFixture.with(isStarted: false) { fixture in
            // An answer that no pipe can hold as a whole.
            let long = String(repeating: "y", count: 400_000)
            _ = try fixture.run([], input: "set a=\(long)\n")
            let input = try Descriptor.pipe()
            let output = try Descriptor.pipe()
            let host = try ChildProcess.spawn(
                Programs.path(of: "widget-host"),
                arguments: ["widget-host", "--container", fixture.container, "--group", fixture.group],
                environment: Programs.environment, descriptors: [0: input.reading, 1: output.writing]
            )
            try input.writing.setNonBlocking(true)
            let line = Array("get a\n".utf8)
            var sent = 1
            try input.writing.writeAll(line)
            // Once its first answer has begun it is held up by us, who do not read on.
            #expect(becomesReadable(output.reading, within: patience))
            while try input.writing.write(line[...]) == line.count { sent += 1 }
            #expect(sent * line.count <= 2 * 65536 + line.count)
            // Now somebody reads, and line after line has its answer.
            try drain(output.reading, until: sent, of: long)
            host.send(.terminate)
            _ = try host.waitForEnd()
        }
    }

    private func drain(_ output: Descriptor, until count: Int, of answer: String) throws {
        // Only their number and length: all of them would be gigabytes.
        var bytes = 0
        var lines = 0
        let needed = min(count, 4)
        while lines < needed {
            var chunk: [UInt8] = []
            guard case .bytes = try output.read(appendingTo: &chunk, atMost: 65536) else { break }
            lines += chunk.count { $0 == 0x0a }
            bytes += chunk.count
        }
        #expect(lines >= needed)
        #expect(bytes >= needed * (answer.utf8.count + 1))
    }
}
