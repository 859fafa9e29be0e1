import AppIntents
import Foundation

struct PlantEntity: AppEntity, Identifiable, Hashable, Codable {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Plant")
    static let defaultQuery = PlantQuery()

    var id: UUID
    var name: String
    var species: String
    var days: Int

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(species)", image: .init(systemName: "leaf.fill"))
    }

    static let all: [PlantEntity] = [
        PlantEntity(id: UUID(uuidString: "A3F0C1D2-0000-4000-8000-000000000001")!, name: "Gloria", species: "Monstera", days: 2),
        PlantEntity(id: UUID(uuidString: "A3F0C1D2-0000-4000-8000-000000000002")!, name: "Spike", species: "Aloe", days: 9),
        PlantEntity(id: UUID(uuidString: "A3F0C1D2-0000-4000-8000-000000000003")!, name: "Fern", species: "Boston fern", days: 0),
    ]
}

struct PlantQuery: EntityStringQuery {
    func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
        PlantEntity.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [PlantEntity] {
        PlantEntity.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [PlantEntity] { PlantEntity.all }
}

struct RoomOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Kitchen", "Balcony", "Study"] }
    func defaultResult() async -> String? { "Kitchen" }
}

struct PlantsIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Plants"
    static let description = IntentDescription("Which plants to look after.")

    @Parameter(title: "Plants")
    var plants: [PlantEntity]?

    @Parameter(title: "Room", optionsProvider: RoomOptions())
    var room: String?

    @Parameter(title: "Days Ahead", default: 3, inclusiveRange: (1, 14))
    var daysAhead: Int

    init() {}

    init(plants: [PlantEntity]) {
        self.plants = plants
    }

    static var parameterSummary: some ParameterSummary {
        Summary("Water \(\.$plants) in \(\.$room)") {
            \.$daysAhead
        }
    }
}

struct WaterPlantIntent: AppIntent {
    static let title: LocalizedStringResource = "Water Plant"

    @Parameter(title: "Plant")
    var plant: PlantEntity

    init() {}
    init(plant: PlantEntity) { self.plant = plant }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: plant.name)
    }
}
