// A widget of one hero; the heroes that there are stand in the shared defaults. While `fault` is `query`, nobody can say.
import AppIntents
import SwiftUI
import WidgetKit

struct Hero: AppEntity {
    let id: String
    var name: String { id.capitalized }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hero"
    static let defaultQuery = HeroQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "A hero") }

    static var all: [Hero] { (Trial.defaults.stringArray(forKey: "heroes") ?? []).map { Hero(id: $0) } }
}

struct HeroQuery: EntityStringQuery {
    struct Unreachable: Error {}

    func entities(for identifiers: [Hero.ID]) async throws -> [Hero] {
        if Trial.defaults.string(forKey: "fault") == "query" { throw Unreachable() }
        return Hero.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Hero] { Hero.all.filter { $0.id.hasPrefix(string) } }
    func suggestedEntities() async throws -> [Hero] { Hero.all }
    func defaultResult() async -> Hero? { Hero.all.first }
}

struct HeroIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Hero"

    @Parameter(title: "Hero", description: "Whom the widget shows") var hero: Hero
    @Parameter(title: "Friends") var friends: [Hero]?
}

struct HeroProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(lines: ["placeholder"]) }

    func snapshot(for configuration: HeroIntent, in context: Context) async -> LinesEntry {
        LinesEntry(lines: [configuration.hero.name])
    }

    func timeline(for configuration: HeroIntent, in context: Context) async -> Timeline<LinesEntry> {
        let friends = (configuration.friends ?? []).map(\.name).joined(separator: " and ")
        let entry = LinesEntry(lines: [configuration.hero.name, friends.isEmpty ? "alone" : "with \(friends)"])
        return Timeline(entries: [entry], policy: .never)
    }
}

struct HeroWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Hero", intent: HeroIntent.self, provider: HeroProvider()) { entry in
            LinesView(entry: entry)
        }
        .description("One hero.")
        .supportedFamilies([.systemSmall])
    }
}
