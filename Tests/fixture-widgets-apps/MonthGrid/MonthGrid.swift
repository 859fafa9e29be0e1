import SwiftUI
import WidgetKit

struct MonthEntry: TimelineEntry {
    let date: Date
    var calendar: Calendar = .current
}

struct MonthProvider: TimelineProvider {
    func placeholder(in context: Context) -> MonthEntry { MonthEntry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (MonthEntry) -> Void) { completion(MonthEntry(date: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<MonthEntry>) -> Void) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        calendar.locale = Locale(identifier: "en_GB")
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let today = calendar.startOfDay(for: Date())
        let dates = (0...6).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
        completion(Timeline(entries: dates.map { MonthEntry(date: $0, calendar: calendar) }, policy: .atEnd))
    }
}

struct CalendarMonth {
    let calendar: Calendar
    let date: Date

    var weekdaySymbols: [String] {
        let symbols = calendar.veryShortStandaloneWeekdaySymbols
        let shift = calendar.firstWeekday - 1
        return Array(symbols[shift...] + symbols[..<shift])
    }

    var days: [Date?] {
        guard let interval = calendar.dateInterval(of: .month, for: date),
              let range = calendar.range(of: .day, in: .month, for: date) else { return [] }
        let weekday = calendar.component(.weekday, from: interval.start)
        let leading = (weekday - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: leading) + range.map { calendar.date(byAdding: .day, value: $0 - 1, to: interval.start) }
    }
    var title: String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale
        formatter.setLocalizedDateFormatFromTemplate("MMMM y")
        return formatter.string(from: date)
    }
    var weekOfYear: Int { calendar.component(.weekOfYear, from: date) }
    var quarter: Int { (calendar.component(.month, from: date) - 1) / 3 + 1 }
}

struct MonthView: View {
    @Environment(\.calendar) var environmentCalendar
    @Environment(\.widgetFamily) var family
    @Environment(\.dynamicTypeSize) var typeSize
    let entry: MonthEntry
    private let columns: [GridItem] = Array(repeating: GridItem(.flexible(minimum: 10), spacing: 0, alignment: .center), count: 7)
    private var month: CalendarMonth { CalendarMonth(calendar: entry.calendar, date: entry.date) }

    var body: some View {
        GeometryReader { proxy in
            VStack(alignment: .leading, spacing: proxy.size.height * 0.02) {
                HStack {
                    Text(month.title.uppercased())
                        .font(.system(size: family == .systemSmall ? 10 : 13, weight: .heavy))
                        .foregroundColor(.red)
                        .kerning(0.5)
                    Spacer()
                    if family != .systemSmall { Text("W\(month.weekOfYear) · Q\(month.quarter)").font(.caption2).foregroundColor(.secondary) }
                }
                LazyVGrid(columns: columns, alignment: .center, spacing: family == .systemLarge ? 10 : 2) {
                    ForEach(month.weekdaySymbols.indices, id: \.self) { index in
                        Text(month.weekdaySymbols[index]).foregroundStyle(index > 4 ? .secondary : .primary)
                    }
                    .font(.system(size: 9, weight: .semibold))
                    ForEach(0..<month.days.count, id: \.self) { index in
                        if let day = month.days[index] {
                            DayCell(day: day, isToday: entry.calendar.isDate(day, inSameDayAs: entry.date), calendar: entry.calendar)
                        } else {
                            Color.clear.frame(height: 1)
                        }
                    }
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .top)
        }
        .widgetContainer()
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    struct DayCell: View {
        let day: Date
        let isToday: Bool
        let calendar: Calendar
        var body: some View {
            Text(verbatim: "\(calendar.component(.day, from: day))")
                .font(.system(size: 10, weight: isToday ? .bold : .regular, design: .rounded))
                .foregroundColor(isToday ? .white : calendar.isDateInWeekend(day) ? .secondary : .primary)
                .frame(maxWidth: .infinity, minHeight: 14)
                .background(
                    Group {
                        if isToday { Circle().fill(Color.red).scaleEffect(1.1) }
                    }
                )
        }
    }
}

private struct WidgetContainer: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 17.0, *) {
            content.containerBackground(Color(UIColor.systemBackground), for: .widget)
        } else {
            content.padding().background(Color(UIColor.systemBackground))
        }
    }
}

extension View {
    func widgetContainer() -> some View { modifier(WidgetContainer()) }
}

struct MonthWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Month", provider: MonthProvider()) { entry in MonthView(entry: entry) }
            .configurationDisplayName("Month")
            .description("The month at a glance")
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
