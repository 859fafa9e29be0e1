// The same work by a resident Pillow program over an open connection, so without the start of a host's process.
import Posix
import TestSupport

enum PillowPeer {
    /// Debian's own, whose python3-pil another Python on the search path would not see.
    private static let python = "/usr/bin/python3"

    /// Reloads the feed by the peer; a word instead where it cannot run.
    static func measure(
        _ entries: String, photo: String, scratch: String, prepare: (Int) throws -> Void
    ) throws -> Beside {
        let probe = "from PIL import ImageFont; ImageFont.truetype('DejaVuSans-Bold.ttf', 30)"
        // A Python that cannot be started is one without Pillow.
        let answer = try? runToEnd(python, ["-c", probe], scratch: scratch)
        guard answer?.code == 0 else { return Beside(without: "not measured: python3-pil or DejaVu is missing") }
        let script = Programs.repository + "/Tests/bench/peer.py"
        let peer = try RunningProgram(python, [script, entries, photo, scratch], errorsTo: scratch + "/peer.err")
        _ = try peer.output.wait(for: "ready") { $0 == "ready" }
        let connection = try Connection(to: scratch + "/peer.sock")
        let sample = try Sample(101, prepare: prepare) { _ in
            try connection.send("reload\n")
            if try connection.line() == nil { throw TestFailure("the peer ended") }
        }
        try connection.endSending()
        guard try peer.waitForEnd() == .code(0) else { throw TestFailure("the peer failed") }
        return Beside("a resident Pillow program, zlib 1, over an open connection (no process of a host)", sample)
    }
}
