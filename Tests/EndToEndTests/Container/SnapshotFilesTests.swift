// The files of a snapshot: in which order they come, and what their sidecar says of them.
import Digest
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct SnapshotFilesTests {
    /// The sidecar's rename comes last, so that whoever waits for it finds the picture and the text that it tells of.
    @Test func theSidecarCommitsTheOthers() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.reload("Status")
            let changes = try FileChanges()
            try changes.watch(daemon.path("snapshots"))
            for number in 1...5 {
                try daemon.host("set", "title=Number \(number)").succeeding()
                _ = try changes.next()
                try daemon.reload("Status")
                let moved = try changes.next().filter { $0.what == .movedIn && !$0.path.contains("/.tmp-") }
                let names = moved.map { String($0.path.split(separator: "/").last ?? "") }
                let picture = "Status.systemSmall.\(Programs.pictureExtension)"
                #expect(Set(names) == [picture, "Status.systemSmall.txt", "Status.systemSmall.json"])
                #expect(names.last == "Status.systemSmall.json", "\(names)")
                let sidecar = try daemon.sidecar("Status.systemSmall")
                #expect(sidecar.text("hash") == SHA256.hex(of: Array(try daemon.bytes("snapshots/\(picture)")).span))
                #expect(sidecar.text("text")?.contains("Number \(number)") == true)
            }
            // The same again: neither picture nor text is written, the sidecar is.
            try daemon.reload("Status")
            let moved = try changes.next().filter { $0.what == .movedIn && !$0.path.contains("/.tmp-") }
            #expect(moved.map(\.path) == [daemon.path("snapshots/Status.systemSmall.json")])
        }
    }

    /// After power loss they are drawn again, so nobody waits for the disk.
    @Test(.enabled(if: SlowDisk.library != nil)) func nothingThatCanBeDrawnAgainIsSynchronised() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"), ("Photo", "systemSmall"))
            let trace = daemon.scratch + "/trace"
            daemon.environment = SlowDisk.environment(milliseconds: 0, trace: trace)
            try daemon.start()
            daemon.environment = Programs.environment
            for number in 1...3 {
                try daemon.host("set", "title=\(number)").succeeding()
                try daemon.host("put-image", Photo.all[number].path, "--as", "photo.png").succeeding()
                try daemon.host("reload", "--wait").succeeding()
            }
            let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
            let synchronised = lines.filter { $0.hasPrefix("fsync ") }
            expectNone(
                synchronised.filter { line in
                    ["/snapshots/", "/log/", "/timelines/", "/run/archives"].contains { line.contains($0) }
                }
                .map(String.init))
        }
    }

    /// With the text renderer the picture is made of characters, and the accessible text is the same.
    @Test func picturesOfCharacters() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.host("set", "title=Tea", "color=#ff0000").succeeding()
            try daemon.start()
            try daemon.reload("Status")
            let other = try daemon.accessibleText("Status.systemSmall")
            try daemon.mustShutDownCleanly()
            try daemon.start(["--render", "text"])
            let receipt = try #require(try daemon.reload("Status")["Status.systemSmall"])
            let name = "snapshots/Status.systemSmall.cells"
            #expect(receipt.text("snapshot") == name)
            let cells = try daemon.text(name)
            #expect(cells.contains("Tea") && cells.contains("\u{1b}["), "\(cells)")
            let sidecar = try daemon.sidecar("Status.systemSmall")
            #expect(sidecar.text("file") == name && sidecar.text("unit") == "cells")
            #expect(sidecar.text("hash") == SHA256.hex(of: Array(cells.utf8).span))
            #expect(try daemon.accessibleText("Status.systemSmall") == other)
            let line = try daemon.awaitSnapshot(of: "Status.systemSmall")
            let rows = cells.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count
            #expect(line["file"] == name && line["size"]?.hasSuffix("x\(rows)") == true, "\(line.text)")
            #expect(!daemon.exists("snapshots/Status.systemSmall.png"), "another renderer's picture goes")
            #expect(try daemon.reload("Status")["Status.systemSmall"]?.text("outcome") == "unchanged")
        }
    }
}
