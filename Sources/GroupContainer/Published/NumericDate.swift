// A date that is written as a number: no unit is sure, so none is read, but the likely one is named.

enum NumericDate {
    /// What is said of a number in a date's place.
    ///
    /// The guesses fit dates of these years: counts since 2001 from 2012 to 2042, counts since 1970 from 2011 to 2096.
    static func fault(_ number: Double) -> String {
        let unit: String? =
            switch number {
            case 350_000_000..<1_300_000_000: "seconds since 2001"
            case 1_300_000_000..<4_000_000_000: "seconds since 1970"
            case 1_300_000_000_000..<4_000_000_000_000: "milliseconds since 1970"
            default: nil
            }
        return "a number, not a text" + (unit.map { "; it looks like \($0)" } ?? "")
    }
}
