// Puts dates in texts into words, and says when the words change next.
package import FoundationEssentials
package import ViewArchive

/// The words for dates in one locale, time zone and calendar.
///
/// Renderers and measurers only ever see resolved strings: a list is resolved for an instant, then drawn.
package struct LiveText: Sendable {
    package let locale: Locale
    package let timeZone: TimeZone
    package let calendar: Calendar

    /// Takes the locale's own calendar, set to the time zone.
    package init(locale: Locale, timeZone: TimeZone) {
        self.locale = locale
        self.timeZone = timeZone
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// The words for a date at an instant, and the instant at which they change next; nil for never.
    package func text(for date: TextBlock.DateRun, at instant: Double) -> (text: String, nextChange: Double?) {
        ("", nil)
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
        return (DisplayList(size: list.size, items: resolved.items), resolved.nextChange)
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
                items[index] = .layer(layer)
                next = Self.earlier(next, resolved.nextChange)
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
