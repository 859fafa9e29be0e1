// Written as a large app would.
import SwiftUI
import WidgetKit
import Charts
import ActivityKit
import AppIntents
import Foundation

enum Metric: String, CaseIterable, Codable, Identifiable, Sendable {
    case steps, energy, exercise, stand, heartRate, sleep, vo2Max
    var id: String { rawValue }
    var unit: Dimension {
        switch self {
        case .energy: UnitEnergy.kilocalories
        case .exercise, .stand, .sleep: UnitDuration.minutes
        case .heartRate: UnitFrequency.hertz
        default: UnitLength.meters
        }
    }
    var gradient: AngularGradient {
        .init(colors: [tint.opacity(0.6), tint], center: .center, startAngle: .degrees(-90), endAngle: .degrees(270))
    }
    var tint: Color {
        switch self {
        case .steps: .mint
        case .energy: .pink
        case .exercise: .green
        case .stand: .cyan
        case .heartRate: .red
        case .sleep: .indigo
        case .vo2Max: .orange
        }
    }
    var symbol: String {
        switch self {
        case .steps: "figure.walk"
        case .energy: "flame.fill"
        case .exercise: "figure.run"
        case .stand: "figure.stand"
        case .heartRate: "heart.fill"
        case .sleep: "bed.double.fill"
        case .vo2Max: "lungs.fill"
        }
    }
    func text(_ v: Double) -> String {
        switch self {
        case .energy:
            Measurement(value: v, unit: UnitEnergy.kilocalories).formatted(
                .measurement(
                    width: .abbreviated, usage: .workout, numberFormatStyle: .number.precision(.fractionLength(0))))
        case .exercise, .stand:
            Duration.seconds(v * 60).formatted(
                .units(allowed: [.hours, .minutes], width: .narrow, maximumUnitCount: 2))
        case .sleep: Duration.seconds(v * 60).formatted(.time(pattern: .hourMinute))
        case .heartRate: "\(Int(v)) bpm"
        default: v.formatted(.number.notation(.automatic).grouping(.automatic))
        }
    }
}
struct Sample: Identifiable, Codable, Hashable {
    var id: Date { start }
    let start: Date
    let value: Double
    let metric: Metric
}
struct Ring: View {
    let progress: Double
    let metric: Metric
    var width: CGFloat = 10
    @State private var animated = false
    var body: some View {
        GeometryReader { proxy in
            let r = min(proxy.size.width, proxy.size.height) / 2 - width / 2
            let end = Angle(degrees: progress * 360) - Angle.degrees(90)
            ZStack {
                Circle().stroke(metric.tint.opacity(0.2), lineWidth: width)
                Circle().trim(from: 0, to: min(progress, 1)).stroke(
                    metric.gradient, style: .init(lineWidth: width, lineCap: .round)
                ).rotationEffect(.degrees(-90))
                if progress > 1 {
                    Circle().fill(metric.tint).frame(width: width, height: width).shadow(
                        color: .black.opacity(0.4), radius: 2, x: 1
                    ).offset(x: r * CGFloat(cos(end.radians)), y: r * CGFloat(sin(end.radians)))
                }
            }.padding(width / 2)
        }.aspectRatio(1, contentMode: .fit)
    }
}
struct RingStack: View {
    let values: [(Metric, Double)]
    var body: some View {
        ZStack {
            ForEach(Array(values.enumerated()), id: \.element.0) { index, pair in
                Ring(progress: pair.1, metric: pair.0, width: 9).padding(CGFloat(index) * 11)
            }
        }
    }
}
struct FitEntry: TimelineEntry {
    let date: Date
    let samples: [Sample]
    let goals: [Metric: Double]
    let streak: Int
    func total(_ m: Metric) -> Double { samples.lazy.filter { $0.metric == m }.map(\.value).reduce(0, +) }
    func progress(_ m: Metric) -> Double { total(m) / (goals[m] ?? 1) }
}
struct FitProvider: AppIntentTimelineProvider {
    struct Configuration: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Fitness"
        @Parameter(title: "Metric", default: .steps) var metric: MetricEnum
        @Parameter(title: "Goal", default: 10_000, inclusiveRange: (1_000, 50_000)) var goal: Int
    }
    enum MetricEnum: String, AppEnum, CaseDisplayRepresentable {
        case steps, energy
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Metric" }
        static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [.steps: "Steps", .energy: "Energy"] }
    }
    func placeholder(in context: Context) -> FitEntry { Self.make(.now, 10_000) }
    func snapshot(for c: Configuration, in context: Context) async -> FitEntry { Self.make(.now, Double(c.goal)) }
    func timeline(for c: Configuration, in context: Context) async -> Timeline<FitEntry> {
        let now = Date.now
        let comps = DateComponents(minute: 0)
        var dates: [Date] = [now]
        Calendar.current.enumerateDates(startingAfter: now, matching: comps, matchingPolicy: .nextTime) {
            d, exact, stop in
            guard let d, dates.count < 5 else {
                stop = true
                return
            }
            dates.append(d)
        }
        return Timeline(entries: dates.map { Self.make($0, Double(c.goal)) }, policy: .atEnd)
    }
    static func make(_ d: Date, _ goal: Double) -> FitEntry {
        let cal = Calendar.current
        let start = cal.startOfDay(for: d)
        var g = SystemRandomNumberGenerator()
        _ = g.next()
        let s = (0..<24).flatMap { h -> [Sample] in
            let t = cal.date(byAdding: .hour, value: h, to: start)!
            let base = h < 7 ? 0.05 : (h % 5 == 0 ? 1.6 : 0.7)
            return [
                Sample(start: t, value: (base * 640).rounded(), metric: .steps),
                Sample(start: t, value: base * 31, metric: .energy),
                Sample(start: t, value: base * 3, metric: .exercise),
                Sample(start: t, value: h > 7 ? 1 : 0, metric: .stand),
            ]
        }
        return FitEntry(
            date: d, samples: s, goals: [.steps: goal, .energy: 450, .exercise: 30, .stand: 12], streak: 12)
    }
}
struct HourChart: View {
    let entry: FitEntry
    let metric: Metric
    private var data: [Sample] { entry.samples.filter { $0.metric == metric } }
    var body: some View {
        Chart(data) { s in
            BarMark(x: .value("Hour", s.start, unit: .hour), y: .value("Value", s.value), width: .ratio(0.6))
                .foregroundStyle(s.start <= entry.date ? metric.tint.gradient : Color.gray.opacity(0.3).gradient)
                .cornerRadius(2).opacity(s.start <= entry.date ? 1 : 0.5)
            if s == data.max(by: { $0.value < $1.value }) {
                RuleMark(y: .value("Max", s.value)).lineStyle(.init(lineWidth: 0.5, dash: [2, 2])).foregroundStyle(
                    .secondary
                ).annotation(position: .overlay, alignment: .topTrailing) {
                    Text(s.value, format: .number.precision(.fractionLength(0))).font(.system(size: 8)).padding(
                        .horizontal, 2
                    ).background(.background.opacity(0.7))
                }
            }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 6)) { value in
                if let date = value.as(Date.self) {
                    AxisValueLabel(centered: false, anchor: .top) {
                        Text(date, format: .dateTime.hour()).font(.system(size: 8))
                    }
                    AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 0.5, dash: [1, 2]))
                }
            }
        }.chartYAxis(.hidden).chartYScale(domain: .automatic(includesZero: true)).chartPlotStyle { plot in
            plot.frame(maxHeight: .infinity).clipShape(RoundedRectangle(cornerRadius: 4))
        }
    }
}
struct FitView: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.widgetRenderingMode) var mode
    let entry: FitEntry
    private let rings: [Metric] = [.energy, .exercise, .stand]
    private func tile(_ m: Metric) -> some View {
        HStack(spacing: 6) {
            Image(systemName: m.symbol).foregroundStyle(m.tint).frame(width: 18)
            VStack(alignment: .leading, spacing: 0) {
                Text(m.text(entry.total(m))).font(.system(.footnote, design: .rounded).weight(.bold)).foregroundStyle(
                    m.tint
                ).contentTransition(.numericText(countsDown: false))
                Text(m.rawValue.localizedCapitalized).font(.system(size: 9)).foregroundStyle(.secondary)
            }
        }.frame(maxWidth: .infinity, alignment: .leading)
    }
    var body: some View {
        switch family {
        case .systemSmall:
            VStack {
                RingStack(values: rings.map { ($0, entry.progress($0)) })
                HStack(spacing: 4) {
                    Image(systemName: "flame")
                    Text("\(entry.streak) day streak")
                }.font(.caption2.bold()).foregroundStyle(.orange)
            }.containerBackground(.black.gradient, for: .widget).environment(\.colorScheme, .dark)
        case .systemMedium:
            HStack(spacing: 12) {
                RingStack(values: rings.map { ($0, entry.progress($0)) })
                VStack { ForEach(rings) { tile($0) } }
            }.containerBackground(.black, for: .widget).colorScheme(.dark)
        case .systemLarge:
            VStack(alignment: .leading) {
                HStack {
                    Label("Today", systemImage: "figure.run.circle.fill").font(.headline)
                    Spacer()
                    Text(entry.date, format: .dateTime.weekday(.abbreviated).day()).font(.subheadline).foregroundStyle(
                        .secondary)
                }
                Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                    GridRow {
                        tile(.steps)
                        tile(.energy)
                    }
                    GridRow {
                        tile(.exercise)
                        tile(.stand)
                    }
                }
                Divider()
                HourChart(entry: entry, metric: .steps)
                HourChart(entry: entry, metric: .energy)
            }.containerBackground(.background, for: .widget)
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                Ring(progress: entry.progress(.steps), metric: .steps, width: 5).padding(3)
                Image(systemName: "figure.walk").font(.title3).accessibilityLabel("Steps")
            }.containerBackground(.clear, for: .widget)
        case .accessoryRectangular:
            HStack {
                Gauge(value: entry.progress(.energy)) { Image(systemName: "flame.fill") }.gaugeStyle(
                    .accessoryCircularCapacity
                ).scaleEffect(0.8)
                VStack(alignment: .leading) {
                    Text("\(Int(entry.total(.steps)).formatted()) steps").font(.headline).widgetAccentable()
                    ProgressView(value: min(1, entry.progress(.steps)))
                    Text(.now, style: .date).font(.caption2)
                }
            }.containerBackground(.clear, for: .widget)
        case .accessoryInline: Text("\(Image(systemName: "figure.walk")) \(entry.total(.steps), specifier: "%.0f")")
        case .systemExtraLarge: Text("XL")
        @unknown default: Text("?")
        }
    }
}
struct FitWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Fit", provider: FitProvider()) { FitView(entry: $0) }.supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ]).configurationDisplayName("Fitness")
    }
}
struct WorkoutAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var startedAt: Date
        var pausedAt: Date?
        var distance: Measurement<UnitLength>
        var pace: Double
        var bpm: Int
        var zone: Zone
        enum Zone: Int, Codable { case warmup = 1, fat, cardio, peak }
    }
    let name: String
    let goal: Measurement<UnitLength>?
}
struct WorkoutLive: Widget {
    @Environment(\.colorScheme) var c
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: WorkoutAttributes.self) { context in
            VStack(alignment: .leading) {
                HStack {
                    Image(systemName: "figure.outdoor.cycle").font(.title).symbolVariant(.circle.fill).foregroundStyle(
                        .green)
                    VStack(alignment: .leading) {
                        Text(context.attributes.name).font(.headline)
                        timer(context.state).font(.title2.monospacedDigit())
                    }
                    Spacer()
                    bpm(context.state)
                }
                if let goal = context.attributes.goal {
                    ProgressView(value: min(context.state.distance.converted(to: goal.unit).value / goal.value, 1)) {
                        Text(
                            context.state.distance.formatted(
                                .measurement(
                                    width: .abbreviated, usage: .asProvided,
                                    numberFormatStyle: .number.precision(.fractionLength(2)))))
                    } currentValueLabel: {
                        Text("of \(goal, format: .measurement(width: .narrow))")
                    }.tint(.green)
                }
            }.padding().activityBackgroundTint(Color.black.opacity(0.75)).foregroundStyle(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                expanded(context)
            } compactLeading: {
                Image(systemName: "bicycle").foregroundStyle(.green)
            } compactTrailing: {
                timer(context.state).frame(maxWidth: 50)
            } minimal: {
                bpm(context.state)
            }
        }
    }
    @DynamicIslandExpandedContentBuilder private func expanded(_ context: ActivityViewContext<WorkoutAttributes>)
        -> DynamicIslandExpandedContent<some View>
    {
        DynamicIslandExpandedRegion(.leading) { bpm(context.state) }
        DynamicIslandExpandedRegion(.trailing) { timer(context.state) }
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name) }
        DynamicIslandExpandedRegion(.bottom) { Link("Open", destination: URL(string: "fit://")!) }
    }
    private func timer(_ s: WorkoutAttributes.ContentState) -> Text {
        s.pausedAt.map {
            Text(
                Duration.seconds($0.timeIntervalSince(s.startedAt)),
                format: .time(pattern: .hourMinuteSecond(padHourToLength: 1)))
        } ?? Text(timerInterval: s.startedAt...Date.distantFuture, countsDown: false)
    }
    @ViewBuilder private func bpm(_ s: WorkoutAttributes.ContentState) -> some View {
        let color: Color =
            switch s.zone {
            case .warmup: .gray
            case .fat: .green
            case .cardio: .orange
            case .peak: .red
            }
        Label("\(s.bpm)", systemImage: "heart.fill").foregroundStyle(color).font(.headline.monospacedDigit())
    }
}
enum LiveController {
    static func start() throws -> Activity<WorkoutAttributes> {
        let state = WorkoutAttributes.ContentState(
            startedAt: .now, pausedAt: nil, distance: .init(value: 0, unit: .kilometers), pace: 0, bpm: 60,
            zone: .warmup)
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { throw CancellationError() }
        return try Activity.request(
            attributes: WorkoutAttributes(name: "Ride", goal: nil),
            content: .init(state: state, staleDate: .now + 3600, relevanceScore: 50), pushType: nil)
    }
    static func stopAll() async {
        for a in Activity<WorkoutAttributes>.activities {
            await a.end(nil, dismissalPolicy: .immediate)
            await a.update(
                ActivityContent(state: a.content.state, staleDate: nil),
                alertConfiguration: AlertConfiguration(title: "Done", body: "Nice", sound: .default))
        }
    }
}
struct EndWorkout: LiveActivityIntent {
    static let title: LocalizedStringResource = "End"
    func perform() async throws -> some IntentResult {
        await LiveController.stopAll()
        return .result()
    }
}
struct FitBundle: WidgetBundle {
    var body: some Widget {
        FitWidget()
        WorkoutLive()
    }
}
