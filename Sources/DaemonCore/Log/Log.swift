// The daemon's log on standard output: one write a line.
import Posix
import ReloadService

/// Where events are told; lines before the ready line are held back, as that must come first.
@MainActor final class Log {
    private let output: Descriptor
    private let isJSON: Bool
    private var held: [UInt8]? = []
    /// Hears every line, too.
    var onLine: (LogLine) -> Void = { _ in }

    init(output: Descriptor, isJSON: Bool) {
        self.output = output
        self.isJSON = isJSON
    }

    /// Prints the ready line, then what was held back.
    func begin(with ready: ReadyLine) {
        var bytes = Array("\(ready.text)\n".utf8)
        bytes += held ?? []
        held = nil
        print(bytes)
    }

    func write(_ line: LogLine) {
        let bytes = Array("\(isJSON ? line.json : line.text)\n".utf8)
        if held == nil { print(bytes) } else { held?.append(contentsOf: bytes) }
        onLine(line)
    }

    /// Writes a line with the present time; fields without a value are left out.
    func write(_ event: LogLine.Event, _ fields: KeyValuePairs<String, LogValue?>) {
        var line = LogLine(time: Timestamp(Clock.wallNow()), event: event)
        for (key, value) in fields { line.add(key, value) }
        write(line)
    }

    private func print(_ bytes: [UInt8]) {
        do throws(SystemError) {
            try output.writeAll(bytes)
        } catch {
            // Nobody reads the log; the widgets go on, and the snapshots' log on disk has the facts.
        }
    }
}
