// The daemon's log on standard output: one write a line.
import Posix
import ReloadService
import Scheduling

/// Where events are told; lines before the ready line are held back, as that must come first.
@MainActor final class Log {
    private let output: PatientOutput
    private let present: Present
    private let isJSON: Bool
    private var held: [UInt8]? = []
    private var repetitions = Repetitions()
    /// Hears every line, also those that say once more what was said.
    var onLine: (LogLine) -> Void = { _ in }
    /// Hears what is written.
    var onTold: (LogLine) -> Void = { _ in }

    init(output: Descriptor, loop: EventLoop, present: Present, isJSON: Bool) {
        self.output = PatientOutput(output, loop: loop) { dropped in
            var line = LogLine(time: Timestamp(present.wall), event: .diagnostic)
            line.add("code", "log-dropped")
            line.add("message", "nobody read the log; some lines are missing here")
            line.add("count", .integer(dropped))
            return Self.bytes(line, isJSON: isJSON)
        }
        self.present = present
        self.isJSON = isJSON
    }

    /// Prints the ready line, then what was held back.
    func begin(with ready: ReadyLine) {
        var bytes = Array("\(ready.text)\n".utf8)
        bytes += held ?? []
        held = nil
        output.write(bytes)
    }

    /// Prints what was held back; no ready line comes.
    func beginWithoutReady() {
        if let held { output.write(held) }
        held = nil
    }

    /// Calls the work once all lines are with the reader.
    func whenWritten(_ work: @escaping () -> Void) { output.whenWritten(work) }

    /// Hears once, as a sentence, that the log cannot be written.
    func whenUnwritable(_ work: @escaping (_ sentence: String) -> Void) {
        output.onFailure = { work(Self.unwritable($0)) }
    }

    nonisolated static func unwritable(_ error: SystemError) -> String {
        "standard output cannot be written: \(error.code.message) (\(error.code.name))"
    }

    /// Keeps lines back until `goOn`, which comes before anybody is told of what they say.
    func hold() { output.hold() }
    func goOn() { output.goOn() }

    func write(_ line: LogLine) {
        onLine(line)
        guard let told = repetitions.told(line, at: present.now.monotonic.seconds) else { return }
        let bytes = Self.bytes(told, isJSON: isJSON)
        if held == nil { output.write(bytes) } else { held?.append(contentsOf: bytes) }
        onTold(told)
    }

    /// Writes a line with the present time; fields without a value are left out.
    func write(_ event: LogLine.Event, _ fields: KeyValuePairs<String, LogValue?>) { write(line(event, fields)) }

    /// A line with the present time, which is not written yet.
    func line(_ event: LogLine.Event, _ fields: KeyValuePairs<String, LogValue?> = [:]) -> LogLine {
        var line = LogLine(time: Timestamp(present.wall), event: event)
        for (key, value) in fields { line.add(key, value) }
        return line
    }

    /// Something stood where a file of the daemon belongs, and has another name now.
    func writeMovedAside(_ path: String, _ aside: String) {
        let names = [path, aside].map { LogValue.plainOrQuoted(FileSystem.name(of: $0)) }
        write(
            .diagnostic,
            [
                "code": "moved-aside", "file": .text(path),
                "message": .text("\(names[0]) is no file; it is called \(names[1]) now"),
            ]
        )
    }

    private static func bytes(_ line: LogLine, isJSON: Bool) -> [UInt8] {
        Array("\(isJSON ? line.json : line.text)\n".utf8)
    }
}
