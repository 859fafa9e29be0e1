// R74: a character that no font has is a box in the picture, a word in the text, and one warning.
import Foundation
import Posix
import TestSupport
import Testing
import ViewArchive

@Suite(.enabled(if: Surroundings.ownMounts != nil)) struct R74 {
    /// A text, and what is said to be in no font when there is DejaVu Sans alone.
    static let texts: [(text: String, missing: [String])] = [
        ("日本語", ["U+65E5", "U+672C", "U+8A9E"]), ("กขค", ["U+0E01", "U+0E02", "U+0E04"]),
        ("ሰላም", ["U+1230", "U+120B", "U+121D"]), ("\u{2582}", []), ("\u{E745}", ["U+E745"]),
        ("\u{1F6DC}", ["U+1F6DC"]), ("\u{378}", ["U+0378"]), ("Привет → ✓", []),
    ]

    /// Starts a daemon that sees no fonts but these files, as in a container of a few packages.
    private static func with(
        fonts: [String], options: [String] = [], _ body: (DaemonFixture) throws -> Void
    ) throws {
        try ReportedWidgets.with("Titled", options: options, isStarted: false) { daemon in
            let folder = daemon.scratch + "/fonts", caches = daemon.scratch + "/caches"
            for path in fonts {
                let target = folder + path.dropFirst("/usr/share/fonts".count)
                try FileSystem.makeDirectory((target as NSString).deletingLastPathComponent)
                try FileManager.default.copyItem(atPath: path, toPath: target)
            }
            for path in [folder, caches] { try FileSystem.makeDirectory(path) }
            daemon.environment["XDG_CACHE_HOME"] = caches
            // The system's cache of fonts would be written anew.
            let script = """
                for place in /usr/share/fonts /usr/local/share/fonts /usr/share/fonts-*; do
                    [ ! -d "$place" ] || mount --bind "$0" "$place" || exit 99
                done
                [ ! -d /var/cache/fontconfig ] || mount --bind "$1" /var/cache/fontconfig || exit 99
                shift; exec "$@"
                """
            daemon.wrapper = (Surroundings.ownMounts ?? []) + ["/bin/sh", "-c", script, folder, caches]
            try body(daemon)
        }
    }

    private static let sans = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

    @Test(.enabled(if: Photo.areDrawn && FileManager.default.fileExists(atPath: sans)))
    func aBoxAWordAndAWarning() throws {
        try Self.with(fonts: [Self.sans]) { daemon in
            try daemon.start()
            try daemon.awaitNoTitle()
            daemon.wrapper = []
            for (text, missing) in Self.texts {
                let before = daemon.log.count
                // The rest of the line is there.
                #expect(try daemon.show(title: "Song \(text)", lines: 1).text("outcome") == "rendered")
                #expect(try daemon.accessibleText(DaemonFixture.titled) == "Song \(text)\n")
                let picture = try TestPicture(contentsOf: daemon.picture(DaemonFixture.titled))
                #expect(!picture.isBlank(in: Rect(x: 32, y: 32, width: 60, height: 60)), "\(text)")
                #expect(!picture.isBlank(in: Rect(x: 116, y: 32, width: 100, height: 60)), "\(text)")
                func said() -> [String] {
                    daemon.log.dropFirst(before).filter { $0["code"] == "drawing" }.compactMap { $0["message"] }
                }
                #expect(said().count == missing.count, "\(said())")
                for code in missing {
                    #expect(said().contains { $0.hasPrefix("no font has \(code)") }, "\(code): \(said())")
                }
                // Not with each drawing.
                let count = said().count
                try daemon.host("snapshot", DaemonFixture.titled).succeeding()
                try daemon.host("snapshot", DaemonFixture.titled, "--scale", "3").succeeding()
                #expect(said().count == count)
            }
        }
    }

    /// Without one font texts are drawn all the same, and whoever asks for pictures is told why there are none.
    @Test func withoutAnyFontThereIsTheText() throws {
        try Self.with(fonts: [], options: ["--render", "text"]) { daemon in
            let wrapper = daemon.wrapper
            try daemon.start()
            try daemon.awaitNoTitle()
            daemon.wrapper = []
            for (text, _) in Self.texts {
                _ = try daemon.show(title: "Song \(text)")
                #expect(try daemon.accessibleText(DaemonFixture.titled) == "Song \(text)\n")
            }
            try daemon.mustShutDownCleanly()
            guard Photo.areDrawn else { return }

            // In a folder of its own, where no other bundle's fonts lie beside it.
            let program = daemon.scratch + "/widgetd"
            try FileManager.default.copyItem(atPath: Programs.path(of: "widgetd"), toPath: program)
            let words = wrapper + [program, "--container", daemon.scratch + "/other", "--render", "raster"]
            let refused = try runToEnd(
                words[0], Array(words.dropFirst()), environment: daemon.environment, scratch: daemon.scratch)
            #expect(refused.code == 2 && refused.errors.contains("no font can be read"), "\(refused)")
        }
    }
}
