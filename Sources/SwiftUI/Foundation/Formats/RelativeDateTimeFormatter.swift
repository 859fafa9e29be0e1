// Foundation's formatter of distances in time, which Linux lacks.

/// Puts the distance between two dates into words.
open class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    public var dateTimeStyle = DateTimeStyle.numeric
    public var unitsStyle = UnitsStyle.full
    public var formattingContext = Context.unknown
    public var calendar: Calendar! = .current
    public var locale: Locale! = .current

    /// Where the words stand.
    public enum Context: Int, Sendable {
        case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
    }

    /// The words for a date as seen from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: whole(date, from: referenceDate), presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: unitsStyle.style,
            locale: locale ?? .current, calendar: calendar ?? .current
        ).format(referenceDate)
    }

    /// The date as far away as whole units of the largest kind are: words do not round up.
    private func whole(_ date: Date, from reference: Date) -> Date {
        let calendar = calendar ?? .current
        let units = TimeUnit.allCases
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: reference, to: date)
        for unit in units {
            guard let count = parts.value(for: unit.component), count != 0 else { continue }
            return calendar.date(byAdding: unit.component, value: count, to: reference) ?? date
        }
        return date
    }

    /// The words for a distance in seconds.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The words for a distance in units of the calendar, in the largest of them that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let calendar = calendar ?? .current
        let given = TimeUnit.allCases.filter { dateComponents.value(for: $0.component) != nil }
        guard let unit = given.first(where: { dateComponents.value(for: $0.component) != 0 }) ?? given.last,
            let count = dateComponents.value(for: unit.component),
            let date = calendar.date(byAdding: unit.component, value: count, to: now)
        else { return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now) }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: [unit.field], presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: unitsStyle.style, locale: locale ?? .current, calendar: calendar
        ).format(now)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    var style: Date.RelativeFormatStyle.UnitsStyle {
        switch self {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}

extension TimeUnit {
    /// The unit among those that words of a distance can have.
    var field: Date.RelativeFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
