// `Text(timerInterval:)`: seconds of an interval that have passed or are left, and when they change.
import ViewArchive

/// An interval's seconds at an instant; it stands still outside the interval and from its pause on.
struct Countdown {
    let seconds: Int
    let nextChange: Double?

    init(_ date: TextBlock.DateRun, at instant: Double) {
        let start = date.start
        let end = max(start, date.end ?? start)
        let last = min(end, date.pause ?? end)
        let moment = max(start, min(instant, last))
        let distance = Distance.floor(moment - (date.countsDown ? end : start))
        seconds = abs(distance)
        let next = Distance.instant(date.countsDown ? end : start, plus: distance + 1, after: max(instant, start))
        nextChange = next <= last ? next : nil
    }
}
