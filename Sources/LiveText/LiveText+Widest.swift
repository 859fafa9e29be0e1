// How wide the words of a date can become while a picture is on screen.
import FoundationEssentials
import FoundationInternationalization
package import ViewArchive

extension LiveText {
    /// What a date says from an instant on, each form of it at its widest ("59 min, 59 sec", "23 hr, 59 min" …); the
    /// widest first, none for a date whose words never change.
    ///
    /// What is reached within a month counts: no entry is shown for longer. A clock counts on for a day; one that still
    /// counts down, for an hour past its date.
    /// - Parameter width: of words in the font that they are drawn with.
    package func widestWords(
        of date: TextBlock.DateRun, from instant: Double, width: @escaping (String) -> Double
    ) -> [String] {
        guard Self.isWithinReach(date, at: instant) else { return [] }
        let own = own(for: date)
        var digits = WidestDigits(width: width)
        let words = own.forms(of: date, from: instant).compactMap { phrases in
            phrases.map { digits.widened($0.inCase(date.letterCase, locale: own.locale)) }
                .map { (words: $0, width: width($0)) }.max { $0.width < $1.width }
        }
        var known: Set<String> = []
        return words.sorted { $0.width > $1.width }.map(\.words).filter { known.insert($0).inserted }
    }

    /// Of each form of a date's words, those of which one is the widest when all digits are equally wide.
    private func forms(of date: TextBlock.DateRun, from instant: Double) -> [[String]] {
        switch date.style {
        case .time, .date, .range: return []
        case .relative:
            let reach = Reach(from: date.start, at: instant)
            let lengths = reach.since.lowerBound...max(reach.since.upperBound, reach.before?.upperBound ?? 0)
            return SpanForm.relative(locale.identifier, lengths).map(phrases(of:))
        case .offset:
            let reach = Reach(from: date.start, at: instant)
            let before = reach.before.map { SpanForm.offset(locale.identifier, $0) } ?? []
            return before.map { phrases(of: $0).map { "-" + $0 } }
                + SpanForm.offset(locale.identifier, reach.since).map { phrases(of: $0).map { "+" + $0 } }
        case .timer:
            let distance = Distance(from: date.start, at: instant)
            let most = distance.isFuture ? max(distance.length, Self.hour - 1) : distance.length + Self.day
            return [most, distance.length].map { [words(clock: $0, hours: date.showsHours)] }
        case .interval:
            let seconds = Countdown(date, at: instant).seconds
            let last = min(date.end ?? date.start, date.pause ?? .infinity)
            let total = max(seconds, Distance.floor(last - date.start))
            let most = date.countsDown ? seconds : min(total, seconds + Self.day)
            return [most, seconds].map { [words(clock: $0, hours: date.showsHours)] }
        }
    }

    private func phrases(of form: SpanForm) -> [String] { form.phrases(madeBy: phrases(madeFor:)) }

    private func phrases(madeFor form: SpanForm) -> [String] {
        guard let small = form.small else {
            return unlike(form.large, .wide).map { words(unitOf: $0 * form.large.seconds) }
        }
        return unlike(form.large, .abbreviated).flatMap { large in
            unlike(small, .abbreviated).map { words(span: large * form.large.seconds + $0 * small.seconds) }
        }
    }

    /// Numbers of a unit that it is written differently for, of each way the one with the most digits.
    private func unlike(_ unit: SpanForm.Unit, _ width: Duration.UnitsFormatStyle.UnitWidth) -> [Int] {
        var longest: [String: Int] = [:]
        for number in unit.samples {
            let words = words(number * unit.seconds, in: [unit.unit], width)
            longest[String(words.unicodeScalars.filter { !$0.isDigit }), default: number] = number
        }
        return longest.values.sorted()
    }
}
