import SwiftUI
import WidgetKit

struct HeartRateEntry: TimelineEntry {
    let date: Date
    let current: Int
    let samples: [Double]
}

struct HeartRateProvider: TimelineProvider {
    func placeholder(in context: Context) -> HeartRateEntry {
        HeartRateEntry(date: .now, current: 64, samples: (0..<24).map { 64 + 14 * sin(Double($0) / 3) })
    }

    func getSnapshot(in context: Context, completion: @escaping (HeartRateEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<HeartRateEntry>) -> Void) {
        Task { @MainActor in
            let entry = placeholder(in: context)
            completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(600))))
        }
    }
}

struct SmoothLine: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
        guard values.count > 1, let low = values.min(), let high = values.max(), high > low else { return Path() }
        let points = values.enumerated().map { index, value in
            CGPoint(
                x: rect.minX + rect.width * Double(index) / Double(values.count - 1),
                y: rect.maxY - rect.height * (value - low) / (high - low))
        }
        return Path { path in
            path.move(to: points[0])
            for (previous, next) in zip(points, points.dropFirst()) {
                let middle = CGPoint(x: (previous.x + next.x) / 2, y: (previous.y + next.y) / 2)
                path.addQuadCurve(to: middle, control: previous)
                path.addLine(to: middle)
            }
            path.addLine(to: points[points.count - 1])
        }
    }
}

struct HeartRateView: View {
    @Environment(\.widgetFamily) private var family
    let entry: HeartRateEntry

    var body: some View {
        switch family {
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                VStack(spacing: -2) {
                    Image(systemName: "heart.fill").font(.caption)
                    Text(entry.current, format: .number).font(.title2.weight(.semibold))
                    Text("BPM").font(.system(size: 8))
                }
            }
            .containerBackground(for: .widget) {}
        case .accessoryRectangular:
            HStack {
                VStack(alignment: .leading) {
                    Label("Heart", systemImage: "heart.fill").font(.headline)
                    Text("\(entry.current) BPM").font(.body.monospacedDigit())
                }
                SmoothLine(values: entry.samples).stroke(lineWidth: 2)
            }
            .containerBackground(for: .widget) {}
        default:
            VStack(alignment: .leading) {
                HStack(alignment: .firstTextBaseline, spacing: 4) {
                    Text(entry.current, format: .number)
                        .font(.system(size: 40, weight: .bold, design: .rounded))
                    Text("BPM")
                        .font(.caption.weight(.bold))
                        .foregroundStyle(.secondary)
                    Spacer()
                    Image(systemName: "heart.fill")
                        .symbolEffect(.pulse)
                        .foregroundStyle(.red)
                }
                SmoothLine(values: entry.samples)
                    .stroke(.linearGradient(colors: [.pink, .red], startPoint: .leading, endPoint: .trailing), style: .init(lineWidth: 3, lineCap: .round, lineJoin: .round))
                    .padding(.vertical, 4)
                Text("Updated \(entry.date, style: .time)")
                    .font(.caption2)
                    .foregroundStyle(.tertiary)
            }
            .containerBackground(.background, for: .widget)
        }
    }
}

struct HeartRateWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "HeartRate", provider: HeartRateProvider()) { HeartRateView(entry: $0) }
            .configurationDisplayName("Heart Rate")
            .description("Your pulse through the day.")
            .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular])
    }
}

#Preview {
    SmoothLine(values: [1, 3, 2, 5])
        .stroke(.red)
        .padding()
}
