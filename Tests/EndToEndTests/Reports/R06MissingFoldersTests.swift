// R06: the group's root exists, and the folders in it do not.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R06 {
    @Test func allThatIsInTheGroupIsRemovedUnderTheDaemon() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Photo", "systemSmall"))
            try daemon.start()
            try daemon.host("put-image", Photo.coffee.path, "--as", "photo.png").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            for name in try FileSystem.names(in: daemon.directory) {
                try FileManager.default.removeItem(atPath: daemon.path(name))
            }
            try daemon.awaitLine("restored") { $0["code"] == "restored" }
            try daemon.host("put-image", Photo.rocket.path, "--as", "photo.png").succeeding()
            try daemon.reload("Photo")
            #expect(try Photo.rocket.differences(from: "Photo.systemSmall", of: daemon) == [])
            try expectNone(before.processProblems())
            for folder in ["Library/Caches", "Library/Preferences", "entries", "timelines/pixels", "log", "run"] {
                #expect(try FileSystem.facts(daemon.path(folder))?.kind == .directory, "\(folder)")
            }
        }
    }

    /// With nothing but the root, each side makes what it needs.
    @Test func onlyTheRootIsThere() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try FileSystem.makeDirectory(daemon.directory)
            try daemon.host("put-image", Photo.rocket.path, "--as", "a/b/photo.png").succeeding()
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"Here"}]"#).succeeding()
            try daemon.host("set", "title=There").succeeding()
            try daemon.start()
            try daemon.host("reload", "--wait").succeeding()
            #expect(try daemon.accessibleText("Feed.systemMedium").contains("Here"))
            #expect(try daemon.accessibleText("Status.systemSmall").contains("There"))
        }
    }

    @Test func theCacheIsRemovedWhileAPictureIsOnItsWay() throws {
        try PictureProgram.with { pictures in
            try DaemonFixture.with(isStarted: false) { daemon in
                try daemon.install(("Feed", "systemMedium"))
                try daemon.start()
                try daemon.awaitSnapshot(of: "Feed.systemMedium")
                let before = try Baseline(of: daemon)
                try daemon.host("put-entries", "Feed", "-", input: pictures.feed([("1", "hold/coffee.png")]))
                    .succeeding()
                try daemon.reload("Feed")
                let placeholder = try daemon.bytes("snapshots/Feed.systemMedium.\(Programs.pictureExtension)")
                try pictures.awaitRequest("/hold/coffee.png")
                try FileManager.default.removeItem(atPath: daemon.path("Library/Caches"))
                daemon.forgetLog()
                try pictures.release("coffee.png")
                try daemon.awaitSnapshot(of: "Feed.systemMedium", "with its picture") { $0["cause"] == "extension" }
                #expect(try daemon.bytes("snapshots/Feed.systemMedium.\(Programs.pictureExtension)") != placeholder)
                try expectNone(before.processProblems())
            }
        }
    }
}
