// What the knobs beside the doors do, and the two widgets of the yard.
import AppIntents
import Intents
import SwiftUI
import UIKit
import WidgetKit

struct BakingProgram: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: .init("oven.program", defaultValue: "Program"))
    static var defaultQuery = Book()
    var id: String
    var bread: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(bread)") }

    struct Book: EntityQuery, EntityStringQuery {
        private var pages: [BakingProgram] {
            [("plum", "Plum tray bake"), ("rye", "Rye, long"), ("rusk", "Rusks")].map(BakingProgram.init(id:bread:))
        }
        func entities(for identifiers: [BakingProgram.ID]) async throws -> [BakingProgram] {
            pages.filter { identifiers.contains($0.id) }
        }
        func entities(matching string: String) async throws -> IntentItemCollection<BakingProgram> {
            .init(items: pages.filter { $0.bread.localizedCaseInsensitiveContains(string) })
        }
        func suggestedEntities() async throws -> IntentItemCollection<BakingProgram> {
            let chapters = Dictionary(grouping: pages) { $0.id.prefix(1).uppercased() }.sorted { $0.key < $1.key }
            return .init(
                sections: chapters.map { letter, breads in
                    IntentItemSection(
                        .init(stringLiteral: letter),
                        items: breads.map {
                            .init(
                                $0, title: .init(stringLiteral: $0.bread), subtitle: "from the book",
                                image: .init(systemName: "book"))
                        })
                })
        }
    }
}
struct StartBaking: AppIntent {
    static var title: LocalizedStringResource = .init("oven.start", defaultValue: "Start baking")
    static var isDiscoverable = false
    static var openAppWhenRun: Bool = false
    @Parameter(
        title: LocalizedStringResource("oven.program", defaultValue: "Program"), requestValueDialog: "Which bread?")
    var program: BakingProgram?
    @Parameter(title: .init("oven.bell", defaultValue: "Ring the bell"), default: false)
    var ringsBell: Bool
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        guard program != nil else { throw Burnt.noProgram(tries: 1) }
        try await Task.sleep(nanoseconds: 500)
        return .result(value: ringsBell)
    }
    enum Burnt: Error, CustomLocalizedStringResourceConvertible {
        case noProgram(tries: Int)
        var localizedStringResource: LocalizedStringResource {
            switch self {
            case .noProgram(let n): return .init("oven.none", defaultValue: "Nothing to bake, asked \(n)×")
            }
        }
    }
}
struct LetSteam: AppIntent {
    static var title: LocalizedStringResource = "Let steam in"
    @Parameter(title: "Oven") var oven: String
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: IntentDialog(full: "Steam goes into the \(oven) oven", supporting: "Hiss"))
    }
}
struct LookAgain: AppIntent {
    static var title: LocalizedStringResource = "Look again"
    @MainActor func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}
