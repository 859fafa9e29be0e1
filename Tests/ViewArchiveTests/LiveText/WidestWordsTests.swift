// What a date says at its widest while a picture is on screen, and the words of a date that brings its own locale.
import FoundationEssentials
import LiveText
import Testing
import ViewArchive

@Suite struct WidestWordsTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var locale = "en_US"
        var style: TextBlock.DateStyle
        /// The present, in seconds from the date.
        var now: Double
        /// With a zero for each digit.
        var words: [String]
        var testDescription: String { "\(style.rawValue) at \(now) in \(locale)" }
    }

    static let rows = [
        // Down to the date, then up for the rest of a month.
        Row(style: .relative, now: -5, words: ["00 min, 00 sec", "00 days, 00 hr", "00 hr, 00 min"]),
        Row(style: .relative, now: 7200, words: ["00 days, 00 hr", "00 hr, 00 min"]),
        Row(style: .relative, now: 84_600, words: ["00 days, 00 hr", "00 hr, 00 min"]),
        Row(style: .relative, now: 864_000, words: ["00 days, 00 hr"]),
        Row(style: .relative, now: 8_640_000, words: ["000 days, 00 hr"]),
        Row(locale: "de_DE", style: .relative, now: 86_400, words: ["00 Tg., 00 Std."]),
        Row(locale: "zh_CN", style: .relative, now: 7200, words: ["00小时00分钟", "00天00小时"]),
        Row(
            style: .offset, now: -90,
            words: ["+00 minutes", "+00 seconds", "-00 seconds", "+00 hours", "-0 minute", "+00 days"]),
        Row(style: .offset, now: 90_000, words: ["+00 days"]),
        Row(locale: "ar_EG", style: .offset, now: 86_400 * 3, words: ["+٠٠ أيام"]),
        // A clock that counts down counts up for an hour; one that counts up, for a day.
        Row(style: .timer, now: -5, words: ["00:00", "0:00"]),
        Row(style: .timer, now: -5000, words: ["0:00:00"]),
        Row(style: .timer, now: 59, words: ["00:00:00", "0:00"]),
        Row(style: .interval, now: 59, words: ["0:00:00", "0:00"]),
        Row(style: .time, now: 0, words: []),
        Row(style: .range, now: 0, words: []),
    ]

    @Test(arguments: rows) func words(_ row: Row) {
        let live = LiveText(locale: Locale(identifier: row.locale), timeZone: .gmt)
        let run = TextBlock.DateRun(start: 1e9, end: 1e9 + 5000, style: row.style, countsDown: false)
        let words = live.widestWords(of: run, from: 1e9 + row.now) { Double($0.count) }
        #expect(Set(words.map(Self.zeroed)) == Set(row.words))
        #expect(words.map(\.count) == words.map(\.count).sorted(by: >))
    }

    @Test func theWidestDigitStandsForAll() {
        let run = TextBlock.DateRun(start: 1e9, style: .timer)
        let live = LiveText(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        let words = live.widestWords(of: run, from: 1e9) { words in words.reduce(0) { $0 + ($1 == "7" ? 2 : 1) } }
        #expect(words == ["77:77:77", "7:77"])
    }

    @Test(arguments: [Double.nan, .infinity, -1e300, 1e12, -1e12, 0])
    func anyDateHasAnEnd(_ date: Double) {
        for style in [TextBlock.DateStyle.relative, .offset, .timer, .interval, .date] {
            let run = TextBlock.DateRun(start: date, end: date, style: style)
            let live = LiveText(locale: Locale(identifier: "en_US"), timeZone: .gmt)
            #expect(live.widestWords(of: run, from: 0) { Double($0.count) }.count <= 12)
        }
    }

    /// What a view sets goes before what the picture has.
    @Test(
        arguments: [
            (TextBlock.DateStyle.time, "10:46", "ja_JP", "Asia/Tokyo", nil), (.offset, "+2 Stunden", "de_DE", nil, nil),
            (.offset, "+2 SAAT", "tr_TR", nil, .upper), (.time, "1:46 am", nil, nil, .lower),
            (.date, "9 EYLÜL 2001", "tr_TR", nil, .upper), (.time, "1:46 AM", nil, "Nowhere/None", nil),
        ] as [(TextBlock.DateStyle, String, String?, String?, TextBlock.LetterCase?)])
    func aDateOfItsOwn(
        _ style: TextBlock.DateStyle, _ words: String, _ locale: String?, _ zone: String?,
        _ letters: TextBlock.LetterCase?
    ) {
        let run = TextBlock.DateRun(start: 1e9, style: style, locale: locale, timeZone: zone, letterCase: letters)
        let live = LiveText(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        #expect(LiveTextTests.plain(live.text(for: run, at: 1e9 + 7200).text) == words)
    }

    private static func zeroed(_ text: String) -> String {
        let scalars = LiveTextTests.plain(text).unicodeScalars.map { scalar in
            guard scalar.properties.generalCategory == .decimalNumber else { return scalar }
            return Unicode.Scalar(scalar.value - UInt32(scalar.properties.numericValue ?? 0)) ?? scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
