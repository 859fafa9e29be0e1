// Modes: nobody else reads what lies in a group, unless its owner has said so; then they go on to.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct ModesTests {
    /// Paths below a folder, with their modes.
    private static func modes(_ folder: String, _ kind: FileFacts.Kind) throws -> [String: UInt32] {
        var found: [String: UInt32] = [:]
        for name in [""] + (try FileManager.default.subpathsOfDirectory(atPath: folder)) {
            guard let facts = try FileSystem.facts("\(folder)/\(name)", followingLinks: false), facts.kind == kind
            else { continue }
            found[name] = facts.mode
        }
        return found
    }

    private static func publish(_ number: Int, _ daemon: DaemonFixture) throws {
        let photo = Photo.all[number % Photo.all.count]
        try daemon.host("put-image", photo.path, "--as", "photo.png").succeeding()
        try daemon.host("put-image", photo.path, "--as", "album/a.png").succeeding()
        try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"Item \#(number)"}]"#).succeeding()
        try daemon.host("set", "title=Number \(number)").succeeding()
        try daemon.host("reload", "--wait").succeeding()
    }

    @Test func allIsPrivate() throws {
        try PictureProgram.with { pictures in
            try DaemonFixture.with { daemon in
                try ModesTests.publish(1, daemon)
                // With a picture that widget code downloads and stores by itself.
                let feed = pictures.feed([("1", "coffee.png")])
                try daemon.host("put-entries", "Feed", "-", input: feed).succeeding()
                daemon.forgetLog()
                try daemon.host("reload", "Feed").succeeding()
                try daemon.awaitSnapshot(of: "Feed.systemMedium") { $0["cause"] == "extension" }
                try daemon.host("preview", "Photo").succeeding()
                try daemon.host("add", "Photo", "--family", "systemSmall").succeeding()
                let folders = try ModesTests.modes(daemon.directory, .directory)
                expectNone(folders.filter { $0.value != 0o700 }.map { "\($0.key) \(String($0.value, radix: 8))" })
                let files = try ModesTests.modes(daemon.directory, .regular)
                expectNone(files.filter { $0.value != 0o600 }.map { "\($0.key) \(String($0.value, radix: 8))" })
                #expect(try FileSystem.facts(daemon.socket)?.mode == 0o600)
            }
        }
    }

    @Test func whatTheUserHasOpenedStaysOpen() throws {
        try DaemonFixture.with { daemon in
            try daemon.awaitFirstSnapshots()
            try ModesTests.publish(1, daemon)
            try daemon.host("add", "Photo", "--family", "systemSmall").succeeding()
            try daemon.awaitSnapshot(of: "Photo.systemSmall.2")
            let opened = [
                "version", "entries/Feed.json", "photo.png", "album/a.png",
                "Library/Preferences/group.sundial.demo.plist", "widgets.json", "timelines/Photo.systemSmall.jsonl",
                "snapshots/Photo.systemSmall.json", "snapshots/Status.systemSmall.txt",
                "snapshots/Photo.systemSmall.\(Programs.pictureExtension)", "log/snapshots.jsonl",
            ]
            let folders = ["", "/entries", "/snapshots", "/album", "/log", "/timelines"]
            for name in opened { #expect(chmod(daemon.path(name), 0o644) == 0, "\(name)") }
            for name in folders { #expect(chmod(daemon.directory + name, 0o755) == 0, "\(name)") }
            let before = try opened.map { try FileSystem.facts(daemon.path($0)) }
            try ModesTests.publish(2, daemon)
            try daemon.host("remove-widget", "Photo.systemSmall.2").succeeding()
            try daemon.mustShutDownCleanly()
            try daemon.start()
            for (name, old) in zip(opened, before) {
                let now = try #require(try FileSystem.facts(daemon.path(name)), "\(name)")
                #expect(now.mode == 0o644, "\(name)")
                // Without the drawing libraries every photograph looks the same.
                let isKept = ["version", "log/snapshots.jsonl", "snapshots/Photo.systemSmall.cells"].contains(name)
                // A file that was replaced twice may have its first number again.
                let isOther = now.inode != old?.inode || now.modifiedNanoseconds != old?.modifiedNanoseconds
                #expect(isOther || isKept, "\(name) was replaced")
            }
            for name in folders { #expect(try FileSystem.facts(daemon.directory + name)?.mode == 0o755, "\(name)") }
        }
    }
}
