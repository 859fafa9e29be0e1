// The words of live dates, and the instants at which they change.
import FoundationEssentials
import LiveText
import Testing
import ViewArchive

@Suite struct LiveTextTests {
    /// Monday, June 3, 2019, 23:23:00 UTC.
    static let date = 1_559_604_180.0

    struct Row: CustomTestStringConvertible, Sendable {
        var style: TextBlock.DateStyle
        /// The present, in seconds from the date.
        var now: Double
        var words: String
        /// When the words change, in seconds from the date.
        var next: Double?
        var testDescription: String { "\(style.rawValue) at \(now)" }

        init(_ style: TextBlock.DateStyle, _ now: Double, _ words: String, _ next: Double?) {
            self.style = style
            self.now = now
            self.words = words
            self.next = next
        }
    }

    static let rows = [
        Row(.time, 0, "11:23 PM", nil),
        Row(.date, 0, "June 3, 2019", nil),
        // A timer counts down to its date, then up.
        Row(.timer, -60, "1:00", -59),
        Row(.timer, -59.5, "1:00", -59),
        Row(.timer, -59, "0:59", -58),
        Row(.timer, -1, "0:01", 0),
        Row(.timer, -0.25, "0:01", 0),
        Row(.timer, 0, "0:00", 1),
        Row(.timer, 0.999, "0:00", 1),
        Row(.timer, 1, "0:01", 2),
        Row(.timer, 3599, "59:59", 3600),
        Row(.timer, 3600, "1:00:00", 3601),
        Row(.timer, -3600, "1:00:00", -3599),
        Row(.timer, 90_061, "25:01:01", 90_062),
        // Relative has no sign, and two units.
        Row(.relative, -674, "11 min, 14 sec", -673),
        Row(.relative, 674, "11 min, 14 sec", 675),
        Row(.relative, 660, "11 min", 661),
        Row(.relative, 0, "0 sec", 1),
        Row(.relative, 59.5, "59 sec", 60),
        Row(.relative, -8580, "2 hr, 23 min", -8579),
        Row(.relative, -8639, "2 hr, 23 min", -8579),
        Row(.relative, 8580, "2 hr, 23 min", 8640),
        Row(.relative, -3600, "1 hr", -3599),
        Row(.relative, -3599, "59 min, 59 sec", -3598),
        Row(.relative, 86399, "23 hr, 59 min", 86400),
        Row(.relative, 86400, "1 day", 90000),
        Row(.relative, -100_000, "1 day, 3 hr", -97199),
        // Offset has a sign and one unit.
        Row(.offset, -674, "-11 minutes", -659),
        Row(.offset, 7200, "+2 hours", 10800),
        Row(.offset, 0, "+0 seconds", 1),
        Row(.offset, -0.5, "-1 second", 0),
        Row(.offset, -60, "-1 minute", -59),
        Row(.offset, -59, "-59 seconds", -58),
        Row(.offset, 3599, "+59 minutes", 3600),
        Row(.offset, 86400 * 40, "+40 days", 86400 * 41),
    ]

    @Test(arguments: rows) func words(_ row: Row) {
        let run = TextBlock.DateRun(start: Self.date, style: row.style)
        let words = Self.english.text(for: run, at: Self.date + row.now)
        #expect(Self.plain(words.text) == row.words)
        #expect(words.nextChange.map { $0 - Self.date } == row.next)
    }

    struct Interval: CustomTestStringConvertible, Sendable {
        var now: Double
        var words: String
        var next: Double?
        var pause: Double?
        var countsDown = true
        var showsHours = true
        var testDescription: String { "\(countsDown ? "down" : "up") at \(now)" }
    }

    /// Of an interval from 0 to 5400 seconds.
    static let intervals = [
        Interval(now: -10, words: "1:30:00", next: 1),
        Interval(now: 0, words: "1:30:00", next: 1),
        Interval(now: 0.5, words: "1:30:00", next: 1),
        Interval(now: 1, words: "1:29:59", next: 2),
        Interval(now: 5399, words: "0:01", next: 5400),
        Interval(now: 5400, words: "0:00", next: nil),
        Interval(now: 9000, words: "0:00", next: nil),
        Interval(now: 0, words: "90:00", next: 1, showsHours: false),
        Interval(now: -10, words: "0:00", next: 1, countsDown: false),
        Interval(now: 61, words: "1:01", next: 62, countsDown: false),
        Interval(now: 5399.5, words: "1:29:59", next: 5400, countsDown: false),
        Interval(now: 5400, words: "1:30:00", next: nil, countsDown: false),
        // A pause freezes what stands there when it comes.
        Interval(now: 30, words: "1:29:30", next: 31, pause: 60),
        Interval(now: 59.5, words: "1:29:01", next: 60, pause: 60),
        Interval(now: 60, words: "1:29:00", next: nil, pause: 60),
        Interval(now: 600, words: "1:29:00", next: nil, pause: 60),
        Interval(now: 600, words: "1:00", next: nil, pause: 60, countsDown: false),
    ]

