// Puts dates in texts into words, and says when the words change next.
package import FoundationEssentials
package import ViewArchive

/// The words for dates in one locale and time zone.
///
/// Renderers and measurers only ever see resolved strings: a list is resolved for an instant, then drawn. Words follow
/// SwiftUI's documentation of `Text(_:style:)` and `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
package struct LiveText: Sendable {
    package let locale: Locale
    package let timeZone: TimeZone

    package init(locale: Locale, timeZone: TimeZone) {
        self.locale = locale
        self.timeZone = timeZone
    }

    /// The words for a date at an instant in seconds since 1970, and the first later instant at which they differ;
    /// nil for never. What is no date gives no words.
    package func text(for date: TextBlock.DateRun, at instant: Double) -> (text: String, nextChange: Double?) {
        guard Self.isWithinReach(date, at: instant) else { return ("", nil) }
        let own = own(for: date)
        let words = own.plainText(for: date, at: instant)
        return (words.text.inCase(date.letterCase, locale: own.locale), words.nextChange)
    }

    /// The same in the words of another locale; nil keeps this one.
    package func speaking(_ identifier: String?) -> LiveText {
        guard let identifier, identifier != locale.identifier else { return self }
        return LiveText(locale: Locale(identifier: identifier), timeZone: timeZone)
    }

    /// For a date that has a locale or a time zone of its own, with those.
    func own(for date: TextBlock.DateRun) -> LiveText {
        guard date.locale != nil || date.timeZone != nil else { return self }
        return LiveText(
            locale: date.locale.map { Locale(identifier: $0) } ?? locale,
            timeZone: date.timeZone.flatMap { TimeZone(identifier: $0) } ?? timeZone
        )
    }

    private func plainText(for date: TextBlock.DateRun, at instant: Double) -> (text: String, nextChange: Double?) {
        switch date.style {
        case .time: return (words(time: date.start), nil)
        case .date: return (words(day: date.start), nil)
        case .range: return (words(from: date.start, to: date.end ?? date.start), nil)
        case .timer:
            let distance = Distance(from: date.start, at: instant)
            return (words(clock: distance.length, hours: date.showsHours), distance.next(step: 1))
        case .relative:
            let distance = Distance(from: date.start, at: instant)
            return (words(span: distance.length), distance.next(step: Self.spanStep(of: distance.length)))
        case .offset:
            let distance = Distance(from: date.start, at: instant)
            let sign = distance.isFuture ? "-" : "+"
            let words = words(unitOf: distance.length)
            return (sign + words, distance.next(step: Self.unitStep(of: distance.length)))
        case .interval:
            let countdown = Countdown(date, at: instant)
            return (words(clock: countdown.seconds, hours: date.showsHours), countdown.nextChange)
        }
    }

    /// Dates are written up to some 30,000 years from now; beyond, calendars are of no use.
    private static let farthest = 1e12

    static func isWithinReach(_ date: TextBlock.DateRun, at instant: Double) -> Bool {
        [date.start, date.end ?? 0, date.pause ?? 0, instant].allSatisfy { abs($0) <= farthest }
    }

    /// A block with its dates in words, and the first instant at which one of them changes.
    package func resolve(_ block: TextBlock, at instant: Double) -> (block: TextBlock, nextChange: Double?) {
        var block = block
        var next: Double?
        for index in block.runs.indices {
            guard let date = block.runs[index].date else { continue }
            let words = text(for: date, at: instant)
            block.runs[index].text = words.text
            next = Self.earlier(next, words.nextChange)
        }
        return (block, next)
    }

    /// A list with its dates in words, and the first instant at which one of them changes.
    package func resolve(_ list: DisplayList, at instant: Double) -> (list: DisplayList, nextChange: Double?) {
        let resolved = resolve(list.items, at: instant)
        return (DisplayList(size: list.size, items: resolved.items, url: list.url), resolved.nextChange)
    }

    private func resolve(_ items: [DisplayItem], at instant: Double) -> (items: [DisplayItem], nextChange: Double?) {
        var items = items
        var next: Double?
        for index in items.indices {
            switch items[index] {
            case .text(var item):
                guard item.block.runs.contains(where: { $0.date != nil }) else { continue }
                let resolved = resolve(item.block, at: instant)
                item.block = resolved.block
                items[index] = .text(item)
                next = Self.earlier(next, resolved.nextChange)
            case .layer(var layer):
                let resolved = resolve(layer.items, at: instant)
                layer.items = resolved.items
                next = Self.earlier(next, resolved.nextChange)
                if let progress = layer.progress {
                    layer.clip = progress.clip(at: instant)
                    next = Self.earlier(next, progress.nextChange(after: instant))
                }
                if let mask = layer.effects?.mask {
                    let resolved = resolve(mask, at: instant)
                    layer.effects?.mask = resolved.items
                    next = Self.earlier(next, resolved.nextChange)
                }
                items[index] = .layer(layer)
            case .fill, .stroke, .image, .symbol: continue
            }
        }
        return (items, next)
    }

    private static func earlier(_ first: Double?, _ second: Double?) -> Double? {
        guard let first, let second else { return first ?? second }
        return min(first, second)
    }
}
