// Days since 1970 and the proleptic Gregorian calendar, which is all that RFC 3339 needs.

/// A date of the calendar without a time.
struct CivilDate: Hashable {
    var year: Int
    var month: Int
    var dayOfMonth: Int

    /// 0001-01-01T00:00:00Z.
    static let firstSecond = -62_135_596_800.0
    /// 10000-01-01T00:00:00Z.
    static let endSecond = 253_402_300_800.0

    init(year: Int, month: Int, dayOfMonth: Int) {
        self.year = year
        self.month = month
        self.dayOfMonth = dayOfMonth
    }

    /// The date of a day counted from 1970-01-01 (after Hinnant's `civil_from_days`).
    init(day: Int) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days since 1970-01-01.
    var day: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + dayOfMonth - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    var isReal: Bool {
        (1...9999).contains(year) && (1...12).contains(month) && dayOfMonth >= 1 && CivilDate(day: day) == self
    }

    /// The day that a second since 1970 falls on.
    static func day(of second: Int) -> Int {
        (second >= 0 ? second : second - 86_399) / 86_400
    }
}
