// A row of a table of scripts: what it shows, and the transcript that plays to itself.
import Foundation
import Synchronization
import Testing

struct Row: CustomTestStringConvertible, Sendable {
    let title: String
    let script: String
    private let file: String
    var testDescription: String { title }

    init(_ title: String, _ script: String, file: String = #filePath) {
        self.title = title
        self.script = script
        self.file = file
    }

    /// Plays the script and compares; with `GOLDEN=all` what it plays replaces it in its file, to be reviewed there.
    func check() throws {
        let played = Script.play(script)
        guard played != script, ProcessInfo.processInfo.environment["GOLDEN"] == "all" else {
            #expect(played == script)
            return
        }
        try Self.recording.withLock { _ in
            let source = try String(contentsOfFile: file, encoding: .utf8)
            let before = Self.indented(script)
            let after = Self.indented(played)
            let changed = source.replacing(
                "\"\(title)\",\n\(Self.quotes)\n\(before)", with: "\"\(title)\",\n\(Self.quotes)\n\(after)")
            #expect(changed != source, "the script stands in its file under its title")
            try changed.write(toFile: file, atomically: true, encoding: .utf8)
        }
    }

    private static let recording = Mutex(())
    private static let quotes = "            \"\"\""

    private static func indented(_ script: String) -> String {
        script.split(separator: "\n").map { "            \($0)" }.joined(separator: "\n")
    }
}
