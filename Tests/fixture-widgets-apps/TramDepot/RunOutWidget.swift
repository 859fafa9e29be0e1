import Charts
import SwiftUI
import WidgetKit

/// Trams that have left the depot today, of those that should.
struct RunOutWidget: Widget {
    static var sizes: [WidgetFamily] {
        var all: [WidgetFamily] = [.accessoryRectangular, .accessoryCircular, .accessoryInline]
        #if os(iOS)
        all += [.systemExtraLarge, .systemLarge, .systemMedium, .systemSmall]
        #else
        all.append(contentsOf: [.systemLarge, .systemMedium, .systemSmall])
        #endif
        return all
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "DepotRunOut", provider: Yard()) { RunOutView(yard: $0) }
            .description("How many trams are out, hour by hour.")
            .configurationDisplayName("Run-Out")
            .supportedFamilies(RunOutWidget.sizes)
    }

    struct Yard: TimelineProvider {
        func getTimeline(in context: Context, completion: @escaping (Timeline<Morning>) -> Void) {
            completion(Timeline(entries: [.weekday], policy: .never))
        }
        func getSnapshot(in context: Context, completion: @escaping (Morning) -> Void) { completion(.weekday) }
        func placeholder(in context: Context) -> Morning { Morning.weekday }
    }

    struct Morning: TimelineEntry {
        let date: Date
        let fleet: Int
        let pulls: [Pull]
        var out: Int { pulls.map(\.trams).reduce(0, +) }

        static let weekday = Morning(
            date: .now, fleet: 48, pulls: zip(4..., [6, 11, 9, 4, 2, 1, 1, 3, 5]).map { Pull(hour: $0, trams: $1) })
    }

    /// What pulls out within one hour.
    struct Pull: Identifiable {
        let hour, trams: Int
        var id: Int { hour }
        var at: Date { Calendar.current.date(bySettingHour: hour, minute: 0, second: 0, of: .now) ?? .now }
    }
}

extension Image { static var car: Image { Image(systemName: "tram") } }

struct RunOutView: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.widgetFamily) private var family
    var yard: RunOutWidget.Morning

    var body: some View {
        switch family {
        case .systemSmall:
            VStack(alignment: .leading) {
                ProgressView(value: Double(yard.out), total: Double(yard.fleet))
                Spacer()
                Text(yard.out, format: .number)
                    .contentTransition(.numericText(value: Double(yard.out)))
                    .font(.system(size: 44, weight: .semibold, design: .rounded))
                Text("of \(yard.fleet, format: .number) trams are out").font(.footnote).foregroundStyle(.secondary)
            }
            .padding()
        #if !os(macOS)
        case .accessoryInline:
            Label("\(yard.out) of \(yard.fleet) out", systemImage: "tram").symbolVariant(.fill)
        case .accessoryRectangular:
            HStack {
                pulls.chartYAxis(.hidden).chartXAxis(.hidden)
                VStack(alignment: .trailing) {
                    Text("Run-out").font(.headline).widgetAccentable().foregroundStyle(.tint)
                    Text("\(yard.fleet - yard.out) in the shed", comment: "trams not out yet")
                        .foregroundStyle(.secondary)
                }
            }
        case .accessoryCircular:
            Gauge(value: Double(yard.out), in: 0...Double(yard.fleet)) {
                Image.car
            } currentValueLabel: {
                Text(yard.out.formatted())
            }
            .tint(Gradient(colors: [.teal, .mint, .yellow]))
            .gaugeStyle(.accessoryCircular)
        #endif
        default:
            VStack(alignment: .leading) {
                pulls
                if family != .systemMedium { Divider(); dayCurve }
                HStack(alignment: .firstTextBaseline) {
                    Text(Date.now, format: .dateTime.weekday(.wide).day()).foregroundStyle(.secondary).font(.caption)
                    Spacer()
                    Text("Run-out").font(.title3.weight(.semibold))
                }
            }
            .padding()
            .background(scheme == .dark ? Color.black : Color.white)
        }
    }

    private var dayCurve: some View {
        Chart(yard.pulls) { pull in
            AreaMark(x: .value("Hour", pull.at, unit: .hour), y: .value("Trams", pull.trams))
                .interpolationMethod(.catmullRom)
                .foregroundStyle(
                    .linearGradient(colors: [.teal.opacity(0.6), .clear], startPoint: .top, endPoint: .bottom))
            LineMark(x: .value("Hour", pull.at, unit: .hour), y: .value("Trams", pull.trams))
                .symbol(.circle)
                .interpolationMethod(.catmullRom)
        }
        .chartYScale(domain: 0...12)
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 3)) { _ in
                AxisTick()
                AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .abbreviated)))
                AxisGridLine()
            }
        }
    }

    private var pulls: some View {
        Chart {
            RuleMark(y: .value("Points", 8))
                .annotation(position: .top, alignment: .trailing) {
                    if family != .accessoryRectangular {
                        Text("points jam").font(.caption2).foregroundStyle(.secondary)
                    }
                }
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
            ForEach(yard.pulls) { pull in
                BarMark(x: .value("Hour", String(pull.hour)), y: .value("Trams", pull.trams), width: .ratio(0.7))
                    .cornerRadius(2)
                    .foregroundStyle(pull.trams > 8 ? Color.orange.gradient : Color.teal.gradient)
            }
        }
    }
}

struct DepotPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            LineAttributes.seven
                .previewContext(LineAttributes.Layover(rest: .now...Date(timeIntervalSinceNow: 90)), viewKind: .content)
                .previewDisplayName("On the board")
            LineAttributes.seven.previewContext(
                LineAttributes.ContentState(rest: .now...Date(timeIntervalSinceNow: 30)),
                viewKind: .dynamicIsland(.compact))
            RunOutView(yard: .weekday)
                .previewContext(WidgetPreviewContext(family: .accessoryCircular)).previewDisplayName("Round")
        }
    }
}
