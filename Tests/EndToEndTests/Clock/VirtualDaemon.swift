// Trial widgets under a virtual clock that begins with the year 2026.
import Foundation
import TestSupport

enum VirtualDaemon {
    static let start = "2026-01-01T00:00:00Z"

    static func with(_ options: [String] = [], isStarted: Bool = true, _ body: (DaemonFixture) throws -> Void) throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial",
            options: ["--clock", "virtual=\(start)"] + options, isStarted: isStarted, body
        )
    }
}

extension DaemonFixture {
    /// Moves the clock, and returns what the host says of it.
    @discardableResult func advance(_ words: String...) throws -> JSONObject {
        try JSONObject(parsing: host.run(["advance"] + words + ["--json"]).succeeding().output)
    }

    /// The lines of `log/snapshots.jsonl` that a widget has.
    func snapshotLines(of widget: String) throws -> [JSONObject] {
        try text("log/snapshots.jsonl").split(separator: "\n").map { try JSONObject(parsing: String($0)) }
            .filter { $0.text("widget") == widget }
    }
}
