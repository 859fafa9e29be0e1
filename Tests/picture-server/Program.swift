// A loopback HTTP program for tests and the demo: hands out the files of one folder, and does nothing that waits for time.
import Posix

@main enum Program {
    /// `picture-server FOLDER`: prints `ready port=N`, then a line a request; ends with standard input's writer or a signal.
    ///
    /// `/fleeting/NAME` comes with the wish that nobody keeps it. `/hold/NAME` is answered only once somebody asks for `/release/NAME`; what is no file there is a 404.
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            say("usage: picture-server FOLDER")
            ThisProcess.endNow(code: 2)
        }
        Signal.ignore(.brokenPipe)
        do {
            let (listener, port) = try LoopbackSocket.listen()
            say("ready port=\(port)")
            var loop = PictureLoop(listener: listener, folder: CommandLine.arguments[1], say: say)
            try loop.run()
        } catch {
            say("error \(error)")
            ThisProcess.endNow(code: 1)
        }
    }

    /// A reader that has gone is no reason to stop.
    private static func say(_ line: String) { try? Descriptor.standardOutput.writeAll(line + "\n") }
}
