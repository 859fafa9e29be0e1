// An intent with a parameter of each type, which the tests of configurations set and ask.
import AppIntents
import SwiftUI
import ViewArchive

/// How bright a lamp is.
enum Brightness: Int, AppEnum {
    case dim = 1
    case bright = 2

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Brightness"
    static let caseDisplayRepresentations: [Brightness: DisplayRepresentation] = [.dim: "Dim", .bright: "Bright"]
}

/// A lamp, known by a number.
struct Lamp: AppEntity, Hashable {
    let id: Int

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
    static let defaultQuery = LampQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Lamp \(id)") }
}

/// Knows lamps 1 to 3; of lamp 9 nobody can say.
struct LampQuery: EntityQuery {
    struct Broken: Error {}

    func entities(for identifiers: [Lamp.ID]) async throws -> [Lamp] {
        if identifiers.contains(9) { throw Broken() }
        return identifiers.filter { (1...3).contains($0) }.map { Lamp(id: $0) }
    }
    func suggestedEntities() async throws -> ItemCollection<Lamp> {
        ItemCollection {
            ItemSection("Upstairs") {
                IntentItem(Lamp(id: 1), title: "First", subtitle: "By the door")
                Lamp(id: 2)
            }
        }
    }
    func defaultResult() async -> Lamp? { Lamp(id: 1) }
}

/// Numbers to choose from, of which 20 is the first.
struct NumberOptions: DynamicOptionsProvider {
    func results() async throws -> [Int] { [10, 20] }
    func defaultResult() async -> Int? { 20 }
}

/// A parameter of each type.
struct TypesIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Types"

    @Parameter(title: "Flag", default: false) var flag: Bool
    @Parameter(title: "Count", default: 3, controlStyle: .slider, inclusiveRange: (0, 10)) var count: Int
    @Parameter(title: "Share", default: 0.5) var share: Double
    @Parameter(title: "Name", description: "Whose", default: "nobody") var name: String
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Page") var page: URL?
    @Parameter(title: "Brightness", default: .dim) var brightness: Brightness
    @Parameter(title: "Lamp") var lamp: Lamp
    @Parameter(title: "Spare") var spare: Lamp?
    @Parameter(title: "Lamps") var lamps: [Lamp]?
    @Parameter(title: "Words", default: ["a"], size: [.systemSmall: 1, .systemLarge: 3]) var words: [String]
    @Parameter(title: "Option", optionsProvider: NumberOptions()) var option: Int
    @Parameter() var limit: Int?
    @Parameter(title: "Span") var span: Duration?

    /// The parameters by name, as texts.
    var texts: [String: String] {
        [
            "flag": "\(flag)", "count": "\(count)", "share": "\(share)", "name": name,
            "day": day.map { "\($0.timeIntervalSince1970)" } ?? "nil", "page": page?.absoluteString ?? "nil",
            "brightness": "\(brightness)", "lamp": "\(lamp.id)", "spare": spare.map { "\($0.id)" } ?? "nil",
            "lamps": lamps.map { "\($0.map(\.id))" } ?? "nil", "words": words.joined(separator: "+"),
            "option": "\(option)", "limit": limit.map { "\($0)" } ?? "nil", "span": span.map { "\($0)" } ?? "nil",
        ]
    }
}

extension TypesIntent {
    /// What its parameters are with values (JSON texts), and what is said of them.
    static func configured(_ values: [String: String]) async throws -> (
        texts: [String: String], said: [ArchiveDiagnostic]
    ) {
        let configured = try await ConfiguredIntent(TypesIntent.self, values: values)
        return (configured.intent.texts, configured.diagnostics)
    }

    /// What an editor is told of its parameters and of values for them.
    static func report(on values: [String: String]) async -> (report: ParametersReport, said: [ArchiveDiagnostic]) {
        await IntentParameters(of: TypesIntent()).report(on: values)
    }
}

/// A country, and a city in it.
struct TripIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Trip"

    @Parameter(title: "Country", default: "Norway") var country: String
    @Parameter(title: "City", optionsProvider: CitiesOfCountry()) var city: String?
    @Parameter(title: "Way") var way: Way?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$country) {
            Case("Norway") { Summary("To \(\.$city)") }
            Case(["Italy", "Spain"]) { Summary("To \(\.$city)") { \.$way } }
            DefaultCase { Summary() }
        }
    }

    /// What its parameters are for an editor, with values (JSON texts).
    static func choices(on values: [String: String]) async -> [String: [String]] {
        let (report, _) = await IntentParameters(of: TripIntent()).report(on: values)
        return Dictionary(
            uniqueKeysWithValues: report.parameters.map { ($0.name, ($0.choices ?? []).map(\.title)) }
        )
    }
}

/// The cities of the country that is chosen.
struct CitiesOfCountry: DynamicOptionsProvider {
    @IntentParameterDependency<TripIntent>(\.$country) var trip

    func results() async throws -> [String] { trip?.country == "Norway" ? ["Oslo", "Bergen"] : ["Rome"] }
}

/// A way to travel, of which there are two.
struct Way: AppEntity {
    var id: String
    @Property(title: "Speed") var speed: Int

    init(id: String, speed: Int) {
        self.id = id
        self.speed = speed
    }

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Way")
    static let defaultQuery = WayQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id) at \(speed)") }
}

/// Knows all ways.
struct WayQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Way] { [Way(id: "train", speed: 200), Way(id: "ship", speed: 40)] }
}
