// The loopback program that hands out the photographs, run beside a daemon.
import Foundation
import TestSupport

/// A running `picture-server`.
final class PictureProgram {
    private let program: RunningProgram
    private let scratch: String
    let port: Int

    private init(scratch: String, folder: String) throws {
        self.scratch = scratch
        program = try RunningProgram(
            Programs.path(of: "picture-server"), [folder], errorsTo: scratch + "/pictures.err"
        )
        let (line, _) = try program.output.wait(for: "the port of the pictures") { $0.hasPrefix("ready ") }
        port = Int(LogLine(line)["port"] ?? "") ?? 0
    }

    /// Starts it with the files of a folder, and ends it after the body.
    static func with(_ folder: String = Photo.folder, _ body: (PictureProgram) throws -> Void) throws {
        try withTemporaryFolder { scratch in
            let pictures = try PictureProgram(scratch: scratch, folder: folder)
            // The test's own failure matters more than one of this end.
            defer { try? pictures.program.kill() }
            try body(pictures)
        }
    }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }

    /// Waits until somebody has asked for a path.
    func awaitRequest(_ path: String) throws {
        _ = try program.output.wait(for: "a request of \(path)") { $0 == "request \(path)" }
    }

    /// How often a path was asked for.
    func requests(of path: String) -> Int { program.output.lines.count { $0 == "request /\(path)" } }

    /// Lets everyone have the file who waits for it.
    func release(_ name: String) throws {
        // Asking for a release is answered with the file itself, which nobody needs here; a 404 is an answer too.
        _ = try? Data(contentsOf: url("release/\(name)").asURL())
    }

    /// A feed of items with pictures, as the host publishes it.
    func feed(_ items: [(id: String, path: String)]) -> String {
        let entries = items.map { id, path in
            #"{"id": "\#(id)", "title": "Item \#(id)", "subtitle": "about \#(id)", "imageURL": "\#(url(path))"}"#
        }
        return #"{"version": 1, "entries": [\#(entries.joined(separator: ", "))]}"#
    }
}

extension String {
    /// The URL that this text is.
    func asURL() throws -> URL {
        guard let url = URL(string: self) else { throw TestFailure("no URL: \(self)") }
        return url
    }
}
