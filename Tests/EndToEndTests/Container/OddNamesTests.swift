// Names from outside: kinds, images, and what stands where a file should be.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct OddNamesTests {
    private static let bundle = Programs.path(of: "contract-widgets")
    private static let group = "group.sundial.trial"
    private static let odd = "../Wetter é 家族%"
    private static let oddFile = "%2E.%2FWetter%20%C3%A9%20%E5%AE%B6%E6%97%8F%25"
    private static let long = String(repeating: "k", count: 300)
    // By sha256sum.
    private static let longFile = String(repeating: "k", count: 103) + "~17b16d8ef494060f"

    @Test func kindsOfAnyNameHaveFiles() throws {
        try DaemonFixture.with(OddNamesTests.bundle, group: OddNamesTests.group) { daemon in
            for (kind, file) in [
                (OddNamesTests.odd, OddNamesTests.oddFile), (OddNamesTests.long, OddNamesTests.longFile),
            ] {
                try daemon.host("put-entries", kind, "-", input: "[]").succeeding()
                #expect(daemon.exists("entries/\(file).json"))
                let receipts = try daemon.reload(kind)
                #expect(receipts.keys.sorted() == ["\(file).systemSmall"])
                let snapshot = receipts["\(file).systemSmall"]?.text("snapshot")
                #expect(snapshot == "snapshots/\(file).systemSmall.\(Programs.pictureExtension)")
                for name in [
                    "snapshots/\(file).systemSmall.json", "snapshots/\(file).systemSmall.txt",
                    "timelines/\(file).systemSmall.jsonl",
                ] {
                    #expect(daemon.exists(name), "\(name)")
                }
                #expect(try daemon.sidecar("\(file).systemSmall").text("kind") == kind)
                let again = try daemon.host("add", kind, "--family", "systemSmall").succeeding()
                #expect(again.output == "\(file).systemSmall.2\n")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: daemon.container) == [daemon.group])
        }
    }

    /// Two kinds whose files a file system that ignores case could not keep apart.
    @Test func kindsThatDifferInCaseAloneAreRefusedAtStart() throws {
        try DaemonFixture.with(OddNamesTests.bundle, group: OddNamesTests.group, isStarted: false) { daemon in
            try daemon.put("", "twins")
            for more in [[], ["--once", daemon.scratch + "/out"]] {
                let result = try runToEnd(
                    OddNamesTests.bundle, ["--container", daemon.container, "--group", daemon.group] + more,
                    scratch: daemon.scratch
                )
                #expect(result.code == 5, "\(result)")
                #expect(result.errors.contains("Keys") && result.errors.contains("KEYS"), "\(result)")
            }
        }
    }

    static let images = [
        "Library/a.png", "LIBRARY/a.png", "entries/a.png", "Timelines/x", "snapshots/a.png", "SnapShots", "log",
        "run/a.png", "RUN/a", "widgets.json", "Widgets.JSON", "version", "VERSION", "..", "../a.png", "a/../b.png",
        ".a.png", "a/.b.png", ".tmp-00000000", "/a.png", "a//b.png", "a/", "", String(repeating: "a", count: 256),
    ]

    @Test func imagesKeepOutOfTheContainersOwnNames() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let lines = OddNamesTests.images.map { #"put-image "\#(Photo.rocket.path)" --as "\#($0)""# }
            let result = try daemon.host.run(["--json"], input: lines.joined(separator: "\n") + "\n")
            let kinds = try result.output.split(separator: "\n").map {
                try JSONObject(parsing: String($0)).object("error")?.text("kind")
            }
            #expect(kinds == OddNamesTests.images.map { _ in "bad-image-name" }, "\(result)")
            #expect(result.code == 5)
            #expect(try FileManager.default.contentsOfDirectory(atPath: daemon.scratch) == [], "nothing is made")
        }
    }

    /// What is no file is refused at once: nobody waits for a pipe that nobody writes to.
    @Test func pipesAndFoldersAreNoFiles() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"), ("Photo", "systemSmall"), ("Status", "systemSmall"))
            try daemon.start()
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"Good"}]"#).succeeding()
            try daemon.host("set", "title=Good").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            for isPipe in [true, false] {
                let names = [
                    "entries/Feed.json", "photo.png", "Library/Preferences/\(daemon.group).plist", "widgets.json",
                ]
                for name in names {
                    try? FileManager.default.removeItem(atPath: daemon.path(name))  // it need not be there
                    if isPipe {
                        #expect(mkfifo(daemon.path(name), 0o600) == 0)
                    } else {
                        try FileSystem.makeDirectory(daemon.path(name))
                    }
                }
                let result = try daemon.host("reload", "--wait", "--json")
                let receipts = try result.receipts()
                #expect(receipts["Feed.systemMedium"]?.text("outcome") == "failed", "\(result)")
                #expect(receipts["Feed.systemMedium"]?.text("why")?.contains("is not a regular file") == true)
                #expect(receipts["Status.systemSmall"]?.text("outcome") == "unchanged", "its last good copy: \(result)")
                let codes = receipts["Status.systemSmall"]?.objects("diagnostics").compactMap { $0.text("code") } ?? []
                #expect(Set(codes) == ["defaults-unreadable", "widgets-file"])
                #expect(try daemon.accessibleText("Feed.systemMedium") == "Good\n")
                #expect(try daemon.accessibleText("Photo.systemSmall").contains("No photo"))
                let words = [["put-image", Photo.rocket.path, "--as", "photo.png"], ["set", "a=b"]]
                for words in words {
                    let refused = try daemon.host.run(words)
                    #expect(refused.code == 5 && refused.errors.contains("is not a regular file"), "\(refused)")
                }
                for name in names { try FileManager.default.removeItem(atPath: daemon.path(name)) }
            }
            try expectNone(before.processProblems())
            try daemon.install(("Feed", "systemMedium"), ("Photo", "systemSmall"), ("Status", "systemSmall"))
            try daemon.host("set", "title=Better").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            #expect(try daemon.accessibleText("Status.systemSmall").contains("Better"))
            try expectNone(before.leftovers())
        }
    }

    /// Folders where the daemon's own files belong are given another name, and told once.
    @Test func foldersInThePlaceOfSnapshotsAreMovedAside() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"), ("Feed", "systemMedium"))
            for name in ["log/snapshots.jsonl/inner", "snapshots/Status.systemSmall.\(Programs.pictureExtension)"] {
                try FileSystem.makeDirectory(daemon.path(name))
            }
            try daemon.start()
            try daemon.host("set", "title=One").succeeding()
            try daemon.reload("Status")
            for ending in [Programs.pictureExtension, "txt", "json"] {
                let path = daemon.path("snapshots/Status.systemSmall.\(ending)")
                try FileManager.default.removeItem(atPath: path)
                try FileSystem.makeDirectory(path + "/inner")
            }
            try FileManager.default.removeItem(atPath: daemon.path("timelines/Status.systemSmall.jsonl"))
            try FileSystem.makeDirectory(daemon.path("timelines/Status.systemSmall.jsonl"))
            try daemon.host("set", "title=Two").succeeding()
            #expect(try daemon.reload("Status")["Status.systemSmall"]?.text("outcome") == "rendered")
            #expect(try daemon.accessibleText("Status.systemSmall").contains("Two"))
            #expect(try daemon.sidecar("Status.systemSmall").text("outcome") == nil)
            let told = daemon.log.filter { $0["code"] == "moved-aside" }.compactMap { $0["file"] }
            #expect(told.count == 6 && Set(told).count == 5, "\(told)")
            #expect(try FileSystem.names(in: daemon.path("snapshots")).filter { $0.contains(".aside-") }.count == 4)
            #expect(try daemon.text("log/snapshots.jsonl").split(separator: "\n").count >= 2)
        }
    }
}
