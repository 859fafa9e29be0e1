import WidgetKit
import SwiftUI
import AppIntents
import RelevanceKit
import CoreLocation

struct DogEntry: TimelineEntry { let date: Date; let intent: DogIntent }
struct DogIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Dog"
    @Parameter(title: "Name", inputOptions: String.IntentInputOptions(capitalizationType: .words)) var name: String?
    @Parameter(title: "Age", default: 3, controlStyle: .stepper, inclusiveRange: (0, 20)) var age: Int
    @Parameter(title: "Birthday", kind: .date) var birthday: Date?
    @Parameter(title: "Site") var url: URL?
    @Parameter(title: "Tags", default: []) var tags: [String]
    @Parameter(title: "Mood", optionsProvider: MoodOptions()) var mood: String?
    struct MoodOptions: DynamicOptionsProvider {
        func results() async throws -> [String] { ["happy", "sleepy"] }
        func defaultResult() async -> String? { "happy" }
    }
}
struct DogProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> DogEntry { DogEntry(date: .now, intent: .init()) }
    func snapshot(for configuration: DogIntent, in context: Context) async -> DogEntry { DogEntry(date: .now, intent: configuration) }
    func timeline(for configuration: DogIntent, in context: Context) async -> Timeline<DogEntry> { Timeline(entries: [DogEntry(date: .now, intent: configuration)], policy: .atEnd) }
    func relevance() async -> WidgetRelevance<DogIntent> {
        let ctx = RelevantContext.date(interval: DateInterval(start: .now, duration: 3600), kind: .scheduled)
        let loc = RelevantContext.location(CLCircularRegion(center: .init(latitude: 37, longitude: -122), radius: 100, identifier: "park"))
        return WidgetRelevance([.init(configuration: DogIntent(), context: ctx), WidgetRelevanceAttribute(configuration: DogIntent(), context: loc), .init(configuration: .init(), context: .sleep(.bedtime))])
    }
}
struct DogWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "dog", intent: DogIntent.self, provider: DogProvider()) { entry in
            VStack(alignment: .leading) {
                Text(entry.intent.name ?? "Rex").font(.title3.weight(.heavy).width(.expanded))
                Text("^[\(entry.intent.age) year](inflect: true) old")
                Spacer()
                Image(systemName: "pawprint.fill")
                    .resizable()
                    .widgetAccentedRenderingMode(.accentedDesaturated)
                    .scaledToFit()
            }
            .containerBackground(Color(.systemBackground), for: .widget)
        }
    }
}
