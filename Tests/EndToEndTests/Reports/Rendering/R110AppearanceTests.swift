// R110: with another appearance text and background change together, without new data.
import Foundation
import TestSupport
import Testing

@Suite struct R110 {
    private static let widgets = ["Feed.systemMedium", "Status.systemSmall"]

    private static func pictures(_ daemon: DaemonFixture) throws -> [Data] {
        try widgets.map { try daemon.bytes("snapshots/\($0).\(Programs.pictureExtension)") }
    }

    @Test func bothColorsChangeAtOnce() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"), ("Status", "systemSmall"))
            try daemon.start()
            let entries = #"[{"id":"1","title":"Title"},{"id":"2","title":"Another"}]"#
            try daemon.host("put-entries", "Feed", "-", input: entries).succeeding()
            try daemon.host("set", "title=Title", "status=All is well").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let light = try Self.pictures(daemon)
            try Self.check(daemon, "light")

            // From the archive, while nothing runs and nothing is published.
            for (place, widget) in Self.widgets.enumerated() {
                let file = daemon.scratch + "/\(widget)"
                try daemon.host("snapshot", widget, "--appearance", "dark", "-o", file + ".dark").succeeding()
                try daemon.host("snapshot", widget, "--appearance", "light", "-o", file + ".light").succeeding()
                #expect(try Data(contentsOf: URL(fileURLWithPath: file + ".light")) == light[place])
                #expect(try Data(contentsOf: URL(fileURLWithPath: file + ".dark")) != light[place])
            }
            #expect(try Self.pictures(daemon) == light)

            // As the daemon's own, without new data, and then with a reload.
            try daemon.mustShutDownCleanly()
            try daemon.start(["--appearance", "dark"])
            for widget in Self.widgets { try awaitFirst(widget, daemon) }
            let dark = try Self.pictures(daemon)
            for (place, widget) in Self.widgets.enumerated() {
                #expect(dark[place] == (try Data(contentsOf: URL(fileURLWithPath: daemon.scratch + "/\(widget).dark"))))
            }
            try Self.check(daemon, "dark")
            for receipt in try daemon.host("reload", "--wait", "--json").succeeding().receipts().values {
                #expect(receipt.text("outcome") == "unchanged", "\(receipt)")
            }
            #expect(try Self.pictures(daemon) == dark)

            // And back.
            try daemon.mustShutDownCleanly()
            try daemon.start(["--appearance", "light"])
            for widget in Self.widgets { try awaitFirst(widget, daemon) }
            #expect(try Self.pictures(daemon) == light)
            try Self.check(daemon, "light")
        }
    }

    /// Waits for a widget's first snapshot since the start, whichever widget's came first.
    private func awaitFirst(_ widget: String, _ daemon: DaemonFixture) throws {
        daemon.rewindLog()
        try daemon.awaitSnapshot(of: widget)
    }

    /// The sidecar's word, the background's kind, and the contrast of the text to it.
    private static func check(_ daemon: DaemonFixture, _ appearance: String) throws {
        for widget in widgets {
            #expect(try daemon.sidecar(widget).text("appearance") == appearance)
            guard Photo.areDrawn else { continue }
            let picture = try TestPicture(contentsOf: daemon.picture(widget))
            let ground = picture.mean(x: 2...10, y: 2...10)
            #expect((ground.luminance > 0.5) == (appearance == "light"), "\(widget): \(ground)")
            let contrast = picture.highestContrast(to: ground)
            #expect(contrast > 4.5, "\(widget) \(appearance): \(contrast)")
        }
    }
}
