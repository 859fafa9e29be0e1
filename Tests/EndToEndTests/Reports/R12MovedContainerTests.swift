// R12: absolute paths are stored, the container moves, and every picture is gone.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct R12 {
    @Test func aMovedContainerShowsWhatItShowed() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Photo", "systemSmall"), ("Feed", "systemMedium"))
            try daemon.start()
            try daemon.host("put-image", Photo.coffee.path, "--as", "photo.png").succeeding()
            try daemon.host("put-image", Photo.chelsea.path, "--as", "cats/chelsea.png").succeeding()
            try daemon.showInFeed("cats/chelsea.png")
            try daemon.reload("Photo")
            let pictures = ["Photo.systemSmall", "Feed.systemMedium"].map {
                "snapshots/\($0).\(Programs.pictureExtension)"
            }
            let drawn = try pictures.map(daemon.bytes)
            try daemon.mustShutDownCleanly()
            #expect(try R12.files(in: daemon.directory, that: daemon.container) == [])

            let old = daemon.container
            daemon.containerName = "moved/elsewhere"
            try FileSystem.makeDirectory(daemon.scratch + "/moved")
            try FileSystem.rename(old, to: daemon.container)
            try daemon.start()
            // From the archives, before any run; then by runs. No host has written anything.
            for _ in 1...2 { try daemon.awaitLine("a snapshot") { $0.event == "snapshot" && $0["cause"] == "start" } }
            #expect(try pictures.map(daemon.bytes) == drawn)
            let receipts = try daemon.host("reload", "--wait", "--json").succeeding().receipts()
            #expect(receipts.values.allSatisfy { $0.text("outcome") == "unchanged" && !$0.has("diagnostics") })
            #expect(try pictures.map(daemon.bytes) == drawn)
            #expect(try Photo.coffee.differences(from: "Photo.systemSmall", of: daemon) == [])
            #expect(!FileManager.default.fileExists(atPath: old), "nobody makes the old place again")
        }
    }

    /// What is moved while the daemon runs, from the test's own folder on.
    @Test(arguments: ["up/container/group.sundial.demo", "up/container", "up"])
    func whatIsMovedAwayEndsItsDaemonWithItsName(_ moved: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            daemon.containerName = "up/container"
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Status.systemSmall")
            let (old, new) = (daemon.scratch + "/" + moved, daemon.scratch + "/new")
            try FileSystem.rename(old, to: new)
            #expect(try daemon.awaitEnd() == .code(6))
            let errors = try String(contentsOfFile: daemon.scratch + "/daemon.err", encoding: .utf8)
            let place = new + daemon.directory.dropFirst(old.count)
            #expect(errors.contains("\(daemon.directory) was moved to \(place): "), "\(errors)")
            #expect(errors.split(separator: "\n").count == 1, "\(errors)")
            #expect(!FileManager.default.fileExists(atPath: old), "nobody makes the old place again")
        }
    }

    /// Ways out of the group, made of the test's own folder, and what is said of them.
    static let waysOut: [(String, @Sendable (DaemonFixture) -> String)] = [
        ("a path into the container", { $0.path("inside.png") }), ("a file URL", { "file://" + $0.path("inside.png") }),
        ("a path elsewhere", { $0.scratch + "/outside.png" }), ("upwards", { _ in "../../outside.png" }),
        ("up from below", { _ in "a/../../../outside.png" }), ("a system's file", { _ in "../../etc/passwd" }),
        ("a file URL elsewhere", { "FILE://" + $0.scratch + "/outside.png" }),
    ]

    @Test func waysOutAreReportedOnceAndNotFollowed() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Feed.systemMedium")
            let image = ColoredImage(number: 3)
            for name in [daemon.scratch + "/outside.png", daemon.path("inside.png")] { try image.write(to: name) }
            for (what, address) in R12.waysOut {
                daemon.forgetLog()
                try daemon.showInFeed(address(daemon), title: what)
                #expect(try daemon.accessibleText("Feed.systemMedium").contains(what))
                if let seen = try image.pixels(of: "Feed.systemMedium", daemon) { #expect(seen == 0, "\(what)") }
                try daemon.awaitLine(what) {
                    $0.event == "extension" && $0["text"]?.contains("neither on the network nor in the group") == true
                        && $0["text"]?.contains(address(daemon)) == true
                }
                let said = daemon.log.filter {
                    $0.event == "extension" && $0["text"]?.contains(address(daemon)) == true
                }
                #expect(said.count == 1, "\(said.map(\.text))")
            }
        }
    }

    @Test func aLinkThatLeavesIsNotFollowed() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"), ("Photo", "systemSmall"))
            try daemon.start()
            let image = ColoredImage(number: 4)
            try FileSystem.makeDirectory(daemon.scratch + "/out")
            try image.write(to: daemon.scratch + "/out/outside.png")
            try image.write(to: daemon.path("inside.png"))
            let links = [
                ("out", "../../out"), ("link.png", "../../out/outside.png"), ("photo.png", "../../out/outside.png"),
                ("stays.png", "inside.png"),
            ]
            for (name, to) in links { #expect(symlink(to, daemon.path(name)) == 0) }
            for (name, isShown) in [("out/outside.png", false), ("link.png", false), ("stays.png", true)] {
                let receipt = try daemon.showInFeed(name, title: name)
                let seen = try image.pixels(of: "Feed.systemMedium", daemon)
                let said = receipt?.objects("diagnostics").compactMap { $0.text("message") } ?? []
                #expect(said.contains { $0.contains("leads out of the group") } == !isShown, "\(name): \(said)")
                if let seen { #expect((seen > 0) == isShown, "\(name)") }
            }
            try daemon.reload("Photo")
            #expect(try daemon.accessibleText("Photo.systemSmall").contains("No photo"))
            // The host refuses to write through them.
            for name in ["out/x.png", "link.png"] {
                let result = try daemon.host("put-image", Photo.coffee.path, "--as", name)
                #expect(result.code == 5 && result.errors.contains("leads out of the group's folder"), "\(result)")
            }
            #expect(try FileSystem.names(in: daemon.scratch + "/out") == ["outside.png"])
        }
    }

    /// The files below a folder that hold a text.
    private static func files(in folder: String, that text: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { name in
            FileManager.default.contents(atPath: "\(folder)/\(name)")?.range(of: Data(text.utf8)) != nil
        }
    }
}
