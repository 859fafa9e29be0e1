import SwiftUI
import WidgetKit

struct SunEntry: TimelineEntry {
    let date: Date
    let sunrise: Date
    let sunset: Date

    var progress: Double {
        let part = date.timeIntervalSince(sunrise) / sunset.timeIntervalSince(sunrise)
        return min(max(part, 0), 1)
    }
}

struct SunProvider: TimelineProvider {
    private func entry(_ date: Date) -> SunEntry {
        let day = Calendar.current.startOfDay(for: date)
        return SunEntry(date: date, sunrise: day + 6.4 * 3_600, sunset: day + 20.2 * 3_600)
    }

    func placeholder(in context: Context) -> SunEntry { entry(.now) }
    func getSnapshot(in context: Context, completion: @escaping (SunEntry) -> Void) { completion(entry(.now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<SunEntry>) -> Void) {
        completion(Timeline(entries: (0..<12).map { entry(.now + Double($0) * 1_800) }, policy: .atEnd))
    }
}

struct SunArc: View {
    let progress: Double

    var body: some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height - 4)
            let radius = min(size.width / 2, size.height) - 12
            var arc = Path()
            arc.addArc(center: center, radius: radius, startAngle: .degrees(180), endAngle: .degrees(360), clockwise: false)
            context.stroke(arc, with: .color(.white.opacity(0.3)), style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
            context.stroke(
                arc.trimmedPath(from: 0, to: progress),
                with: .linearGradient(Gradient(colors: [.orange, .yellow]), startPoint: CGPoint(x: center.x - radius, y: center.y), endPoint: CGPoint(x: center.x + radius, y: center.y)),
                style: StrokeStyle(lineWidth: 3, lineCap: .round))
            var horizon = Path()
            horizon.move(to: CGPoint(x: 0, y: center.y))
            horizon.addLine(to: CGPoint(x: size.width, y: center.y))
            context.stroke(horizon, with: .color(.white.opacity(0.5)), lineWidth: 1)

            let angle = Angle.degrees(180 + 180 * progress)
            let sun = CGPoint(x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians))
            context.drawLayer { layer in
                layer.addFilter(.shadow(color: .yellow, radius: 6))
                layer.fill(Path(ellipseIn: CGRect(x: sun.x - 7, y: sun.y - 7, width: 14, height: 14)), with: .color(.yellow))
            }
        }
    }
}

struct SunView: View {
    let entry: SunEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryInline {
            Label {
                Text("Sunset \(entry.sunset, style: .time)")
            } icon: {
                Image(systemName: "sunset.fill")
            }
        } else {
            VStack(spacing: 6) {
                SunArc(progress: entry.progress)
                HStack {
                    VStack(alignment: .leading, spacing: 0) {
                        Text("Sunrise").font(.caption2).opacity(0.7)
                        Text(entry.sunrise, format: .dateTime.hour().minute())
                    }
                    Spacer()
                    VStack(alignment: .trailing, spacing: 0) {
                        Text("Sunset").font(.caption2).opacity(0.7)
                        Text(entry.sunset, format: .dateTime.hour().minute())
                    }
                }
                .font(.footnote.weight(.semibold))
            }
            .foregroundStyle(.white)
            .containerBackground(for: .widget) {
                LinearGradient(colors: [Color(hex: 0x1B2A49), Color(hex: 0xD9774B)], startPoint: .top, endPoint: .bottom)
            }
        }
    }
}

struct SunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sun", provider: SunProvider()) { SunView(entry: $0) }
            .configurationDisplayName("Daylight")
            .description("Sunrise and sunset.")
            .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
    }
}
