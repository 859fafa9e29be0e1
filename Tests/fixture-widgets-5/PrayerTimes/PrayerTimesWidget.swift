import SwiftUI
import WidgetKit

struct Prayer: Identifiable, Equatable {
    let name: LocalizedStringKey
    let key: String
    let time: Date
    var id: String { key }

    static func == (lhs: Prayer, rhs: Prayer) -> Bool { lhs.key == rhs.key }
}

struct PrayerDay {
    let prayers: [Prayer]

    init(date: Date, calendar: Calendar = .current) {
        func at(_ hour: Int, _ minute: Int) -> Date {
            calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date) ?? date
        }
        prayers = [
            Prayer(name: "Fajr", key: "fajr", time: at(5, 42)),
            Prayer(name: "Sunrise", key: "sunrise", time: at(7, 5)),
            Prayer(name: "Dhuhr", key: "dhuhr", time: at(12, 24)),
            Prayer(name: "Asr", key: "asr", time: at(15, 10)),
            Prayer(name: "Maghrib", key: "maghrib", time: at(17, 41)),
            Prayer(name: "Isha", key: "isha", time: at(19, 2)),
        ]
    }

    func next(after date: Date) -> Prayer? { prayers.first { $0.time > date } }
}

struct PrayerEntry: TimelineEntry {
    let date: Date
    let day: PrayerDay
    let city: String

    var next: Prayer { day.next(after: date) ?? day.prayers[0] }
}

struct PrayerProvider: TimelineProvider {
    func placeholder(in context: Context) -> PrayerEntry { entry(at: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (PrayerEntry) -> Void) { completion(entry(at: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<PrayerEntry>) -> Void) {
        let now = Date()
        let dates = [now] + PrayerDay(date: now).prayers.map(\.time).filter { $0 > now }
        let midnight = Calendar.current.nextDate(after: now, matching: DateComponents(hour: 0), matchingPolicy: .nextTime) ?? now
        completion(Timeline(entries: dates.map(entry(at:)), policy: .after(midnight)))
    }

    private func entry(at date: Date) -> PrayerEntry {
        PrayerEntry(date: date, day: PrayerDay(date: date), city: "Amman")
    }
}

struct IslamicPattern: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let side: CGFloat = 36
        for x in stride(from: rect.minX, through: rect.maxX + side, by: side) {
            for y in stride(from: rect.minY, through: rect.maxY + side, by: side) {
                let square = CGRect(x: x - 10, y: y - 10, width: 20, height: 20)
                path.addRect(square)
                path.addPath(Path(square).applying(CGAffineTransform(translationX: x, y: y).rotated(by: .pi / 4).translatedBy(x: -x, y: -y)))
            }
        }
        return path
    }
}

struct PrayerWidgetView: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.layoutDirection) var direction
    let entry: PrayerEntry

    private let background = LinearGradient(
        gradient: Gradient(stops: [
            .init(color: Color(hex: "0F4C45"), location: 0), .init(color: Color(hex: "1B7A6B"), location: 0.7),
            .init(color: Color(hex: "E0B973"), location: 1.3),
        ]),
        startPoint: .top, endPoint: .bottom)

    var body: some View {
        Group {
            switch family {
            case .systemSmall:
                VStack(alignment: .leading, spacing: 4) {
                    Text(entry.city).font(.caption2).opacity(0.8)
                    Text(entry.next.name).font(.title2.bold())
                    Text(entry.next.time, style: .time).font(.title3.monospacedDigit())
                    Spacer()
                    Text("in \(Text(entry.next.time, style: .relative))")
                        .font(.caption)
                        .multilineTextAlignment(direction == .leftToRight ? .leading : .trailing)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            case .systemMedium:
                VStack(spacing: 10) {
                    HStack {
                        Label(entry.city, systemImage: "location.fill").font(.caption)
                        Spacer()
                        Text(entry.date, style: .date).font(.caption2)
                    }
                    HStack(spacing: 0) {
                        ForEach(entry.day.prayers) { prayer in
                            VStack(spacing: 4) {
                                Text(prayer.name).font(.system(size: 11, weight: .medium))
                                Text(prayer.time, style: .time).font(.system(size: 11).monospacedDigit())
                            }
                            .minimumScaleFactor(0.6)
                            .lineLimit(1)
                            .frame(maxWidth: .infinity)
                            .padding(.vertical, 8)
                            .background(
                                RoundedRectangle(cornerRadius: 8)
                                    .fill(Color.white.opacity(prayer == entry.next ? 0.25 : 0))
                            )
                        }
                    }
                }
            default:
                VStack(spacing: 0) {
                    ForEach(entry.day.prayers) { prayer in
                        HStack {
                            Text(prayer.name)
                            Spacer()
                            Text(prayer.time, style: .time).monospacedDigit()
                        }
                        .font(prayer == entry.next ? .headline : .body)
                        .padding(12)
                        .background(prayer == entry.next ? Color.white.opacity(0.2) : .clear)
                        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
                        if prayer.id != "isha" {
                            Divider().overlay(Color.white.opacity(0.3))
                        }
                    }
                }
            }
        }
        .foregroundColor(.white)
        .widgetBackground(
            background.overlay(IslamicPattern().stroke(Color.white.opacity(0.08), lineWidth: 1))
        )
    }
}

struct PrayerTimesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PrayerTimes", provider: PrayerProvider()) { entry in
            PrayerWidgetView(entry: entry)
        }
        .configurationDisplayName("Prayer Times")
        .description("Today's times, and the next one.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
