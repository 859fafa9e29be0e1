import SwiftUI
import WidgetKit

struct MeditationEntry: TimelineEntry {
    let date: Date
    let streak: Int
    let week: Set<Int>
}

struct MeditationProvider: TimelineProvider {
    func placeholder(in context: Context) -> MeditationEntry {
        MeditationEntry(date: .now, streak: 9, week: [0, 1, 2, 4])
    }

    func getSnapshot(in context: Context, completion: @escaping (MeditationEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MeditationEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.mint
}

extension EnvironmentValues {
    var calmAccent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct LotusPetal: View {
    @Environment(\.calmAccent) private var accent
    let angle: Angle

    var body: some View {
        Ellipse()
            .fill(accent.opacity(0.35))
            .frame(width: 22, height: 54)
            .offset(y: -24)
            .rotationEffect(angle, anchor: .center)
            .blendMode(.plusLighter)
    }
}

struct Lotus: View {
    var body: some View {
        ZStack {
            ForEach([-72.0, -36, 0, 36, 72], id: \.self) { LotusPetal(angle: .degrees($0)) }
        }
        .frame(width: 110, height: 64, alignment: .bottom)
    }
}

struct WeekDots: View {
    @Environment(\.calmAccent) private var accent
    @Environment(\.calendar) private var calendar
    let done: Set<Int>

    var body: some View {
        HStack(spacing: 6) {
            ForEach(0..<7, id: \.self) { day in
                VStack(spacing: 3) {
                    Text(calendar.veryShortWeekdaySymbols[day]).font(.system(size: 8))
                    Circle()
                        .strokeBorder(accent, lineWidth: 1)
                        .background(Circle().fill(done.contains(day) ? accent : .clear))
                        .frame(width: 9, height: 9)
                }
            }
        }
    }
}

struct MeditationView: View {
    let entry: MeditationEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .accessoryInline:
            Label {
                Text("\(entry.streak) day streak")
            } icon: {
                Image(systemName: "flame")
            }
        case .accessoryCircular:
            Gauge(value: Double(entry.week.count), in: 0...7) {
                Image(systemName: "brain.head.profile")
            } currentValueLabel: {
                Text(entry.streak.formatted())
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .widgetLabel("Meditation")
            .containerBackground(.clear, for: .widget)
        default:
            VStack {
                Lotus()
                Text("Breathe")
                    .font(.system(.title3, design: .serif))
                    .kerning(1.5)
                Text("^[\(entry.streak) day](inflect: true)")
                    .font(.caption)
                    .opacity(0.7)
                Spacer(minLength: 0)
                WeekDots(done: entry.week)
            }
            .foregroundStyle(.white)
            .environment(\.calmAccent, .teal)
            .containerBackground(for: .widget) {
                RadialGradient(colors: [Color(hex: 0x2C5364), Color(hex: 0x0F2027)], center: .top, startRadius: 10, endRadius: 180)
            }
        }
    }
}

struct MeditationWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Meditation", provider: MeditationProvider()) { MeditationView(entry: $0) }
            .configurationDisplayName("Mindful Minutes")
            .description("Keep your streak.")
            .supportedFamilies([.systemSmall, .accessoryInline, .accessoryCircular])
    }
}
