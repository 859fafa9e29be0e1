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

    /// Starts a daemon with these widgets only, named as `Kind.family`; of trial widgets unless said otherwise.
    static func with(
        only widgets: [String], samples: Bool = false, from start: String = start, options: [String] = [],
        _ body: (DaemonFixture) throws -> Void
    ) throws {
        try DaemonFixture.with(
            Programs.path(of: samples ? "widgetd" : "trial-widgets"),
            group: samples ? "group.sundial.demo" : "group.sundial.trial",
            options: ["--clock", "virtual=\(start)"] + options, isStarted: false
        ) { daemon in
            try install(widgets, in: daemon)
            try daemon.start()
            // Whatever the start has begun is over.
            try daemon.advance("0")
            try body(daemon)
        }
    }

    private static func install(_ widgets: [String], in daemon: DaemonFixture) throws {
        try FileManager.default.createDirectory(atPath: daemon.directory, withIntermediateDirectories: true)
        let rows = widgets.map { id in
            let parts = id.split(separator: ".")
            return #"{"id":"\#(id)","kind":"\#(parts[0])","family":"\#(parts[1])"}"#
        }
        try Data(#"{"version":1,"widgets":[\#(rows.joined(separator: ","))]}"#.utf8)
            .write(to: URL(fileURLWithPath: daemon.path("widgets.json")))
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

extension JSONObject {
    /// What happened of one sort during an `advance`, to a widget or any, as seconds after the start of 2026.
    func seconds(_ event: String, of widget: String? = nil) throws -> [Double] {
        try objects("happened").filter { $0.text("event") == event && (widget == nil || $0.text("widget") == widget) }
            .map { try time($0.text("time")) - time(VirtualDaemon.start) }
    }

    /// The clock, as seconds after the start of 2026.
    func now() throws -> Double { try time(text("now")) - time(VirtualDaemon.start) }
}

/// Seconds since 1970.
private func time(_ text: String?) throws -> Double {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text?.contains(".") == true)
    return try style.parse(text ?? "").timeIntervalSince1970
}
