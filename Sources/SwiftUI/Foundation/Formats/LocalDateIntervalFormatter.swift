// Foundation's formatter of intervals begins with English on Linux, and cannot be inherited from.

/// `DateIntervalFormatter` of a package that uses the plugin `WidgetExtension`: in the current locale's words, unless it
/// is given another.
open class LocalDateIntervalFormatter: Formatter {
    public typealias Style = DateIntervalFormatter.Style

    public var locale: Locale! = .current
    public var calendar: Calendar! = .current
    public var timeZone: TimeZone! = .current
    /// Goes before the styles.
    public var dateTemplate: String!
    public var dateStyle = Style.short
    public var timeStyle = Style.short

    /// The words for an interval.
    open func string(from fromDate: Date, to toDate: Date) -> String {
        let formatter = DateIntervalFormatter()
        formatter.locale = locale ?? .current
        formatter.calendar = calendar ?? .current
        formatter.timeZone = timeZone ?? .current
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        if let dateTemplate, !dateTemplate.isEmpty { formatter.dateTemplate = dateTemplate }
        return formatter.string(from: fromDate, to: toDate)
    }

    /// The words for an interval.
    open func string(from dateInterval: DateInterval) -> String? {
        string(from: dateInterval.start, to: dateInterval.end)
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateInterval).flatMap { string(from: $0) } }
}
