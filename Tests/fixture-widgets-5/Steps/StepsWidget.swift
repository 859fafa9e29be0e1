import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
    let week: [Int]
    let goal = 10_000

    var progress: Double { Double(steps) / Double(goal) }
}

struct StepsProvider: TimelineProvider {
    let sample = [8_312, 11_240, 5_480, 9_870, 12_020, 7_654, 6_432]

    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: Date(), steps: 6_432, week: sample) }
    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: Date(), steps: 6_432, week: sample))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        let entry = StepsEntry(date: Date(), steps: 6_432, week: sample)
        completion(Timeline(entries: [entry], policy: .after(Date(timeIntervalSinceNow: 900))))
    }
}

struct BarChart: View {
    let values: [Int]
    let goal: Int

    var body: some View {
        GeometryReader { proxy in
            let highest = max(values.max() ?? 1, goal)
            HStack(alignment: .bottom, spacing: 4) {
                ForEach(values.indices, id: \.self) { index in
                    Capsule()
                        .fill(values[index] >= goal ? Color.green : Color.orange)
                        .frame(height: proxy.size.height * CGFloat(values[index]) / CGFloat(highest))
                }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
            Path { path in
                let y = proxy.size.height * (1 - CGFloat(goal) / CGFloat(highest))
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: proxy.size.width, y: y))
            }
            .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
        }
    }
}

@available(iOSApplicationExtension 16.0, *)
struct StepsAccessoryView: View {
    @Environment(\.widgetFamily) var family
    let entry: StepsEntry

    var body: some View {
        switch family {
        case .accessoryCircular:
            Gauge(value: min(entry.progress, 1)) {
                Image(systemName: "figure.walk")
            } currentValueLabel: {
                Text("\(entry.steps / 1000)k")
            }
            .gaugeStyle(.accessoryCircular)
        case .accessoryRectangular:
            HStack {
                VStack(alignment: .leading) {
                    Text("\(entry.steps)").font(.title2).widgetAccentable()
                    Text("of \(entry.goal) steps").font(.caption2)
                }
                BarChart(values: entry.week, goal: entry.goal)
            }
        case .accessoryInline:
            ViewThatFits {
                Text("\(entry.steps) steps of \(entry.goal) today")
                Text("\(entry.steps) steps")
            }
        default:
            EmptyView()
        }
    }
}

struct StepsView: View {
    @Environment(\.widgetFamily) var family
    let entry: StepsEntry

    var body: some View {
        Group {
            if #available(iOSApplicationExtension 16.0, *), family != .systemSmall {
                StepsAccessoryView(entry: entry)
            } else {
                VStack(alignment: .leading, spacing: 6) {
                    Label("Steps", systemImage: "figure.walk")
                        .font(.caption.weight(.bold))
                        .foregroundColor(.orange)
                    Text(NumberFormatter.localizedString(from: NSNumber(value: entry.steps), number: .decimal))
                        .font(.system(.title, design: .rounded).weight(.bold))
                    BarChart(values: entry.week, goal: entry.goal)
                }
            }
        }
        .widgetBackground(Color(UIColor.systemBackground))
    }
}

struct StepsWidget: Widget {
    private var supportedFamilies: [WidgetFamily] {
        var families: [WidgetFamily] = [.systemSmall]
        if #available(iOSApplicationExtension 16.0, *) {
            families += [.accessoryCircular, .accessoryRectangular, .accessoryInline]
        }
        return families
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            StepsView(entry: entry)
        }
        .supportedFamilies(supportedFamilies)
        .configurationDisplayName("Steps")
        .description("How far you have walked.")
    }
}
