// The exact forms in which a snapshot is told: log line, JSON line, sidecar.
import ReloadService
import Testing
import ViewArchive

@testable import DaemonCore

@Suite struct SnapshotFormTests {
    static let picture = Snapshot(
        widget: "Photo.systemSmall", kind: "Photo", family: .systemSmall, generation: 7,
        shown: .entry(index: 1, count: 24, date: Timestamp(1_767_225_600)), cause: "reload",
        origin: RunOrigin(cause: "reload", pid: 7, asked: Timestamp(1_767_225_601)), isUnchanged: false,
        file: "snapshots/Photo.systemSmall.png", hash: "ab12", points: Size(width: 158, height: 158), width: 316,
        height: 316, scale: 2, isCells: false, appearance: .light, stale: nil, nextChange: 1_767_229_200,
        text: "Coffee\nat \"noon\"\n", standIns: 0, renderer: "raster-1", skipped: 0, drawn: 1_767_225_601.5,
        took: 0.0031, since: Timestamp(1_767_225_601.5)
    )
    static let cells: Snapshot = {
        var snapshot = picture
        (snapshot.shown, snapshot.cause, snapshot.isUnchanged) = (.placeholder, "start", true)
        (snapshot.file, snapshot.isCells, snapshot.width, snapshot.height) = ("snapshots/a.cells", true, 20, 10)
        (snapshot.stale, snapshot.nextChange, snapshot.text) = ("no entries", nil, "")
        (snapshot.standIns, snapshot.skipped, snapshot.scale) = (2, 3, 1.5)
        (snapshot.origin, snapshot.since) = (nil, Timestamp(1_767_225_600))
        return snapshot
    }()

    @Test func logsAPicture() {
        #expect(
            Self.picture.logLine.text == "2026-01-01T00:00:01.500Z snapshot widget=Photo.systemSmall kind=Photo "
                + "family=systemSmall generation=7 entry=1/24 date=2026-01-01T00:00:00.000Z cause=reload "
                + "outcome=rendered file=snapshots/Photo.systemSmall.png size=158x158@2 hash=ab12 took=3.1ms "
                + #"text="Coffee | at \"noon\"""#
        )
    }

    @Test func logsCells() {
        #expect(
            Self.cells.logLine.text == "2026-01-01T00:00:01.500Z snapshot widget=Photo.systemSmall kind=Photo "
                + "family=systemSmall generation=7 entry=placeholder cause=start outcome=unchanged "
                + #"file=snapshots/a.cells size=20x10 hash=ab12 took=3.1ms skipped=3 standIns=2 stale="no entries" text="""#
        )
    }

    @Test func logsJSON() {
        #expect(
            Self.picture.logLine.json == #"{"time":"2026-01-01T00:00:01.500Z","event":"snapshot","#
                + #""widget":"Photo.systemSmall","kind":"Photo","family":"systemSmall","generation":7,"entry":"1/24","#
                + #""date":"2026-01-01T00:00:00.000Z","cause":"reload","outcome":"rendered","#
                + #""file":"snapshots/Photo.systemSmall.png","size":"158x158@2","hash":"ab12","took":0.0031,"#
                + #""text":"Coffee | at \"noon\""}"#
        )
    }

    @Test func writesSidecars() {
        #expect(
            Sidecar(Self.picture).line
                == #"{"appearance":"light","cause":"reload","drawn":"2026-01-01T00:00:01.500Z","#
                + #""entry":{"count":24,"date":"2026-01-01T00:00:00.000Z","index":1},"family":"systemSmall","#
                + #""file":"snapshots/Photo.systemSmall.png","generation":7,"hash":"ab12","kind":"Photo","#
                + #""nextChange":"2026-01-01T01:00:00.000Z","#
                + #""origin":{"asked":"2026-01-01T00:00:01.000Z","cause":"reload"},"points":[158,158],"protocol":1,"#
                + #""renderer":"raster-1","scale":2,"since":"2026-01-01T00:00:01.500Z","size":[316,316],"stale":false,"standIns":0,"tapAreas":[],"#
                + #""text":"Coffee\nat \"noon\"\n","unit":"pixels","widget":"Photo.systemSmall"}"#
        )
        #expect(
            Sidecar(Self.cells).line
                == #"{"appearance":"light","cause":"start","drawn":"2026-01-01T00:00:01.500Z","entry":"placeholder","#
                + #""family":"systemSmall","file":"snapshots/a.cells","generation":7,"hash":"ab12","kind":"Photo","#
                + #""points":[158,158],"protocol":1,"renderer":"raster-1","scale":1.5,"#
                + #""since":"2026-01-01T00:00:00.000Z","size":[20,10],"stale":true,"standIns":2,"tapAreas":[],"text":"","unit":"cells","why":"no entries","widget":"Photo.systemSmall"}"#
        )
    }

    /// Everything in a text that JSON, a terminal or a reader could take for something else.
    static let odd: Snapshot = {
        var snapshot = picture
        snapshot.text = "\"\\/\0\u{7}\t\r\u{85}\u{2028}\u{202E}\u{FEFF}é日👩‍👩‍👧\n"
        snapshot.stale = "\u{1B}[31m\n"
        (snapshot.points, snapshot.scale) = (Size(width: 157.33333333333334, height: 1e-7), 2.625)
        return snapshot
    }()

    @Test(arguments: [picture, cells, odd]) func readsItsOwnSidecars(_ snapshot: Snapshot) throws {
        var snapshot = snapshot
        let intent = ArchivedIntent(type: "4Main3TapV", title: "Do \"it\"", values: ["a": "1"])
        let actions: [TapAction] = [.perform(intent), .open(url: "a://b?c=\"d\"")]
        snapshot.taps = Taps(
            of: DisplayList(
                size: Size(width: 9, height: 9),
                items: actions.map { action in
                    .layer(.init(tap: .init(frame: Rect(x: 1, y: 2.5, width: 3, height: 4), action: action), items: []))
                }, url: "w://x"
            )
        )
        let sidecar = Sidecar(snapshot)
        #expect(sidecar.tapAreas.map(\.element) == [1, 2] && sidecar.opens == "w://x")
        #expect(try JSONText.decode(Sidecar.self, from: Array(sidecar.line.utf8), limits: .file) == sidecar)
    }
}
