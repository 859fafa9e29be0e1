import SwiftUI
import WidgetKit

struct WaterEntry: TimelineEntry {
    let date: Date
    let glasses: Int
    let goal: Int
}

struct WaterProvider: TimelineProvider {
    private let store = UserDefaults(suiteName: "group.com.example.widgets")!

    private func current() -> WaterEntry {
        store.register(defaults: ["water.goal": 8, "water.glasses": 3])
        return WaterEntry(
            date: Date(), glasses: store.integer(forKey: "water.glasses"), goal: store.integer(forKey: "water.goal"))
    }

    func placeholder(in context: Context) -> WaterEntry { WaterEntry(date: Date(), glasses: 5, goal: 8) }
    func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> ()) { completion(current()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> ()) {
        completion(Timeline(entries: [current()], policy: .never))
    }
}

struct Wave: Shape {
    var offset: Angle
    var level: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let height = 0.04 * rect.height
        let y = CGFloat(1 - level) * rect.height
        path.move(to: CGPoint(x: 0, y: y + height * CGFloat(sin(offset.radians))))
        for degree in stride(from: offset.degrees, through: offset.degrees + 360, by: 5) {
            let x = CGFloat((degree - offset.degrees) / 360) * rect.width
            path.addLine(to: CGPoint(x: x, y: y + height * CGFloat(sin(Angle.degrees(degree).radians))))
        }
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
        path.addLine(to: CGPoint(x: 0, y: rect.height))
        path.closeSubpath()
        return path
    }
}

struct WaterView: View {
    let entry: WaterEntry
    @Environment(\.widgetFamily) private var family
    @AppStorage("water.unit", store: UserDefaults(suiteName: "group.com.example.widgets")) private var unit = "glasses"

    private var level: Double { min(Double(entry.glasses) / Double(max(entry.goal, 1)), 1) }

    var body: some View {
        if family == .accessoryCircular {
            Gauge(value: level) {
                Image(systemName: "drop.fill")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .widgetBackground(Color.clear)
        } else {
            VStack {
                HStack {
                    Text("Water")
                        .font(.headline)
                    Spacer()
                    Image(systemName: "drop.fill")
                        .foregroundColor(.blue)
                }
                Spacer()
                Text("\(entry.glasses)")
                    .font(.system(size: 48, weight: .black, design: .rounded))
                    + Text(" / \(entry.goal)")
                    .font(.title3)
                    .foregroundColor(.secondary)
                Text(unit)
                    .font(.caption)
                    .foregroundColor(.secondary)
                Spacer()
            }
            .widgetBackground(
                ZStack {
                    Color(UIColor.secondarySystemBackground)
                    Wave(offset: .degrees(0), level: level).fill(Color.blue.opacity(0.25))
                    Wave(offset: .degrees(160), level: level - 0.03).fill(Color.blue.opacity(0.35))
                }
            )
        }
    }
}

struct WaterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Water", provider: WaterProvider()) { WaterView(entry: $0) }
            .configurationDisplayName("Hydration")
            .description("Drink enough today.")
            .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}
