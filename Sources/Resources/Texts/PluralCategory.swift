// Which form of a word goes with a number (Unicode CLDR, plural rules, for the languages that apps come in most).

/// A form of a word.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// The form that a language uses with a number, written without trailing zeros.
    package init(of number: Double, language: String) {
        let n = number.magnitude
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard n.isFinite, n < 1e15 else {
            self = .other
            return
        }
        guard n == n.rounded(), let i = Int(exactly: n) else {
            self = Self.ofFraction(n, code)
            return
        }
        switch code {
        case "ja", "ko", "zh", "th", "vi", "id", "ms", "my", "lo", "km", "yue", "jv", "wo", "yo":
            self = .other
        case "fr", "hy", "ff", "kab", "pt":
            let isOne = i <= 1 && !(i == 0 && language.hasSuffix("PT"))
            self = isOne ? .one : Self.isMillions(i) ? .many : .other
        case "hi", "bn", "fa", "gu", "kn", "am", "as", "zu", "ak", "pa", "mg", "ti", "ln":
            self = i <= 1 ? .one : .other
        case "ru", "uk", "be", "sr", "hr", "bs", "sh": self = Self.eastSlavic(i, code)
        case "pl":
            self = i == 1 ? .one : Self.isFew(i) ? .few : .many
        case "cs", "sk":
            self = i == 1 ? .one : (2...4).contains(i) ? .few : .other
        case "lt":
            let (ten, hundred) = (i % 10, i % 100)
            let isTeen = (11...19).contains(hundred)
            self = ten == 1 && !isTeen ? .one : ten >= 2 && !isTeen ? .few : .other
        case "lv":
            let (ten, hundred) = (i % 10, i % 100)
            self = ten == 0 || (11...19).contains(hundred) ? .zero : ten == 1 ? .one : .other
        case "ro", "mo":
            self = i == 1 ? .one : i == 0 || (1...19).contains(i % 100) ? .few : .other
        case "sl":
            switch i % 100 {
            case 1: self = .one
            case 2: self = .two
            case 3, 4: self = .few
            default: self = .other
            }
        case "ar":
            switch i {
            case 0: self = .zero
            case 1: self = .one
            case 2: self = .two
            default: self = (3...10).contains(i % 100) ? .few : (11...99).contains(i % 100) ? .many : .other
            }
        case "he", "iw": self = i == 1 ? .one : i == 2 ? .two : .other
        case "ga":
            self = i == 1 ? .one : i == 2 ? .two : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
        case "cy":
            self = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][i] ?? .other
        case "mk", "is":
            self = i % 10 == 1 && i % 100 != 11 ? .one : .other
        case "es", "it", "ca":
            self = i == 1 ? .one : Self.isMillions(i) ? .many : .other
        default: self = i == 1 ? .one : .other
        }
    }

    private static func ofFraction(_ n: Double, _ code: String) -> PluralCategory {
        switch code {
        case "fr", "pt", "hy", "ff", "kab": n < 2 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "am", "as", "zu": n <= 1 ? .one : .other
        case "cs", "sk", "lt": .many
        case "ro", "mo": .few
        case "da": n < 2 ? .one : .other
        default: .other
        }
    }

    private static func eastSlavic(_ i: Int, _ code: String) -> PluralCategory {
        if i % 10 == 1, i % 100 != 11 { return .one }
        if isFew(i) { return .few }
        return code == "ru" || code == "uk" || code == "be" ? .many : .other
    }

    private static func isFew(_ i: Int) -> Bool {
        (2...4).contains(i % 10) && !(12...14).contains(i % 100)
    }

    private static func isMillions(_ i: Int) -> Bool { i != 0 && i % 1_000_000 == 0 }
}
