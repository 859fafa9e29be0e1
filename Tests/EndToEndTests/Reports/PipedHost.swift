// A host that stays: commands into its standard input, an answer for each out of its standard output.
import Posix
import TestSupport

/// `widget-host --json` at the end of a pipe.
final class PipedHost {
    private let child: ChildProcess
    private let input: Descriptor
    private let output: LineLog
    private var next = 0

    init(_ daemon: DaemonFixture) throws {
        let (commands, writing) = try Descriptor.pipe()
        let (reading, answers) = try Descriptor.pipe()
        let words =
            daemon.wrapper + [
                Programs.path(of: "widget-host"), "--json", "--container", daemon.container, "--group", daemon.group,
            ]
        child = try ChildProcess.spawn(
            words[0], arguments: words, environment: daemon.environment, descriptors: [0: commands, 1: answers]
        )
        input = writing
        output = LineLog(reading: reading)
    }

    /// Sends a line and waits for its answer.
    func answer(to line: String) throws -> JSONObject {
        try send(line)
        return try answer()
    }

    func send(_ line: String) throws { try input.writeAll(line + "\n") }

    /// The next answer that was not read yet.
    func answer() throws -> JSONObject {
        let (answer, after) = try output.wait(for: "an answer", from: next) { _ in true }
        next = after
        return try JSONObject(parsing: answer)
    }

    /// Ends it, and waits for that.
    func end() throws {
        child.send(.terminate, toGroup: false)
        _ = try child.waitForEnd()
    }
}
