import AppIntents
import Intents

/// Which box to keep an eye on. Was an intent of the older kind until two summers ago.
struct KeepAnEyeOn: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "KeepAnEyeOnIntent"
    static var title: LocalizedStringResource = "Keep an Eye on a Box"
    static var description = IntentDescription("One box of the orchard and its feeder.")

    @Parameter(title: "Season") var season: Season?
    @Parameter(title: "Box", default: BoxEntity.mirabelle) var box: BoxEntity?

    static var parameterSummary: some ParameterSummary { Summary("\(\.$box)") }

    init() {}
    init(_ colony: Colony) { box = BoxEntity(colony) }

    func perform() async throws -> some IntentResult { .result() }
}

struct BoxEntity: AppEntity, Identifiable, Hashable {
    static var defaultQuery = BoxQuery()
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Box"
    static let mirabelle = BoxEntity(Apiary.box(11))

    var id: Int
    var queen: String

    init(_ colony: Colony) { (id, queen) = (colony.box, colony.queen) }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(queen)") }
}

struct BoxQuery: EntityStringQuery {
    func defaultResult() async -> BoxEntity? { .mirabelle }
    func suggestedEntities() async throws -> [BoxEntity] { Apiary.boxes.map { BoxEntity($0) } }

    func entities(matching string: String) async throws -> [BoxEntity] {
        // By the queen's name or by the number on the lid.
        Apiary.boxes.filter { $0.queen.contains(string) || String($0.box) == string }.map(BoxEntity.init)
    }

    func entities(for identifiers: [BoxEntity.ID]) async throws -> [BoxEntity] {
        Apiary.boxes.compactMap { identifiers.contains($0.box) ? BoxEntity($0) : nil }
    }
}

enum Season: String, AppEnum {
    case swarming, heather, winter

    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .winter: "Winter",
        .swarming: DisplayRepresentation(title: "Swarming", subtitle: "May", image: .init(systemName: "sparkles")),
        .heather: DisplayRepresentation(title: "Heather", subtitle: "Late summer", image: .init(systemName: "leaf")),
    ]
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Season")
}

/// Tops up whatever was looked at last.
struct TopUpFeeder: AppIntent {
    static var description = IntentDescription("Notes that a feeder was filled to the brim.")
    static var title: LocalizedStringResource = "Top Up"

    func perform() async throws -> some IntentResult {
        Apiary.noteFilling(of: Apiary.notebook?.integer(forKey: "lastFilled") ?? 11)
        return .result()
    }
}
