// Live text in pictures: what its redraws replace, and when the sidecar says that the next one comes.
import GroupContainer
import ReloadService
import Scheduling
import Testing
import ViewArchive

@testable import DaemonCore

@MainActor @Suite struct LivePainterTests {
    private let place: PainterPlace

    init() throws { place = try PainterPlace() }

    /// A text that counts the time since 0, in a layer.
    private static func timer(_ words: String = "") -> DisplayList {
        let style = TextBlock.Style(font: FontSpec(size: 10), color: .black)
        let runs = [
            TextBlock.Run(text: words, style: style),
            TextBlock.Run(text: "", date: .init(start: 0, style: .timer), style: style),
        ]
        let size = Size(width: 160, height: 160)
        let text = DisplayItem.text(.init(frame: Rect(origin: .zero, size: size), block: TextBlock(runs: runs)))
        return DisplayList(size: size, items: [.layer(.init(items: [text]))])
    }

    private func wish(
        _ archive: ArchiveFile, cause: String = "reload", live: Double = 60, nextEntry: Double? = nil
    ) -> Painter.Wish {
        var rules = Scheduler.Rules()
        rules.live = live
        return Painter.Wish(
            widget: PainterPlace.widget, archive: archive, line: .entry(0), cause: cause, skipped: 0,
            nextEntry: nextEntry,
            redraw: { rules.liveRedraw(after: WallInstant(seconds: $0), drawn: WallInstant(seconds: $1))?.seconds }
        )
    }

    private var sidecar: Sidecar? { SnapshotFiles(group: place.group).readSidecar(PainterPlace.widget) }

    /// The least interval, when it is drawn, when the next entry is due, and when it is drawn again.
    @Test(
        arguments: [
            (60.0, 50.0, nil, 60.0), (60, 59.5, nil, 60), (60, 60, nil, 120), (1, 50, nil, 51), (1, 50.5, nil, 51),
            (0, 50, nil, nil), (0, 50, 100, 100), (60, 50, 55, 55), (60, 50, 60, 60), (60, 50, 100, 60),
            (7, 50, nil, 56),
        ] as [(Double, Double, Double?, Double?)])
    func saysWhenItIsDrawnAgain(live: Double, drawn: Double, entry: Double?, next: Double?) throws {
        let wish = wish(try place.archive([Self.timer()]), live: live, nextEntry: entry)
        let painted = try place.painter().paint(wish, at: drawn)
        #expect(painted.snapshot.nextChange == next)
        #expect(sidecar?.nextChange == next.map { Timestamp($0) })
    }

    /// After a restart with another locale nothing mixes languages until the next run.
    @Test(arguments: [(nil, "2 hr\n"), ("en_US", "2 hr\n"), ("de_DE", "2 Std.\n")] as [(String?, String)])
    func datesSayTheirsInTheArchivesLanguage(_ locale: String?, _ words: String) throws {
        let style = TextBlock.Style(font: FontSpec(size: 10), color: .black)
        let block = TextBlock(runs: [
            TextBlock.Run(text: "", date: .init(start: 7200, style: .relative), style: style)
        ])
        let size = Size(width: 160, height: 160)
        let text = DisplayItem.text(.init(frame: Rect(origin: .zero, size: size), block: block))
        let archive = try place.archive([DisplayList(size: size, items: [text])], locale: locale)
        let painted = try place.painter().paint(wish(archive), at: 0)
        #expect(painted.snapshot.text == words)
    }

    @Test func aRedrawReplacesPictureTextAndSidecar() throws {
        let painter = place.painter()
        let archive = try place.archive([Self.timer()])
        let first = try painter.paint(wish(archive), at: 50)
        let second = try painter.paint(wish(archive, cause: "live"), at: 60)
        #expect(first.snapshot.hash != second.snapshot.hash && !second.snapshot.isUnchanged)
        #expect(try place.folder.read("group.test/snapshots/P.s.txt") == "1:00\n")
        #expect(sidecar?.cause == "live" && sidecar?.drawn == Timestamp(60) && sidecar?.since == Timestamp(60))
        #expect(sidecar?.hash == second.snapshot.hash)
    }

    @Test func knowsWhetherOnlyTimeHasPassed() throws {
        let painter = place.painter()
        #expect(try !painter.paint(wish(place.archive([Self.timer()])), at: 50).isSameContent)
        let renewed = try painter.paint(wish(place.archive([Self.timer()], generation: 4)), at: 60)
        #expect(renewed.isSameContent && !renewed.snapshot.isUnchanged)
        let other = try painter.paint(wish(place.archive([Self.timer("since ")], generation: 5)), at: 60)
        #expect(!other.isSameContent)
    }

    /// A newer timeline that begins later leaves the picture, but not when that changes.
    @Test func theNextChangeIsCorrected() throws {
        let painter = place.painter()
        _ = try painter.paint(wish(place.archive([Self.timer()])), at: 50)
        try painter.correct(PainterPlace.widget, nextChange: Timestamp(1000))
        #expect(sidecar?.nextChange == Timestamp(1000))
        try painter.correct(PainterPlace.widget, nextChange: nil)
        #expect(sidecar?.nextChange == nil && sidecar?.generation == 3)
    }

    /// What led to the run is told of, but the process is left out of the file.
    @Test func keepsWhatLedToTheRun() throws {
        let painter = place.painter()
        var wish = wish(try place.archive([Self.timer()]))
        wish.origin = RunOrigin(cause: "reload", pid: 7, asked: Timestamp(40))
        _ = try painter.paint(wish, at: 50)
        #expect(painter.origin(of: PainterPlace.widget)?.pid == 7)
        #expect(sidecar?.origin == RunOrigin(cause: "reload", asked: Timestamp(40)))
        // Another daemon draws the same archive, and knows what the sidecar says.
        let next = place.painter()
        next.recall(PainterPlace.widget)
        wish.origin = nil
        _ = try next.paint(wish, at: 60)
        #expect(sidecar?.origin == RunOrigin(cause: "reload", asked: Timestamp(40)))
        // Of another generation nothing is known.
        wish.archive = try place.archive([Self.timer()], generation: 4)
        _ = try next.paint(wish, at: 70)
        #expect(sidecar?.origin == nil)
    }
}
