// From an archive to the files of a snapshot: what is written, and what is left alone.
import Foundation
import GroupContainer
import Posix
import ReloadService
import Testing

@testable import DaemonCore

@MainActor @Suite struct PainterTests {
    private let place: PainterPlace
    private var folder: TemporaryFolder { place.folder }
    private var group: Group { place.group }
    private let widget = PainterPlace.widget

    init() throws { place = try PainterPlace() }

    private func painter() -> Painter { place.painter() }

    private func archive(_ texts: [String], generation: Int = 3) throws -> ArchiveFile {
        try place.archive(texts.map { ArchiveFileTests.list($0, side: 160) }, generation: generation)
    }

    private func wish(_ archive: ArchiveFile, _ entry: Int = 0) -> Painter.Wish {
        Painter.Wish(
            widget: widget, archive: archive, line: .entry(entry), cause: "reload", skipped: 0, stale: nil,
            nextEntry: 100)
    }

    private var files: [String] {
        get throws { try FileSystem.names(in: group.snapshotsDirectory) }
    }

    @Test func writesPictureTextAndSidecar() throws {
        let painted = try painter().paint(wish(archive(["one", "two"])), at: 50)
        #expect(!painted.snapshot.isUnchanged)
        #expect(painted.snapshot.nextChange == 100)
        #expect(try files == ["P.s.cells", "P.s.json", "P.s.txt"])
        #expect(try folder.read("group.test/snapshots/P.s.txt") == "one\n")
        let sidecar = try #require(SnapshotFiles(group: group).readSidecar(widget))
        #expect(sidecar == Sidecar(painted.snapshot))
        #expect(sidecar.entry == .entry(index: 1, count: 2, date: Timestamp(0)))
    }

    @Test func leavesAnEqualPictureAlone() throws {
        let painter = painter()
        _ = try painter.paint(wish(archive(["one"])), at: 50)
        let before = try FileSystem.facts(group.snapshot(widget, "cells"))
        let again = try painter.paint(wish(archive(["one"], generation: 4)), at: 60)
        #expect(again.snapshot.isUnchanged)
        #expect(try FileSystem.facts(group.snapshot(widget, "cells")) == before)
        // The sidecar tells of the new generation all the same.
        #expect(SnapshotFiles(group: group).readSidecar(widget)?.generation == 4)
        #expect(SnapshotFiles(group: group).readSidecar(widget)?.drawn == Timestamp(60))
        #expect(SnapshotFiles(group: group).readSidecar(widget)?.since == Timestamp(50))
        #expect(try !painter.paint(wish(archive(["two"], generation: 5)), at: 70).snapshot.isUnchanged)
    }

    @Test(arguments: ["P.s.cells", "P.s.txt"]) func writesAgainWhatSomeoneRemoved(_ name: String) throws {
        let painter = painter()
        _ = try painter.paint(wish(archive(["one"])), at: 50)
        try FileSystem.remove("\(group.snapshotsDirectory)/\(name)")
        #expect(try !painter.paint(wish(archive(["one"])), at: 60).snapshot.isUnchanged)
        #expect(try files == ["P.s.cells", "P.s.json", "P.s.txt"])
    }

    @Test(arguments: ["P.s.cells", "P.s.txt", "P.s.json"]) func makesRoomForAFile(_ name: String) throws {
        var told: [String] = []
        let painter = place.painter { path, aside in told += [path, aside] }
        _ = try painter.paint(wish(archive(["one"])), at: 50)
        let path = "\(group.snapshotsDirectory)/\(name)"
        try FileSystem.remove(path)
        try FileSystem.makeDirectory("\(path)/with/something")
        let painted = try painter.paint(wish(archive(["two"])), at: 60)
        #expect(!painted.snapshot.isUnchanged)
        #expect(try FileSystem.facts(path)?.kind == .regular)
        #expect(told.count == 2 && told[0] == path && told[1].hasPrefix("\(path).aside-"))
        #expect(try FileSystem.names(in: told[1]) == ["with"])
        _ = try painter.paint(wish(archive(["three"])), at: 70)
        #expect(told.count == 2)
    }

    @Test func knowsAPictureOfAnEarlierDaemon() throws {
        _ = try painter().paint(wish(archive(["one"])), at: 50)
        let next = painter()
        next.recall(widget)
        #expect(next.hasPicture(widget))
        #expect(try next.paint(wish(archive(["one"])), at: 60).snapshot.isUnchanged)
    }

    /// The sidecar may be older than the picture when a daemon was killed between the two.
    @Test func doesNotTrustAnEarlierSidecar() throws {
        _ = try painter().paint(wish(archive(["one"])), at: 50)
        try AtomicFile.write(Array("other".utf8), to: group.snapshot(widget, "cells"), durable: false)
        let next = painter()
        next.recall(widget)
        #expect(try !next.paint(wish(archive(["one"])), at: 60).snapshot.isUnchanged)
    }

    @Test func saysThatATimelineIsStaleUntilTheNextPicture() throws {
        let painter = painter()
        _ = try painter.paint(wish(archive(["one"])), at: 50)
        try painter.markStale(widget, why: "no entries")
        let stale = SnapshotFiles(group: group).readSidecar(widget)
        #expect(stale?.stale == true && stale?.why == "no entries" && stale?.generation == 3)
        _ = try painter.paint(wish(archive(["one"])), at: 60)
        #expect(SnapshotFiles(group: group).readSidecar(widget)?.stale == false)
    }

    @Test func removesThePictureOfAnotherRenderer() throws {
        let painter = painter()
        var sidecar = Sidecar(SnapshotFormTests.picture)
        sidecar.file = "snapshots/P.s.png"
        try SnapshotFiles(group: group).write(sidecar, widget)
        try AtomicFile.write(Array("png".utf8), to: group.snapshot(widget, "png"), durable: false)
        painter.recall(widget)
        #expect(!painter.hasPicture(widget))
        _ = try painter.paint(wish(archive(["one"])), at: 50)
        #expect(try files == ["P.s.cells", "P.s.json", "P.s.txt"])
    }

    @Test func forgetsAWidget() throws {
        let painter = painter()
        _ = try painter.paint(wish(archive(["one"])), at: 50)
        try painter.forget(widget)
        #expect(try files == [])
        #expect(painter.sidecar(of: widget) == nil)
    }
}
