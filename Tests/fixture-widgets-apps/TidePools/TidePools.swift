import AppIntents
import CoreLocation
import RelevanceKit
import SwiftUI
import WidgetKit

/// The volunteers' count of what lives in one pool of the rocky shore.
struct PoolChoice: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Choose a Pool"

    @Parameter(title: "Finds", default: []) var finds: [String]
    @Parameter(title: "Last Count", kind: .date) var counted: Date?
    @Parameter(title: "Anemones", default: 4, controlStyle: .stepper, inclusiveRange: (0, 60)) var anemones: Int
    @Parameter(title: "Bottom", optionsProvider: Bottoms()) var bottom: String?
    @Parameter(title: "Pool", inputOptions: String.IntentInputOptions(capitalizationType: .words)) var pool: String?
    @Parameter(title: "Sheet") var sheet: URL?

    struct Bottoms: DynamicOptionsProvider {
        func defaultResult() async -> String? { "gravel" }
        func results() async throws -> [String] { ["gravel", "weed", "bare rock"] }
    }
}

struct PoolCount: TimelineEntry {
    let date: Date
    let choice: PoolChoice

    var names: String { choice.finds.isEmpty ? "Nobody else at home" : choice.finds.formatted(.list(type: .and)) }
}

struct PoolCensus: AppIntentTimelineProvider {
    func relevance() async -> WidgetRelevance<PoolChoice> {
        let shore = CLCircularRegion(center: .init(latitude: 51.6, longitude: -5.1), radius: 250, identifier: "shore")
        // Two hours around low water; and at night nobody counts, but the sheet is copied out.
        let ebb = DateInterval(start: .now, duration: 2 * 3600)
        return WidgetRelevance([
            WidgetRelevanceAttribute(configuration: PoolChoice(), context: RelevantContext.location(shore)),
            .init(configuration: .init(), context: .sleep(.bedtime)),
            .init(configuration: PoolChoice(), context: RelevantContext.date(interval: ebb, kind: .scheduled)),
        ])
    }

    func timeline(for configuration: PoolChoice, in context: Context) async -> Timeline<PoolCount> {
        Timeline(entries: [PoolCount(date: .now, choice: configuration)], policy: .atEnd)
    }
    func snapshot(for configuration: PoolChoice, in context: Context) async -> PoolCount {
        PoolCount(date: .now, choice: configuration)
    }
    func placeholder(in context: Context) -> PoolCount { PoolCount(date: .now, choice: .init()) }
}

struct PoolWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "tide-pool", intent: PoolChoice.self, provider: PoolCensus()) { count in
            HStack(alignment: .bottom) {
                VStack(alignment: .leading, spacing: 3) {
                    Text("Counted: ^[\(count.choice.anemones) anemone](inflect: true)")
                    Text(count.names).font(.caption).foregroundStyle(.secondary)
                    Spacer()
                    if let day = count.choice.counted {
                        Text(day, format: .dateTime.day().month()).font(.caption2)
                    }
                    Text(count.choice.pool ?? "Limpet Gully").font(.title3.weight(.heavy).width(.expanded))
                }
                Image(systemName: "water.waves").resizable()
                    .widgetAccentedRenderingMode(.accentedDesaturated)
                    .scaledToFit().frame(maxWidth: 40)
            }
            .widgetURL(count.choice.sheet)
            .containerBackground(Color(.systemBackground), for: .widget)
        }
        .configurationDisplayName("Tide Pool")
        .description("The latest census of one pool.")
    }
}
