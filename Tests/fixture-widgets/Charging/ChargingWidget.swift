import SwiftUI
import WidgetKit

struct ChargingEntry: TimelineEntry {
    let date: Date
    let level: Double
    let range: Measurement<UnitLength>
    let power: Measurement<UnitPower>
    let done: Date
    let history: [Double]
}

struct ChargingProvider: TimelineProvider {
    func placeholder(in context: Context) -> ChargingEntry {
        ChargingEntry(
            date: .now, level: 0.68, range: Measurement(value: 287, unit: .kilometers),
            power: Measurement(value: 11, unit: .kilowatts), done: .now + 4_800,
            history: [18, 22, 14, 9, 27, 31, 24, 12, 16, 20, 25, 19])
    }

    func getSnapshot(in context: Context, completion: @escaping (ChargingEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ChargingEntry>) -> Void) {
        let first = placeholder(in: context)
        completion(Timeline(entries: [first], policy: .after(first.done)))
    }
}

struct Tile<Content: View>: View {
    let title: LocalizedStringKey
    let symbol: String
    var tint: Color = .green
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label(title, systemImage: symbol)
                .font(.caption.weight(.semibold))
                .foregroundStyle(tint)
            content()
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        .padding(12)
        .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
}

struct BatteryPack: View {
    let level: Double
    private let cells = 12

    var body: some View {
        HStack(spacing: 3) {
            ForEach(0..<cells, id: \.self) { cell in
                RoundedRectangle(cornerRadius: 3)
                    .fill(Double(cell) < level * Double(cells) ? AnyShapeStyle(.green.gradient) : AnyShapeStyle(.quaternary))
            }
        }
        .frame(height: 34)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Battery"))
        .accessibilityValue(Text(level, format: .percent))
    }
}

struct HistoryChart: View {
    let values: [Double]

    var body: some View {
        GeometryReader { proxy in
            let top = values.max() ?? 1
            HStack(alignment: .bottom, spacing: 5) {
                ForEach(Array(zip(values.indices, values)), id: \.0) { _, value in
                    RoundedRectangle(cornerRadius: 3)
                        .fill(.teal.gradient)
                        .frame(height: proxy.size.height * value / top)
                }
            }
            .frame(height: proxy.size.height, alignment: .bottom)
        }
    }
}

struct ChargingView: View {
    let entry: ChargingEntry
    @Environment(\.widgetFamily) private var family

    private var range: some View {
        Text(entry.range.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))))
            .font(.system(.title, design: .rounded, weight: .bold))
    }

    private var charge: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(entry.level, format: .percent.precision(.fractionLength(0)))
                .font(.system(size: family == .systemExtraLarge ? 48 : 34, weight: .bold, design: .rounded))
            BatteryPack(level: entry.level)
            Text("Full at \(entry.done, format: .dateTime.hour().minute())")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }

    var body: some View {
        Group {
            switch family {
            case .systemExtraLarge:
                Grid(horizontalSpacing: 12, verticalSpacing: 12) {
                    GridRow {
                        Tile(title: "Charge", symbol: "bolt.fill") { charge }
                            .gridCellColumns(2)
                        Tile(title: "Range", symbol: "road.lanes", tint: .blue) { range }
                    }
                    GridRow {
                        Tile(title: "Power", symbol: "powerplug.fill", tint: .orange) {
                            Gauge(value: entry.power.value, in: 0...22) {
                                Text("kW")
                            } currentValueLabel: {
                                Text(entry.power.value, format: .number)
                            }
                            .gaugeStyle(.accessoryCircular)
                            .tint(.orange)
                            .frame(maxWidth: .infinity)
                        }
                        Tile(title: "Last 12 days", symbol: "chart.bar.fill", tint: .teal) { HistoryChart(values: entry.history) }
                            .gridCellColumns(2)
                    }
                }
            default:
                charge
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct ChargingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Charging", provider: ChargingProvider()) { ChargingView(entry: $0) }
            .configurationDisplayName("Charging")
            .description("How your car is doing.")
            .supportedFamilies([.systemSmall, .systemMedium, .systemExtraLarge])
    }
}

#Preview("Dashboard", as: .systemExtraLarge, widget: {
    ChargingWidget()
}, timelineProvider: {
    ChargingProvider()
})
