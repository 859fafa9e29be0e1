// R10: a file that is on disk is not found, because its path was taken for a URL.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R10 {
    /// Names that mean something else in a URL, in a shell or in a pattern.
    static let names = [
        "a b.png", "100%.png", "a#b.png", "a?b.png", "картинка 1.png", "%41.png", "é/家族 1.png", "a:b.png",
        "a+b&c=d.png",
        "[x]{y}.png", "back\\slash.png", "'quoted' \"twice\".png", "http:.png",
    ]

    @Test func everyNameIsFound() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            daemon.containerName = "My Group é 家族"
            try daemon.install(("Feed", "systemMedium"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Feed.systemMedium")
            let before = try Baseline(of: daemon)
            for (number, name) in R10.names.enumerated() {
                let image = ColoredImage(number: number)
                // Under its own name where that is a name without folders, as `put-image a b.png` gives it.
                let file = daemon.scratch + "/" + (name.split(separator: "/").last.map(String.init) ?? name)
                try image.write(to: file)
                try daemon.host.run(["put-image", file] + (name.contains("/") ? ["--as", name] : [])).succeeding()
                #expect(FileManager.default.fileExists(atPath: daemon.path(name)), "\(name)")
                let receipt = try daemon.showInFeed(name, title: name)
                #expect(receipt?.text("outcome") == "rendered" && receipt?.has("diagnostics") == false, "\(name)")
                #expect(try daemon.accessibleText("Feed.systemMedium").contains(name), "\(name)")
                // Thirty-six points at two pixels each, but the corners.
                let seen = try image.pixels(of: "Feed.systemMedium", daemon)
                #expect(seen.map { $0 > 4000 } != false, "\(name): \(seen ?? 0)")
            }
            let files = try FileManager.default.subpathsOfDirectory(atPath: daemon.scratch)
            #expect(files.filter { $0.contains("%20") || $0.contains("%25") || $0.hasSuffix("/A.png") } == [])
            #expect(before.lines { $0["code"] == "unreadable-image" }.map(\.text) == [])
            try expectNone(before.processProblems())
            try expectNone(before.leftovers())
        }
    }
}
