// What the contract's tests do to a container that no other test does.
import Foundation
import TestSupport

extension DaemonFixture {
    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// Writes a file of the group as a person with an editor would.
    func put(_ text: String, _ name: String) throws {
        let place = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: place, options: .atomic)
    }

    /// Runs the host with a list of words.
    func run(_ words: [String], input: String? = nil) throws -> CommandResult {
        try runToEnd(
            Programs.path(of: "widget-host"), ["--container", container, "--group", group] + words, input: input,
            scratch: scratch
        )
    }
}
