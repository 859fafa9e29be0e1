// Shortcuts, questions and dependencies of intents as apps' sources write them, since those lie beside their widgets; that
// this file compiles is the test.
@testable import AppIntents
import SwiftUI
import ViewArchive

/// A drink.
struct Drink: AppEntity, Identifiable {
    let id: UUID
    @Property(title: "Name") var name: String
    @Property(title: "Milliliters") var milliliters: Int
    @Property(title: "Drunk at") var date: Date?

    init(id: UUID = UUID(), name: String, milliliters: Int) {
        self.id = id
        self.name = name
        self.milliliters = milliliters
    }

    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Drink", numericFormat: "\(placeholder: .int) drinks", synonyms: ["Beverage"]
    )
    static let defaultQuery = DrinkQuery()
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "\(milliliters) ml", image: .init(systemName: "drop", isTemplate: true),
            synonyms: ["\(name) glass"]
        )
    }
}

/// Keeps drinks.
final class DrinkStore: Sendable {
    func all() -> [Drink] { [Drink(name: "Water", milliliters: 200)] }
}

/// What a drink must be to be found.
struct DrinkFilter: Sendable {
    var matches: @Sendable (Drink) -> Bool

    static func named(_ name: String) -> Self { Self { $0.name == name } }
    static func contains(_ part: String) -> Self { Self { $0.name.contains(part) } }
    static func below(_ amount: Int) -> Self { Self { $0.milliliters < amount } }
    static func between(_ start: Date, _ end: Date) -> Self {
        Self { drink in drink.date.map { start < $0 && $0 < end } ?? false }
    }
}

/// Finds drinks by their properties.
struct DrinkQuery: EntityPropertyQuery, EntityStringQuery {
    @Dependency var store: DrinkStore

    static let properties = QueryProperties {
        Property(\Drink.$name) {
            EqualToComparator { DrinkFilter.named($0) }
            ContainsComparator { .contains($0) }
        }
        Property(\Drink.$milliliters) {
            LessThanComparator { .below($0) }
            GreaterThanOrEqualToComparator { amount in
                DrinkFilter { $0.milliliters >= amount }
            }
        }
        Property(\Drink.$date) {
            IsBetweenComparator { .between($0, $1) }
        }
    }
    static let sortingOptions = SortingOptions {
        SortableBy(\Drink.$name)
        SortableBy(\Drink.$date)
    }

    func entities(
        matching comparators: [DrinkFilter], mode: ComparatorMode, sortedBy: [Sort<Drink>], limit: Int?
    ) async throws -> [Drink] {
        store.all().filter { drink in
            mode == .and ? comparators.allSatisfy { $0.matches(drink) } : comparators.contains { $0.matches(drink) }
        }
    }
    func entities(matching string: String) async throws -> [Drink] { store.all().filter { $0.name == string } }
    func entities(for identifiers: [Drink.ID]) async throws -> [Drink] {
        store.all().filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [Drink] { store.all() }
}

/// Drinks something.
struct DrinkIntent: AppIntent, PredictableIntent, ForegroundContinuableIntent, UndoableIntent {
    static let title: LocalizedStringResource = "Drink"
    static let description = IntentDescription(
        "Drinks \("something").", categoryName: "Health", searchKeywords: ["water"], resultValueName: "Drink"
    )
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Drink", requestValueDialog: "Which drink?") var drink: Drink
    @Parameter(title: "Other", query: DrinkQuery()) var other: Drink?
    @Parameter(title: "Price") var price: IntentCurrencyAmount?
    @Parameter(title: "With") var guest: IntentPerson?
    @Parameter(title: "Photo", supportedTypeIdentifiers: ["public.image"]) var photo: IntentFile?
    @Dependency var store: DrinkStore

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$drink)) { drink in
            DisplayRepresentation(title: "Drink \(drink.name)")
        }
        IntentPrediction(parameters: (\.$drink, \.$guest)) { drink, guest in
            "Drink \(drink.name) with \(guest == nil ? "nobody" : "somebody")"
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
        guard !store.all().isEmpty else { throw AppIntentError.Unrecoverable.entityNotFound }
        if drink.milliliters > 1000 {
            try await requestConfirmation(
                result: .result(dialog: "That much?"),
                confirmationActionName: .custom(
                    acceptLabel: "Drink", acceptAlternatives: [], denyLabel: "Leave", denyAlternatives: [],
                    destructive: true)
            )
            guard try await $drink.requestConfirmation(for: drink, dialog: "Sure?") else {
                throw $drink.needsValueError("Which one?")
            }
        }
        if drink.name.isEmpty { throw needsToContinueInForegroundError("Go on in the app") { print("there") } }
        try await donate()
        return .result(value: drink.milliliters, dialog: IntentDialog(full: "Done.", supporting: "Well.")) {
            Text("Drunk")
        }
    }
}

/// Opens a drink.
struct OpenDrinkIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open drink"
    static let openAppWhenRun = true
    @Parameter(title: "Drink") var target: Drink
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(filePath: "/drinks/\(target.id)")))
    }
}

/// Deletes drinks.
struct DeleteDrinksIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete drinks"
    @Parameter(title: "Drinks") var entities: [Drink]
    func perform() async throws -> some IntentResult & ReturnsValue<[Drink]> { .result(value: entities) }
}

/// The app's shortcuts.
struct DrinkShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: DrinkIntent(),
            phrases: ["Drink with \(.applicationName)", "Drink \(\.$drink) in \(.applicationName)"],
            shortTitle: "Drink", systemImageName: "drop"
        )
        if #available(iOS 17, *) {
            AppShortcut(intent: OpenDrinkIntent(), phrases: ["Open \(.applicationName)"])
        }
    }
    static let shortcutTileColor: ShortcutTileColor = .lightBlue
}

/// The package that holds them.
struct DrinkPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// What queries and intents of the app do once it has put its store in.
enum DrinkRuns {
    /// As an app does when it starts.
    static func addStore() {
        AppDependencyManager.shared.add(dependency: DrinkStore())
        DrinkShortcuts.updateAppShortcutParameters()
    }

    /// What the query of a parameter of its own suggests, by name.
    static func choices() async -> [String] {
        addStore()
        let (report, _) = await IntentParameters(of: DrinkIntent()).report(on: [:])
        return report.parameters.first { $0.name == "other" }?.choices?.map(\.title) ?? []
    }

    /// What a drink of an amount gives, or what the intent says against it.
    static func drinking(_ milliliters: Int) async -> String {
        addStore()
        let intent = DrinkIntent()
        intent.drink = Drink(name: "Water", milliliters: milliliters)
        do {
            return "\(try await intent.perform().value ?? 0)"
        } catch {
            return "\(error)"
        }
    }

    /// Two values of one type, the second under a key, and one that was not put in.
    static func dependencies() -> [Int] {
        let keeper = AppDependencyManager()
        keeper.add(dependency: 1)
        keeper.add(key: "second") { 2 }
        @AppDependency(manager: keeper) var first: Int
        @AppDependency(key: "second", manager: keeper) var second: Int
        @AppDependency(key: "third", manager: keeper, default: { 3 }) var third: Int
        return [first, second, third]
    }
}