    @Test(arguments: intervals) func interval(_ row: Interval) {
        let run = TextBlock.DateRun(
            start: Self.date, end: Self.date + 5400, style: .interval, pause: row.pause.map { Self.date + $0 },
            countsDown: row.countsDown, showsHours: row.showsHours)
        let words = Self.english.text(for: run, at: Self.date + row.now)
        #expect(words.text == row.words)
        #expect(words.nextChange.map { $0 - Self.date } == row.next)
    }

    @Test(arguments: [
        (1800.0, "11:23 – 11:53 PM"), (3600.0 * 30, "6/3/2019, 11:23 PM – 6/5/2019, 5:23 AM"), (0, "11:23 PM"),
        (-60, "11:23 PM"),
    ])
    func range(length: Double, words: String) {
        let run = TextBlock.DateRun(start: Self.date, end: Self.date + length, style: .range)
        let text = Self.english.text(for: run, at: Self.date)
        #expect(Self.plain(text.text) == words)
        #expect(text.nextChange == nil)
    }

    @Test(arguments: [
        ("de_DE", "Europe/Berlin", TextBlock.DateStyle.time, "1:23"), ("de_DE", "Europe/Berlin", .date, "4. Juni 2019"),
        ("de_DE", "UTC", .relative, "11 Min., 14 Sek."), ("en_US", "America/New_York", .time, "7:23 PM"),
        ("ja_JP", "UTC", .offset, "+11分"),
    ])
    func locales(locale: String, zone: String, style: TextBlock.DateStyle, words: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let live = LiveText(locale: Locale(identifier: locale), timeZone: zone)
        let run = TextBlock.DateRun(start: Self.date, style: style)
        #expect(Self.plain(live.text(for: run, at: Self.date + 674).text) == words)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func whatIsNoDate(_ date: Double) {
        for style in [TextBlock.DateStyle.time, .date, .relative, .offset, .timer, .range, .interval] {
            let run = TextBlock.DateRun(start: date, end: date, style: style)
            let words = Self.english.text(for: run, at: Self.date)
            #expect(words.text == "" && words.nextChange == nil)
        }
    }

    @Test func aListIsResolvedInEveryLayer() {
        let list = DisplayList(
            size: Size(width: 10, height: 10),
            items: [
                .text(Self.item(.timer, Self.date + 60)),
                .layer(.init(items: [.text(Self.item(.relative, Self.date - 0.5))])),
                .layer(.init(effects: .init(mask: [.text(Self.item(.timer, Self.date + 5))]), items: [])),
            ])
        let resolved = Self.english.resolve(list, at: Self.date)
        var texts: [String] = []
        resolved.list.forEachItem { if case .text(let item) = $0 { texts.append(item.block.string) } }
        #expect(texts == ["at 1:00", "at 0 sec", "at 0:05"])
        #expect(resolved.nextChange == Self.date + 0.5)
    }

    /// A bar of 100 points and 1,000 s: half a point is 5 s.
    @Test(
        arguments: [
            (-10, true, 100, 0), (0, true, 100, 5), (7, true, 99.3, 10), (500, false, 50, 505),
            (998, false, 99.8, 1000),
            (1000, false, 100, nil), (1001, true, nil, nil), (-5, false, nil, 0),
        ] as [(Double, Bool, Double?, Double?)])
    func aBarFollowsTheTime(_ passed: Double, _ countsDown: Bool, _ width: Double?, _ next: Double?) {
        let area = Rect(x: 1, y: 2, width: 100, height: 4)
        let progress = LiveProgress(
            start: Self.date, end: Self.date + 1000, countsDown: countsDown, form: .bar, area: area
        )
        let list = DisplayList(size: .zero, items: [.layer(.init(progress: progress, items: []))])
        let resolved = Self.english.resolve(list, at: Self.date + passed)
        #expect(resolved.nextChange.map { $0 - Self.date } == next)
        var part = area
        part.width = width ?? 0
        let clip = width.map { _ in Outline.roundedRect(part, radius: Size(width: 2, height: 2), continuous: false) }
        #expect(resolved.list.items == [.layer(.init(clip: clip ?? .path([]), progress: progress, items: []))])
    }

    /// Numbers from elsewhere that are none give nothing that is drawn, and no instant.
    @Test(arguments: [Double.nan, .infinity, -.infinity, 0])
    func noProgress(_ end: Double) {
        for form in [LiveProgress.Form.bar, .ring] {
            let area = Rect(x: 0, y: 0, width: .infinity, height: 4)
            let progress = LiveProgress(start: Self.date, end: end, countsDown: true, form: form, area: area)
            #expect(progress.nextChange(after: Self.date) == nil && progress.clip(at: Self.date) == .path([]))
        }
    }

    private static func item(_ style: TextBlock.DateStyle, _ date: Double) -> DisplayItem.TextItem {
        let look = TextBlock.Style(font: FontSpec(size: 10), color: .black)
        let runs = [
            TextBlock.Run(text: "at ", style: look),
            TextBlock.Run(text: "", date: .init(start: date, style: style), style: look),
        ]
        return .init(frame: .zero, block: TextBlock(runs: runs))
    }

    static let english = LiveText(locale: Locale(identifier: "en_US"), timeZone: .gmt)

    /// Formats have narrow and unbreakable spaces.
    static func plain(_ text: String) -> String {
        String(text.map { $0.isWhitespace ? " " : $0 })
    }
}
