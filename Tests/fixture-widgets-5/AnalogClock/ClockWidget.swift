import SwiftUI
import WidgetKit

struct ClockEntry: TimelineEntry { let date: Date }

struct ClockProvider: TimelineProvider {
    func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) { completion(ClockEntry(date: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
        var components = Calendar.current.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: Date())
        components.second = 0
        let roundedDate = Calendar.current.date(from: components)!
        let entries = (0..<60).map { ClockEntry(date: Calendar.current.date(byAdding: .minute, value: $0, to: roundedDate)!) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct ClockHand: Shape {
    let lengthRatio: CGFloat
    let width: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let hand = CGRect(
            x: rect.midX - width / 2, y: rect.midY - radius * lengthRatio, width: width, height: radius * lengthRatio + width
        )
        return Path(roundedRect: hand, cornerRadius: width / 2)
    }
}

struct ClockFace: View {
    let date: Date

    private var components: DateComponents { Calendar.current.dateComponents([.hour, .minute], from: date) }
    private var minuteAngle: Angle { .degrees(Double(components.minute ?? 0) * 6) }
    private var hourAngle: Angle {
        .degrees(Double((components.hour ?? 0) % 12) * 30 + Double(components.minute ?? 0) / 2)
    }

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            ZStack {
                Circle()
                    .fill(Color(UIColor.tertiarySystemBackground))
                    .shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: 2)
                ForEach(0..<60) { tick in
                    Rectangle()
                        .fill(tick % 5 == 0 ? Color.primary : Color.secondary.opacity(0.5))
                        .frame(width: tick % 5 == 0 ? 2 : 1, height: tick % 5 == 0 ? 8 : 4)
                        .offset(y: -side / 2 + 8)
                        .rotationEffect(.degrees(Double(tick) * 6))
                }
                ForEach(1..<13) { hour in
                    Text("\(hour)")
                        .font(.system(size: side * 0.09, weight: .semibold, design: .rounded))
                        .rotationEffect(.degrees(Double(-hour) * 30))
                        .offset(y: -side / 2 + 22)
                        .rotationEffect(.degrees(Double(hour) * 30))
                }
                ClockHand(lengthRatio: 0.5, width: 5)
                    .fill(Color.primary)
                    .rotationEffect(hourAngle)
                ClockHand(lengthRatio: 0.75, width: 3)
                    .fill(Color.primary)
                    .rotationEffect(minuteAngle)
                Circle().fill(Color.orange).frame(width: 8, height: 8)
            }
            .frame(width: side, height: side)
            .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
        }
    }
}

struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "AnalogClock", provider: ClockProvider()) { entry in
            ClockFace(date: entry.date)
                .widgetBackground(Color(UIColor.systemGray5))
        }
        .configurationDisplayName("Analog Clock")
        .description("A clock with hands.")
        .supportedFamilies([.systemSmall, .systemLarge])
    }
}
