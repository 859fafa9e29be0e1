import SwiftUI
import WidgetKit

struct MoonEntry: TimelineEntry {
    let date: Date
    var illumination: Double { (1 - cos(2 * .pi * MoonPhase.age(on: date) / MoonPhase.synodicMonth)) / 2 }
    var phase: MoonPhase { MoonPhase(on: date) }
}

struct MoonProvider: TimelineProvider {
    func placeholder(in context: Context) -> MoonEntry { MoonEntry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (MoonEntry) -> Void) { completion(MoonEntry(date: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<MoonEntry>) -> Void) {
        let entries = stride(from: 0, to: 24, by: 3).map {
            MoonEntry(date: Calendar.current.date(byAdding: .hour, value: $0, to: Date())!)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

/// The lit part of the disc.
struct LitMoon: Shape {
    let age: Double

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let fraction = age / MoonPhase.synodicMonth
        let isWaxing = fraction < 0.5
        let bulge = CGFloat(cos(fraction * 2 * .pi)) * radius
        var path = Path()
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: !isWaxing)
        path.addCurve(
            to: CGPoint(x: center.x, y: center.y - radius),
            control1: CGPoint(x: center.x + (isWaxing ? bulge : -bulge) * 1.33, y: center.y + radius),
            control2: CGPoint(x: center.x + (isWaxing ? bulge : -bulge) * 1.33, y: center.y - radius)
        )
        path.closeSubpath()
        return path
    }
}

struct MoonDisc: View {
    let entry: MoonEntry

    var body: some View {
        ZStack {
            Circle().fill(Color(white: 0.18))
            LitMoon(age: MoonPhase.age(on: entry.date))
                .fill(RadialGradient(gradient: Gradient(colors: [.white, Color(white: 0.8)]), center: .center, startRadius: 0, endRadius: 60))
                .shadow(color: .white.opacity(0.3), radius: 6)
            Group {
                Circle().frame(width: 12).offset(x: -12, y: -8)
                Circle().frame(width: 8).offset(x: 10, y: 14)
                Circle().frame(width: 16).offset(x: 12, y: -16)
            }
            .foregroundColor(Color.black.opacity(0.06))
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityLabel(entry.phase.name)
    }
}

struct StarField: View {
    var body: some View {
        Canvas { context, size in
            for index in 0..<60 {
                let x = CGFloat((index * 73) % 100) / 100 * size.width
                let y = CGFloat((index * 37) % 100) / 100 * size.height
                let diameter: CGFloat = index % 7 == 0 ? 2 : 1
                context.opacity = 0.3 + Double(index % 5) * 0.15
                context.fill(Path(ellipseIn: CGRect(x: x, y: y, width: diameter, height: diameter)), with: .color(.white))
            }
        }
    }
}

struct MoonWidgetView: View {
    @Environment(\.widgetFamily) var family
    let entry: MoonEntry

    var body: some View {
        switch family {
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                MoonDisc(entry: entry).padding(6)
            }
            .widgetBackground(Color.clear)
        case .accessoryInline:
            Text("\(entry.phase.name), \(entry.illumination, format: .percent.precision(.fractionLength(0)))")
        default:
            VStack(spacing: 8) {
                MoonDisc(entry: entry)
                VStack(spacing: 0) {
                    Text(entry.phase.name)
                        .font(.caption)
                        .fontWeight(.semibold)
                    Text("\(Int(entry.illumination * 100))% illuminated")
                        .font(.caption2)
                        .opacity(0.7)
                }
                .foregroundColor(.white)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .widgetBackground(
                ZStack {
                    LinearGradient(colors: [Color(red: 0.03, green: 0.04, blue: 0.12), Color(red: 0.1, green: 0.12, blue: 0.3)], startPoint: .top, endPoint: .bottom)
                    StarField()
                }
            )
        }
    }
}

struct MoonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "MoonPhase", provider: MoonProvider()) { MoonWidgetView(entry: $0) }
            .configurationDisplayName("Moon Phase")
            .description("Tonight's moon.")
            .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryInline])
    }
}
