// App intents as sources write them; that this file compiles is the test.
import AppIntents
import SwiftUI
import WidgetKit

/// A choice among fixed values.
enum Flavor: String, AppEnum {
    case sweet, salty

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flavor"
    static let caseDisplayRepresentations: [Flavor: DisplayRepresentation] = [
        .sweet: "Sweet", .salty: DisplayRepresentation(title: "Salty", subtitle: "With salt"),
    ]
}

/// A value of an app.
struct Shop: AppEntity {
    let id: String
    let name: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shop"
    static let defaultQuery = ShopQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// Finds shops.
struct ShopQuery: EntityQuery {
    func entities(for identifiers: [Shop.ID]) async throws -> [Shop] { identifiers.map { Shop(id: $0, name: $0) } }
    func suggestedEntities() async throws -> [Shop] { [Shop(id: "1", name: "One")] }
    func defaultResult() async -> Shop? { try? await suggestedEntities().first }  // Without one nothing is chosen.
}

/// Finds words.
struct WordOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["one", "two"] }
}

/// A configuration with parameters of many types.
struct ShopIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a shop"
    static let description = IntentDescription("Chooses the shop that the widget shows.")

    @Parameter(title: "Shop") var shop: Shop?
    @Parameter(title: "Flavor", default: .sweet) var flavor: Flavor
    @Parameter(title: "Count", description: "How many", default: 3) var count: Int
    @Parameter(title: "Word", optionsProvider: WordOptions()) var word: String?
    @Parameter(title: "Loud") var isLoud: Bool?

    static var parameterSummary: some ParameterSummary {
        When(\.$flavor, .equalTo, .salty) {
            Summary("Salty things of \(\.$shop)") {
                \.$count
                \.$word
            }
        } otherwise: {
            Summary("Show \(\.$shop)")
        }
    }
}

/// An intent that does something.
struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order"
    static let openAppWhenRun = false

    @Parameter(title: "Number") var number: Int

    init() {}
    init(number: Int) { self.number = number }

    func perform() async throws -> some IntentResult { .result() }
}

/// An intent that answers a value.
struct CountIntent: AppIntent {
    static let title: LocalizedStringResource = "Count"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 5) }
}

/// A view that is tapped.
struct OrderView: View {
    var body: some View {
        VStack {
            Button(intent: OrderIntent(number: 1)) { Text("Order") }
            Button("Order", intent: OrderIntent(number: 2))
            Toggle(isOn: true, intent: OrderIntent(number: 3)) { Text("Open") }
        }
        .widgetURL(URL(string: "shop://1"))
        .widgetAccentable()
    }
}
