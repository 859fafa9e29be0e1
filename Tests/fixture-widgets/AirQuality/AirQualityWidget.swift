import SwiftUI
import WidgetKit

struct AirQuality: Sendable {
    enum Level: String, CaseIterable, Sendable {
        case good = "Good"
        case moderate = "Moderate"
        case unhealthy = "Unhealthy"
        case hazardous = "Hazardous"

        init(index: Int) {
            self = switch index {
            case ...50: .good
            case 51...100: .moderate
            case 101...200: .unhealthy
            default: .hazardous
            }
        }

        var color: Color {
            switch self {
            case .good: .green
            case .moderate: .yellow
            case .unhealthy: .orange
            case .hazardous: .purple
            }
        }
    }

    struct Pollutant: Identifiable, Sendable {
        let id: String
        let value: Measurement<UnitConcentrationMass>
        let share: Double
    }

    let index: Int
    let place: String
    let pollutants: [Pollutant]

    var level: Level { Level(index: index) }

    static let sample = AirQuality(
        index: 63, place: "Riverside",
        pollutants: [
            Pollutant(id: "PM2.5", value: .init(value: 0.018, unit: .gramsPerLiter), share: 0.62),
            Pollutant(id: "PM10", value: .init(value: 0.031, unit: .gramsPerLiter), share: 0.44),
            Pollutant(id: "NO₂", value: .init(value: 0.012, unit: .gramsPerLiter), share: 0.3),
            Pollutant(id: "O₃", value: .init(value: 0.052, unit: .gramsPerLiter), share: 0.51),
        ]
    )
}

struct AirQualityEntry: TimelineEntry {
    let date: Date
    let quality: AirQuality
    let relevance: TimelineEntryRelevance?
}

struct AirQualityProvider: TimelineProvider {
    func placeholder(in context: Context) -> AirQualityEntry {
        AirQualityEntry(date: .now, quality: .sample, relevance: nil)
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (AirQualityEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<AirQualityEntry>) -> Void) {
        let entry = AirQualityEntry(
            date: .now, quality: .sample, relevance: TimelineEntryRelevance(score: Float(AirQuality.sample.index))
        )
        completion(Timeline(entries: [entry], policy: .after(.now + 1800)))
    }
}

struct AirQualityGauge: View {
    let quality: AirQuality

    var body: some View {
        Gauge(value: Double(quality.index), in: 0...300) {
            Text("AQI")
        } currentValueLabel: {
            Text("\(quality.index)")
        } minimumValueLabel: {
            Text("0").foregroundStyle(.green)
        } maximumValueLabel: {
            Text("300").foregroundStyle(.purple)
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: AirQuality.Level.allCases.map(\.color)))
    }
}

struct AirQualityView: View {
    let entry: AirQualityEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .accessoryCircular:
            AirQualityGauge(quality: entry.quality)
                .containerBackground(.clear, for: .widget)
        case .accessoryInline:
            Label("Air \(entry.quality.level.rawValue)", systemImage: "aqi.medium")
        case .accessoryRectangular:
            VStack(alignment: .leading, spacing: 2) {
                Label("Air Quality", systemImage: "aqi.medium")
                    .font(.headline)
                    .widgetAccentable()
                Gauge(value: Double(entry.quality.index), in: 0...300) {
                    Text(entry.quality.level.rawValue)
                }
                .gaugeStyle(.accessoryLinearCapacity)
            }
            .containerBackground(.clear, for: .widget)
        case .systemSmall:
            VStack(alignment: .leading) {
                Text(entry.quality.place).font(.headline)
                Text(entry.quality.level.rawValue)
                    .font(.subheadline)
                    .foregroundStyle(entry.quality.level.color)
                Spacer()
                AirQualityGauge(quality: entry.quality)
                    .frame(maxWidth: .infinity)
                    .scaleEffect(1.2)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .containerBackground(.background, for: .widget)
        default:
            HStack {
                AirQualityGauge(quality: entry.quality)
                VStack(spacing: 6) {
                    ForEach(entry.quality.pollutants) { pollutant in
                        Gauge(value: pollutant.share) {
                            Text(pollutant.id)
                        } currentValueLabel: {
                            Text(pollutant.value.converted(to: .milligramsPerDeciliter).value, format: .number.precision(.fractionLength(1)))
                        }
                        .gaugeStyle(.linearCapacity)
                        .font(.caption2)
                        .tint(pollutant.share > 0.5 ? .yellow : .green)
                    }
                }
            }
            .containerBackground(.background, for: .widget)
        }
    }
}

struct AirQualityWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "AirQuality", provider: AirQualityProvider()) { AirQualityView(entry: $0) }
            .configurationDisplayName("Air Quality")
            .description("How the air is where you are.")
            .supportedFamilies([
                .systemSmall, .systemMedium, .accessoryCircular, .accessoryInline, .accessoryRectangular,
            ])
    }
}

#Preview("Lock Screen", as: .accessoryRectangular) {
    AirQualityWidget()
} timeline: {
    AirQualityEntry(date: .now, quality: .sample, relevance: nil)
}
