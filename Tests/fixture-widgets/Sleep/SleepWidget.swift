import SwiftUI
import WidgetKit

enum SleepStage: Int, CaseIterable, Sendable {
    case awake, rem, core, deep

    var name: LocalizedStringResource {
        switch self {
        case .awake: "Awake"
        case .rem: "REM"
        case .core: "Core"
        case .deep: "Deep"
        }
    }

    var color: Color {
        switch self {
        case .awake: .orange
        case .rem: .cyan
        case .core: .blue
        case .deep: .indigo
        }
    }
}

struct SleepNight: Sendable {
    struct Sample: Sendable {
        let stage: SleepStage
        let minutes: Int
    }

    let samples: [Sample]

    var asleep: Duration { .seconds(60 * samples.filter { $0.stage != .awake }.map(\.minutes).reduce(0, +)) }
    func minutes(in stage: SleepStage) -> Int { samples.filter { $0.stage == stage }.map(\.minutes).reduce(0, +) }

    static let sample = SleepNight(samples: [
        .init(stage: .core, minutes: 42), .init(stage: .deep, minutes: 51), .init(stage: .core, minutes: 38),
        .init(stage: .rem, minutes: 24), .init(stage: .awake, minutes: 4), .init(stage: .core, minutes: 63),
        .init(stage: .deep, minutes: 22), .init(stage: .rem, minutes: 37), .init(stage: .core, minutes: 71),
        .init(stage: .awake, minutes: 9), .init(stage: .rem, minutes: 41),
    ])
}

struct SleepEntry: TimelineEntry {
    let date: Date
    let night: SleepNight
}

struct SleepProvider: TimelineProvider {
    func placeholder(in context: Context) -> SleepEntry { SleepEntry(date: .now, night: .sample) }
    func getSnapshot(in context: Context, completion: @escaping (SleepEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<SleepEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .after(.distantFuture)))
    }
}

struct Hypnogram: View {
    let night: SleepNight

    var body: some View {
        Canvas { context, size in
            let total = CGFloat(night.samples.map(\.minutes).reduce(0, +))
            let lane = size.height / CGFloat(SleepStage.allCases.count)
            var x: CGFloat = 0
            var previous: CGPoint?
            for sample in night.samples {
                let width = CGFloat(sample.minutes) / total * size.width
                let y = CGFloat(sample.stage.rawValue) * lane
                if let previous {
                    var connector = Path()
                    connector.move(to: previous)
                    connector.addLine(to: CGPoint(x: x, y: y + lane / 2))
                    context.stroke(connector, with: .color(.secondary.opacity(0.4)), lineWidth: 1)
                }
                let bar = CGRect(x: x, y: y + lane * 0.2, width: max(width - 1, 1), height: lane * 0.6)
                context.fill(Path(roundedRect: bar, cornerRadius: 2), with: .color(sample.stage.color))
                x += width
                previous = CGPoint(x: x, y: y + lane / 2)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Sleep stages")
    }
}

struct SleepView: View {
    let entry: SleepEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "bed.double.fill")
                    .foregroundStyle(.teal)
                    .imageScale(.small)
                Text("Asleep").font(.caption).foregroundStyle(.secondary)
                Spacer()
                if family != .systemSmall {
                    Text(entry.night.asleep, format: .units(allowed: [.hours, .minutes], width: .abbreviated))
                        .font(.headline)
                }
            }
            if family == .systemSmall {
                Text(entry.night.asleep, format: .time(pattern: .hourMinute))
                    .font(.system(.title, design: .rounded).bold())
            }
            Hypnogram(night: entry.night)
            if family == .systemLarge {
                Divider()
                Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
                    ForEach(SleepStage.allCases, id: \.self) { stage in
                        GridRow {
                            Circle().fill(stage.color).frame(width: 8, height: 8)
                            Text(stage.name)
                            Text("\(entry.night.minutes(in: stage)) min")
                                .monospacedDigit()
                                .foregroundStyle(.secondary)
                                .gridColumnAlignment(.trailing)
                        }
                    }
                }
                .font(.footnote)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .containerBackground(for: .widget) {
            LinearGradient(colors: [.black, Color(hex: 0x0A1A33)], startPoint: .top, endPoint: .bottom)
        }
        .colorScheme(.dark)
    }
}

struct SleepWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sleep", provider: SleepProvider()) { SleepView(entry: $0) }
            .configurationDisplayName("Sleep")
            .description("Last night, stage by stage.")
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
            .disfavoredLocations([.standBy], for: [.systemSmall])
    }
}
