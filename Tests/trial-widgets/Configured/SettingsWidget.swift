// A widget with a parameter of each type, which shows what they are.
import AppIntents
import SwiftUI
import WidgetKit

enum Mood: String, AppEnum {
    case calm, lively
    case none

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
        .calm: "Calm", .lively: DisplayRepresentation(title: "Full of life", subtitle: "With music"), .none: "None",
    ]
}

struct CityOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Oslo", "Rome"] }
    func defaultResult() async -> String? { "Rome" }
}

struct SettingsIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
    static let description = IntentDescription("One parameter of each type.")

    @Parameter(title: "Dark", default: false) var isDark: Bool
    @Parameter(title: "Count", description: "How many", default: 3, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Ratio", default: 0.5) var ratio: Double
    @Parameter(title: "Name", default: "nobody") var name: String
    @Parameter(title: "Start") var start: Date?
    @Parameter(title: "Page") var page: URL?
    @Parameter(title: "Mood", default: .none) var mood: Mood
    @Parameter(title: "City", optionsProvider: CityOptions()) var city: String
    @Parameter(title: "Tags", default: []) var tags: [String]
    @Parameter(title: "Limit") var limit: Int?

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$count) of \(\.$name)") {
            \.$mood
            \.$city
        }
    }
}

struct SettingsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(lines: ["placeholder"]) }

    func snapshot(for configuration: SettingsIntent, in context: Context) async -> LinesEntry {
        LinesEntry(lines: Self.lines(configuration))
    }

    func timeline(for configuration: SettingsIntent, in context: Context) async -> Timeline<LinesEntry> {
        Timeline(entries: [LinesEntry(lines: Self.lines(configuration))], policy: .never)
    }

    private static func lines(_ settings: SettingsIntent) -> [String] {
        [
            "\(settings.isDark) \(settings.count) \(settings.ratio)", settings.name,
            settings.start.map { "\($0.timeIntervalSince1970)" } ?? "no start",
            settings.page?.absoluteString ?? "no page", settings.mood.rawValue, settings.city,
            settings.tags.joined(separator: "+"), settings.limit.map { "\($0)" } ?? "no limit",
        ]
    }
}

struct SettingsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Settings", intent: SettingsIntent.self, provider: SettingsProvider()) { entry in
            LinesView(entry: entry)
        }
        .supportedFamilies([.systemSmall, .systemLarge])
    }
}
