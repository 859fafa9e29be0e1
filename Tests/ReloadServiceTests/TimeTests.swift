// Instants and durations as texts, in and out.
import ReloadService
import Testing

@Suite struct TimeTests {
    static let written: [(Double, String)] = [
        (0, "1970-01-01T00:00:00.000Z"),
        (1_767_225_600, "2026-01-01T00:00:00.000Z"),
        (1_767_225_600.001, "2026-01-01T00:00:00.001Z"),
        (1_767_225_600.9996, "2026-01-01T00:00:00.999Z"),
        (1_767_225_599.99999, "2025-12-31T23:59:59.999Z"),
        (-0.001, "1969-12-31T23:59:59.999Z"),
        (-0.0001, "1969-12-31T23:59:59.999Z"),
        (951_782_400, "2000-02-29T00:00:00.000Z"),
        (-2_203_891_200, "1900-03-01T00:00:00.000Z"),
        (-62_135_596_800, "0001-01-01T00:00:00.000Z"),
        (-62_135_596_800.001, "before"),
        (253_402_300_799.999, "9999-12-31T23:59:59.999Z"),
        (253_402_300_800, "after"),
        (253_402_300_799.9999, "9999-12-31T23:59:59.999Z"),
        (.infinity, "after"), (-.infinity, "before"), (.nan, "after"), (1e300, "after"), (-1e300, "before"),
    ]

    @Test(arguments: written)
    func writes(_ seconds: Double, _ text: String) {
        #expect(Timestamp(seconds).rawValue == text)
    }

    @Test func readsEachMillisecondThatItWrites() throws {
        for millisecond in 0..<1000 {
            let digits = String(1000 + millisecond).dropFirst()
            let text = "2026-07-14T09:30:59.\(digits)Z"
            #expect(Timestamp(try RFC3339.seconds(text)).rawValue == text)
        }
    }

    static let read: [(String, Double)] = [
        ("1970-01-01T00:00:00Z", 0),
        ("2026-01-01t00:00:00z", 1_767_225_600),
        ("2026-01-01T00:00:00.5Z", 1_767_225_600.5),
        ("2026-01-01T00:00:00.123456789Z", 1_767_225_600.123456789),
        ("2026-01-01T01:00:00+01:00", 1_767_225_600),
        ("2025-12-31T18:15:00-05:45", 1_767_225_600),
        ("2026-01-01T00:00:00-00:00", 1_767_225_600),
        ("2024-02-29T00:00:00Z", 1_709_164_800),
        ("0001-01-01T00:00:00Z", -62_135_596_800),
        ("9999-12-31T23:59:59Z", 253_402_300_799),
    ]

    @Test(arguments: read)
    func reads(_ text: String, _ seconds: Double) throws {
        #expect(try RFC3339.seconds(text) == seconds)
    }

    static let refused: [(String, TimeFault.Reason)] = [
        ("2026-01-01T00:00:00", .noZone), ("2026-01-01T00:00:00.5", .noZone), ("2026-01-01", .dateOnly),
        ("2026-01-01 00:00:00Z", .space), ("2026-01-01T00:00:00+0200", .badZone), ("2026-01-01T00:00:00+02", .badZone),
        ("2026-01-01T00:00:00+24:00", .badZone), ("2026-01-01T00:00:00+02:60", .badZone),
        ("2026-12-31T23:59:60Z", .leapSecond), ("2026-01-01T24:00:00Z", .noSuchTime),
        ("2026-01-01T00:60:00Z", .noSuchTime), ("2026-02-29T00:00:00Z", .noSuchDay),
        ("1900-02-29T00:00:00Z", .noSuchDay), ("2026-13-01T00:00:00Z", .noSuchDay),
        ("2026-00-01T00:00:00Z", .noSuchDay), ("2026-04-31", .noSuchDay), ("0000-01-01T00:00:00Z", .noSuchDay),
        ("1767225600", .number), ("1767225600.5", .number), ("-5", .number), ("", .form), ("tomorrow", .form),
        ("2026-01-01T00:00:00.Z", .tooManyDigits), ("2026-01-01T00:00:00.1234567890Z", .tooManyDigits),
        ("2026-01-01T00:00:00Zx", .form), ("26-01-01T00:00:00Z", .form), ("2026-1-1T00:00:00Z", .form),
        ("2026-01-01T00:00Z", .form), ("２026-01-01T00:00:00Z", .form), (" 2026-01-01T00:00:00Z", .form),
        ("2026-01-01T00:00:00+０2:00", .badZone),
    ]

    @Test(arguments: refused)
    func refuses(_ text: String, _ reason: TimeFault.Reason) {
        #expect(throws: TimeFault(text: text, reason: reason)) { try RFC3339.seconds(text) }
    }

    @Test func quotesWhatItRefuses() {
        let fault = TimeFault(text: "2026-01-01", reason: .dateOnly)
        #expect(fault.description == #""2026-01-01" is not a time: a time of day must follow the date"#)
    }

    static let durations: [(String, Double?)] = [
        ("90s", 90), ("5m", 300), ("3h", 10_800), ("2d", 172_800), ("7", 7), ("0", 0), ("0.5", 0.5), ("1.5m", 90),
        ("", nil), ("s", nil), ("-1", nil), ("+1", nil), ("1.", nil), (".5", nil), ("1e3", nil), ("inf", nil),
        ("nan", nil), ("0x10", nil), ("1w", nil), ("1 s", nil), ("1ss", nil), ("1.2.3", nil),
    ]

    @Test(arguments: durations)
    func readsDurations(_ text: String, _ seconds: Double?) {
        #expect(DurationText.seconds(text) == seconds)
        #expect((DurationText.fault(text) == nil) == (seconds != nil))
    }

    static let durationFaults = [
        ("", "it is empty"), ("-5", "time goes forward only"), ("soon", "a duration begins with a number, such as 1.5"),
        ("1w", "the unit is one of s, m, h and d"), ("5 min", "the unit is one of s, m, h and d"),
        ("1h30m", "a duration has one number and one unit"),
    ]

    @Test(arguments: durationFaults)
    func saysWhyItIsNoDuration(_ text: String, _ why: String) {
        #expect(DurationText.fault(text) == why)
    }
}
