// Numbers with units in the words of a locale, by the data that Foundation carries for itself.
//
// Foundation on Linux has no formatter of measurements, but the library beneath it does. Its C functions are called
// here and nowhere else.
import FoundationEssentials
import Synchronization
import _FoundationICU

/// How much is said of a unit.
package enum UnitWidth: String, Hashable, Sendable {
    case wide = "unit-width-full-name"
    case abbreviated = "unit-width-short"
    case narrow = "unit-width-narrow"
}

/// Units by the names that CLDR gives them, such as `kilometer-per-hour`.
package enum UnitNames {
    /// A number, written already, with its unit beside it, where the locale puts it and in the form that the number asks
    /// for; nil for a unit that nobody knows.
    package static func join(
        _ number: String, _ value: Double, unit: String, _ width: UnitWidth, locale: String
    ) -> String? {
        let question = Question(value: value, unit: unit, width: width, locale: locale)
        let known = answers.withLock { $0[question] }
        guard let answer = known ?? ask(question) else { return nil }
        if known == nil {
            answers.withLock { answers in
                if answers.count >= mostAnswers { answers.removeAll() }
                answers[question] = answer
            }
        }
        return answer.before + number + answer.after
    }

    /// Numbers with units, one after another, as a locale says them together.
    package static func list(_ items: [String], _ width: UnitWidth, locale: String) -> String? {
        var status = U_ZERO_ERROR
        let form =
            switch width {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .abbreviated: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        let formatter = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, form, &status)
        defer { swift_ulistfmt_close(formatter) }
        var text = [UInt16](repeating: 0, count: longest)
        let units = items.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        // All in one block, which the pointers lead into.
        let length = units.flatMap(\.self).withUnsafeBufferPointer { block -> Int32 in
            guard let first = block.baseAddress else { return 0 }
            var start = 0
            let places = units.map { unit -> UnsafePointer<UInt16>? in
                defer { start += unit.count }
                return first + start
            }
            return swift_ulistfmt_format(
                formatter, places, lengths, Int32(places.count), &text, Int32(longest), &status)
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= longest else { return nil }
        return String(decoding: text.prefix(Int(length)), as: UTF16.self)
    }

    private struct Question: Hashable {
        let value: Double
        let unit: String
        let width: UnitWidth
        let locale: String
    }

    /// What stands around the number.
    private struct Answer {
        let before: String
        let after: String
    }

    private static let answers = Mutex<[Question: Answer]>([:])
    private static let mostAnswers = 1000

    private static func ask(_ question: Question) -> Answer? {
        // So exact that no number changes its form by being rounded.
        let digits = ".######"
        guard let plain = format(question.value, digits, question.locale),
            let whole = format(
                question.value, "\(stem(question.unit)) \(question.width.rawValue) \(digits)", question.locale
            ), let place = whole.firstRange(of: plain)
        else { return nil }
        return Answer(before: String(whole[..<place.lowerBound]), after: String(whole[place.upperBound...]))
    }

    /// Degrees of no scale have a name of the old form only.
    private static func stem(_ unit: String) -> String {
        unit == "temperature-generic" ? "measure-unit/\(unit)" : "unit/\(unit)"
    }

    /// A number by one of ICU's skeletons; nil where that is none.
    private static func format(_ value: Double, _ skeleton: String, _ locale: String) -> String? {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        // Each does nothing once one before it has failed.
        swift_unumf_formatDouble(formatter, value, result, &status)
        var text = [UInt16](repeating: 0, count: longest)
        let length = swift_unumf_resultToString(result, &text, Int32(longest), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= longest else { return nil }
        return String(decoding: text.prefix(Int(length)), as: UTF16.self)
    }

    private static let longest = 512
}
