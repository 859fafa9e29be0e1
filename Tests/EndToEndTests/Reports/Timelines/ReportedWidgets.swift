// A daemon with those trial widgets that behave as reports tell of, which no other test's bundle has.
import Foundation
import TestSupport

enum ReportedWidgets {
    /// Starts a daemon with one small widget of each of these kinds, and waits until each was drawn.
    static func with(
        _ kinds: String..., isVirtual: Bool = true, options: [String] = [], isStarted: Bool = true,
        _ body: (DaemonFixture) throws -> Void
    ) throws {
        let clock = isVirtual ? ["--clock", "virtual=\(VirtualDaemon.start)"] : []
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial", options: clock + options,
            isStarted: false
        ) { daemon in
            try daemon.installInSmall(kinds)
            try daemon.put("", "reports")
            if isStarted {
                try daemon.start()
                for kind in kinds {
                    daemon.rewindLog()
                    try daemon.awaitSnapshot(of: "\(kind).systemSmall")
                }
            }
            try body(daemon)
        }
    }
}

extension DaemonFixture {
    /// Sets shared defaults, each a word as `widget-host set` takes it.
    func set(_ words: String...) throws { try host.run(["set"] + words).succeeding() }

    /// What the status says of a widget.
    func status(of widget: String) throws -> JSONObject {
        let status = try JSONObject(parsing: host("status", "--json").succeeding().output)
        guard let facts = status.objects("widgets").first(where: { $0.text("id") == widget }) else {
            throw TestFailure("the status has no \(widget): \(status)")
        }
        return facts
    }
}
