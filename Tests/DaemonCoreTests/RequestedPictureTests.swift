// Which line of an archive a call of `snapshot` gets, for which instant, and what is said when there is none.
import ReloadService
import Testing
import ViewArchive

@testable import DaemonCore

@Suite struct RequestedPictureTests {
    static let style = DrawingStyle(scale: 2, appearance: .light, hasRoundCorners: true)

    static func header(
        _ dates: [Double], placeholder: Bool = false, appearances: [Appearance] = [.light, .dark]
    ) -> ArchiveHeader {
        ArchiveHeader(
            widget: "P.s", kind: "P", family: .systemSmall, generation: 3, size: Size(width: 158, height: 158),
            started: 0, policy: .never, dates: dates, appearances: appearances, hasPlaceholder: placeholder,
            renderer: "text", diagnostics: []
        )
    }

    /// The dates, the time asked for (nil for now, which is 150), the line, the instant that it shows.
    static let lines: [(dates: [Double], at: String?, line: ArchiveFile.Line, instant: Double)] = [
        ([100, 200], nil, .entry(0), 150), ([100, 150, 200], nil, .entry(1), 150),
        ([100, 200], "1970-01-01T00:03:20Z", .entry(1), 200),
        ([100, 200], "1970-01-01T00:03:19.999Z", .entry(0), 199.999),
        ([100, 200], "2500-01-01T00:00:00Z", .entry(1), 16_725_225_600),
        ([100, 100, 100], "1970-01-01T00:01:40Z", .entry(2), 100),
        // A date counts as its text says it: rounded down to the millisecond.
        ([100, 200.0004], "1970-01-01T00:03:20.000Z", .entry(1), 200.0004),
        ([100, 200.0004, 200.0008], "1970-01-01T00:03:20Z", .entry(2), 200.0008),
        ([100, 200.0011], "1970-01-01T00:03:20Z", .entry(0), 200),
        ([100, 200.0004], "1970-01-01T00:03:19.9996Z", .entry(0), 199.9996),
        ([-1e300, 1e300], nil, .entry(0), 150),
        ([200], nil, .placeholder, 150), ([200], "1970-01-01T00:00:00Z", .placeholder, 0),
        ([], nil, .placeholder, 150),
    ]

    @Test(arguments: lines)
    func findsTheEntry(_ row: (dates: [Double], at: String?, line: ArchiveFile.Line, instant: Double)) throws {
        let call = SnapshotCall(widget: "P.s", at: row.at)
        let header = Self.header(row.dates, placeholder: row.line == .placeholder)
        let wanted = try RequestedPicture(call, of: header, style: Self.style, now: 150)
        #expect(wanted.line == row.line)
        #expect(wanted.instant == row.instant)
        #expect(wanted.style == Self.style)
    }

    @Test func takesTheStyleThatIsAskedFor() throws {
        let call = SnapshotCall(widget: "P.s", scale: 3, appearance: "dark")
        let wanted = try RequestedPicture(call, of: Self.header([100]), style: Self.style, now: 150)
        #expect(wanted.style == DrawingStyle(scale: 3, appearance: .dark, hasRoundCorners: true))
    }

    /// The call, the archive, the stable word and the sentence.
    static let refusals: [(SnapshotCall, ArchiveHeader, String, String)] = [
        (
            SnapshotCall(widget: "P.s"), header([200]), "no-picture",
            "the first entry of P.s is dated 1970-01-01T00:03:20.000Z, and its archive holds no placeholder for the "
                + "time before; preview draws the kind's"
        ),
        (SnapshotCall(widget: "P.s"), header([]), "no-picture", "the archive of P.s has no entries"),
        (
            SnapshotCall(widget: "P.s", appearance: "dark"), header([100], appearances: [.light]), "invalid-param",
            "appearance: the archive of P.s holds light, not dark"
        ),
        (
            SnapshotCall(widget: "P.s", scale: 4), large, "invalid-param",
            "scale: 4.0 would make 16000 pixels of 4000.0 x 8.0 points, more than 8192"
        ),
    ]
    static var large: ArchiveHeader {
        var header = header([100])
        header.size = Size(width: 4000, height: 8)
        return header
    }

    @Test(arguments: refusals)
    func saysWhyThereIsNone(_ row: (call: SnapshotCall, header: ArchiveHeader, kind: String, sentence: String)) {
        do {
            let wanted = try RequestedPicture(row.call, of: row.header, style: Self.style, now: 150)
            Issue.record("it was found: \(wanted)")
        } catch {
            #expect(error.data.kind == row.kind)
            #expect(error.message == row.sentence)
        }
    }
}
