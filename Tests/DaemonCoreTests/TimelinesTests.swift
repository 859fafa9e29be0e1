// Archives from the making to the current one, and the pixel files that they hold on to.
import GroupContainer
import Posix
import ReloadService
import Testing
import ViewArchive

@testable import DaemonCore

@MainActor @Suite struct TimelinesTests {
    let folder: TemporaryFolder
    let group: Group
    let timelines: Timelines
    let widget = WidgetID(kind: "P", family: "s")

    init() throws {
        folder = try TemporaryFolder()
        group = Group(id: try GroupID("group.test"), directory: "\(folder.path)/group.test")
        try group.prepare()
        timelines = Timelines(group: group)
    }

    private func expectation(_ generation: Int?) -> ArchiveExpectation {
        ArchiveExpectation(widget: "P.s", kind: "P", family: .systemSmall, generation: generation)
    }

    /// Writes a run's archive whose one entry names a pixel file.
    private func write(_ generation: Int, pixels: String, version: Int = 1) throws {
        let header = try ArchiveFileTests.header {
            ($0.version, $0.generation, $0.dates) = (version, generation, [100])
        }
        let list = DisplayList(
            size: Size(width: 10, height: 10),
            items: [.image(.init(pixels: pixels, pixelSize: .zero, frame: .zero, label: ""))]
        )
        let text = try "\(header)\n\(ArchiveFileTests.entry([.light: .list(list)]))\n"
        _ = try folder.write(text, to: "group.test/\(timelines.name(widget, generation))")
    }

    private func keep(_ names: String...) throws {
        for name in names { _ = try folder.write("", to: "group.test/timelines/pixels/\(name)") }
    }

    private var pixels: [String] {
        get throws { try FileSystem.names(in: group.pixelsDirectory) }
    }

    private var making: [String] {
        get throws { try FileSystem.names(in: group.archivesInTheMaking) }
    }

    @Test func namesArchivesFromTheGroupWhateverItsFolderIsCalled() throws {
        let group = Group(id: group.id, directory: "/My Group é 家族/group.test")
        #expect(Timelines(group: group).name(widget, 4) == "run/archives/P.s.4.jsonl")
    }

    @Test func makesRoomForAnArchive() throws {
        try FileSystem.makeDirectory(group.timelinesFile(widget))
        var told: [String] = []
        timelines.onMovedAside = { told += [$0, $1] }
        try write(4, pixels: "a.argb")
        _ = try timelines.receive(widget, expectation(4))
        _ = try timelines.adopt(widget, 4)
        #expect(try FileSystem.facts(group.timelinesFile(widget))?.kind == .regular)
        #expect(told.first == group.timelinesFile(widget))
    }

    @Test func adoptsByRename() throws {
        #expect(timelines.name(widget, 4) == "run/archives/P.s.4.jsonl")
        try write(4, pixels: "a.argb")
        #expect(try timelines.receive(widget, expectation(4)).generation == 4)
        #expect(timelines.isPending(widget, 4))
        #expect(try timelines.adopt(widget, 4)?.generation == 4)
        #expect(try making == [])
        #expect(timelines.archive(widget, 4)?.header.generation == 4)
        #expect(try Timelines(group: group).load(widget, expectation(nil))?.generation == 4)
    }

    @Test func discardsTheArchiveAndItsFile() throws {
        try write(4, pixels: "a.argb")
        _ = try timelines.receive(widget, expectation(4))
        try timelines.discard(widget, 4)
        #expect(try making == [])
        #expect(timelines.archive(widget, 4) == nil)
        // One that was never written is nothing.
        try timelines.discard(widget, 5)
    }

    @Test func keepsTheArchiveOfANewerRelease() throws {
        try write(9, pixels: "a.argb", version: 2)
        try FileSystem.rename(group.archiveInTheMaking(widget, generation: 9), to: group.timelinesFile(widget))
        #expect(throws: ArchiveRefusal.newer(version: 2, reads: 1)) { try timelines.load(widget, expectation(nil)) }
        try write(10, pixels: "a.argb")
        _ = try timelines.receive(widget, expectation(10))
        _ = try timelines.adopt(widget, 10)
        #expect(try FileSystem.names(in: group.timelinesDirectory) == ["P.s.jsonl", "P.s.jsonl.newer", "pixels"])
    }

    @Test func removesPixelFilesThatNothingNames() throws {
        try keep("old.argb", "current.argb", "pending.argb", "notes.txt")
        try write(4, pixels: "old.argb")
        _ = try timelines.receive(widget, expectation(4))
        _ = try timelines.adopt(widget, 4)
        try write(5, pixels: "current.argb")
        _ = try timelines.receive(widget, expectation(5))
        try timelines.removeUnnamedPixels()
        #expect(try pixels == ["current.argb", "notes.txt", "old.argb"])
        _ = try timelines.adopt(widget, 5)
        try timelines.removeUnnamedPixels()
        #expect(try pixels == ["current.argb", "notes.txt"])
        try timelines.forget(widget)
        try timelines.removeUnnamedPixels()
        #expect(try pixels == ["notes.txt"])
    }

    @Test(arguments: [
        ("P.s.4.jsonl", "P.s", 4), ("a.b.systemSmall.2.17.jsonl", "a.b.systemSmall.2", 17), ("P.s.jsonl", nil, 0),
        (".tmp-00000000", nil, 0), ("P.s.0.jsonl", nil, 0), ("P.s.99999999999999999999.jsonl", nil, 0),
        ("P.s.4.jsonl.lines", "P.s", 4), ("P.s.lines", nil, 0),
    ]) func readsTheNamesOfLeftovers(_ name: String, _ widget: String?, _ generation: Int) {
        let found = Leftovers.parse(name)
        #expect(found?.widget == widget)
        if widget != nil { #expect(found?.generation == generation) }
    }

    @Test func countsAndRemovesLeftovers() throws {
        for name in ["P.s.4.jsonl", "P.s.12.jsonl", "P.s.13.jsonl.lines", "Q.s.3.jsonl"] {
            _ = try folder.write("", to: "group.test/run/archives/\(name)")
        }
        #expect(try Leftovers.remove(in: group.archivesInTheMaking) == ["P.s": 13, "Q.s": 3])
        #expect(try making == [])
    }
}