@available(iOS 17, *) struct ChooseOvens: AppIntent, WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Ovens"
    @Parameter(title: "Programs", size: [.systemSmall: 3, .systemMedium: 4, .systemLarge: 6]) var programs:
        [BakingProgram]?
    static var parameterSummary: some ParameterSummary { Summary() }
}
fileprivate extension WidgetFamily {
    var doors: Int {
        switch self {
        case .systemSmall: return 3
        case .systemMedium: return 4
        case .systemLarge, .systemExtraLarge: return 6
        case .accessoryCircular, .accessoryInline, .accessoryRectangular: return 1
        @unknown default: return 2
        }
    }
}
struct OvensEntry: TimelineEntry { var date: Date, doors: [OvenDoor] }
@available(iOS 17, *) struct OvensProvider: AppIntentTimelineProvider {
    typealias Entry = OvensEntry
    typealias Intent = ChooseOvens
    static var shift: Measurement<UnitDuration> { .init(value: 8, unit: .hours) }
    private func look(_ context: Context) -> Entry {
        Entry(date: Bakehouse.tonight.clock(), doors: Array(OvenDoor.all.prefix(context.family.doors)))
    }
    func snapshot(for configuration: Intent, in context: Context) async -> Entry { look(context) }
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
        let end = Bakehouse.tonight.clock() + Self.shift.converted(to: .seconds).value
        return .init(entries: [look(context)], policy: .after(end))
    }
    func placeholder(in context: Context) -> Entry {
        .init(date: .init(), doors: (0..<Int(2)).map { OvenDoor("door\($0)", "Some bread", nil, "oven") })
    }
    func recommendations() -> [AppIntentRecommendation<ChooseOvens>] { [] }
}
@available(iOS 17, *) struct OvenDoorsWidget: Widget {
    enum Wall: String, CaseIterable { case yard = "OvenDoors" }
    static let kind: String = Wall.yard.rawValue
    @Environment(\.widgetFamily) var family
    private static let families: [WidgetFamily] = {
        var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
        if UIDevice.current.userInterfaceIdiom == .pad { families.append(.systemExtraLarge) }
        return families
    }()
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: ChooseOvens.self, provider: OvensProvider()) { entry in
            OvenWall(doors: entry.doors).brick(Color(.systemBackground))
        }
        .edgeToEdge()
        .configurationDisplayName(.init("ovens.name", defaultValue: "Ovens"))
        .description(LocalizedStringResource("ovens.about", defaultValue: "Doors you can knock at."))
        .supportedFamilies(Self.families).promptsForUserConfiguration()
    }
}
fileprivate extension WidgetConfiguration {
    func edgeToEdge() -> some WidgetConfiguration {
        if #available(iOS 17.0, *) { return contentMarginsDisabled() } else { return self }
    }
}
fileprivate extension View {
    @ViewBuilder func brick(_ wall: some View) -> some View {
        if #available(iOS 17.0, *) { containerBackground(for: .widget) { wall } } else { background(wall) }
    }
}

// How much flour the silo holds.
struct SiloEntry: TimelineEntry {
    let date = Date()
    let level: Double, label: String?, floor: String?, brim: String?
}
struct SiloView: View {
    var entry: SiloEntry
    var body: some View {
        if entry.floor == nil {
            Gauge(value: entry.level) {
                Text(entry.label ?? "–")
            } currentValueLabel: {
                Text(entry.label ?? "–")
            }.gaugeStyle(.accessoryCircularCapacity)
        } else {
            Gauge(
                value: entry.level, in: 0...1, label: { Image(systemName: "shippingbox") },
                currentValueLabel: { Text(entry.label!) }, minimumValueLabel: { Text(entry.floor ?? "") },
                maximumValueLabel: { Text(entry.brim ?? "") }
            ).gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .yellow, .brown]))
        }
    }
}
struct SiloProvider: TimelineProvider {
    func placeholder(in c: Context) -> SiloEntry { .init(level: 0.5, label: "?", floor: nil, brim: nil) }
    func getSnapshot(in c: Context, completion: @escaping @Sendable (SiloEntry) -> ()) {
        completion(placeholder(in: c))
    }
    func getTimeline(in c: Context, completion: @escaping @Sendable (Timeline<SiloEntry>) -> ()) {
        let now = SiloEntry(level: 0.41, label: 0.41.formatted(.percent), floor: "E", brim: "F")
        completion(.init(entries: [now], policy: .after(.now + 1_200)))
    }
}
struct SiloWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "FlourSilo", provider: SiloProvider()) { SiloView(entry: $0).brick(Color.clear) }
            .supportedFamilies([.accessoryCircular])
    }
}
struct BakeryWidgets: WidgetBundle {
    init() {
        WidgetCenter.shared.getCurrentConfigurations { result in
            if case .success(let hung) = result { hung.forEach { print($0.kind, $0.family) } }
        }
    }
    var body: some Widget { wall() }
    private func wall() -> some Widget {
        if #available(iOS 18.0, *) {
            return WidgetBundleBuilder.buildBlock(OvenDoorsWidget(), SiloWidget())
        } else {
            return WidgetBundleBuilder.buildBlock(OvenDoorsWidget(), SiloWidget())
        }
    }
}
