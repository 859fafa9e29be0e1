import WidgetKit
import SwiftUI

struct MonthEntry: TimelineEntry {
    let date: Date
}

struct MonthProvider: TimelineProvider {
    func placeholder(in context: Context) -> MonthEntry { MonthEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (MonthEntry) -> Void) {
        completion(MonthEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MonthEntry>) -> Void) {
        let tomorrow = Calendar.current.startOfDay(for: Date()).addingTimeInterval(24 * 60 * 60)
        completion(Timeline(entries: [MonthEntry(date: Date())], policy: .after(tomorrow)))
    }
}

extension Calendar {
    func generateDates(inside interval: DateInterval, matching components: DateComponents) -> [Date] {
        var dates: [Date] = []
        dates.append(interval.start)
        enumerateDates(startingAfter: interval.start, matching: components, matchingPolicy: .nextTime) { date, _, stop in
            if let date = date {
                if date < interval.end {
                    dates.append(date)
                } else {
                    stop = true
                }
            }
        }
        return dates
    }
}

extension DateFormatter {
    static var monthAndYear: DateFormatter {
        let formatter = DateFormatter()
        formatter.dateFormat = "MMMM yyyy"
        return formatter
    }
}

struct CalendarGrid<DateView>: View where DateView: View {
    @Environment(\.calendar) var calendar

    let month: Date
    let content: (Date) -> DateView

    init(month: Date, @ViewBuilder content: @escaping (Date) -> DateView) {
        self.month = month
        self.content = content
    }

    private var days: [Date] {
        guard
            let monthInterval = calendar.dateInterval(of: .month, for: month),
            let firstWeek = calendar.dateInterval(of: .weekOfMonth, for: monthInterval.start),
            let lastWeek = calendar.dateInterval(of: .weekOfMonth, for: monthInterval.end.addingTimeInterval(-1))
        else { return [] }
        return calendar.generateDates(
            inside: DateInterval(start: firstWeek.start, end: lastWeek.end),
            matching: DateComponents(hour: 0, minute: 0, second: 0)
        )
    }

    private var symbols: [String] {
        let all = calendar.veryShortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        return Array(all[first...] + all[..<first])
    }

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 2) {
            ForEach(Array(symbols.enumerated()), id: \.offset) { _, symbol in
                Text(symbol)
                    .font(.system(size: 9, weight: .bold))
                    .foregroundColor(.secondary)
            }
            ForEach(days, id: \.self) { date in
                if calendar.isDate(date, equalTo: month, toGranularity: .month) {
                    content(date).id(date)
                } else {
                    content(date).hidden()
                }
            }
        }
    }
}

struct MonthView: View {
    let entry: MonthEntry
    @Environment(\.widgetFamily) var family

    var body: some View {
        let calendar = Calendar.current
        HStack(spacing: 14) {
            if family == .systemMedium {
                VStack(alignment: .leading) {
                    Text(entry.date, format: .dateTime.weekday(.wide))
                        .font(.caption)
                        .fontWeight(.bold)
                        .foregroundColor(.red)
                        .textCase(.uppercase)
                    Text(entry.date, format: .dateTime.day())
                        .font(.system(size: 48, weight: .regular))
                    Spacer()
                    Text("No events today")
                        .font(.caption)
                        .foregroundColor(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 3) {
                Text(DateFormatter.monthAndYear.string(from: entry.date).uppercased())
                    .font(.system(size: 11, weight: .bold))
                    .foregroundColor(.red)
                    .lineLimit(1)
                CalendarGrid(month: entry.date) { date in
                    let isToday = calendar.isDate(date, inSameDayAs: entry.date)
                    Text(String(calendar.component(.day, from: date)))
                        .font(.system(size: 10, weight: isToday ? .bold : .medium))
                        .foregroundColor(isToday ? .white : calendar.isDateInWeekend(date) ? .secondary : .primary)
                        .frame(maxWidth: .infinity, minHeight: 15)
                        .background(
                            Circle()
                                .fill(isToday ? Color.red : Color.clear)
                        )
                }
            }
            .frame(maxWidth: .infinity)
        }
        .widgetBackground(Color(UIColor.systemBackground))
    }
}

struct MonthWidget: Widget {
    let kind = "MonthCalendar"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: MonthProvider()) {
            MonthView(entry: $0)
        }
        .configurationDisplayName(Text("Month"))
        .description(Text("The days of this month."))
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
