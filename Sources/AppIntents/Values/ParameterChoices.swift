// What there is to choose for a parameter: an options provider's results, a query's suggestions, an enumeration's cases.
import SwiftUI

/// Finds choices and the one that is chosen at first.
struct ParameterChoices {
    let type: ParameterType
    let options: (any DynamicOptionsProvider)?

    /// More are of no use to anybody who chooses.
    static let most = 1000

    /// Nil where any value will do; throws what the provider or the query throws.
    func all() async throws -> [StoredValue]? {
        if let options { return try await Self.results(of: options) }
        switch type.single {
        case .choice(let type): return Self.cases(of: type)
        case .entity(let type): return try await Self.suggestions(of: type)
        default: return nil
        }
    }

    /// Those that need nobody to be asked.
    func fixed() -> [StoredValue]? {
        guard options == nil, case .choice(let type) = type.single else { return nil }
        return Self.cases(of: type)
    }

    /// What is chosen where nothing was.
    func first() async -> Any? {
        if let options, let first = await Self.defaultResult(of: options) { return first }
        guard case .entity(let type) = type.single else { return nil }
        return await Self.defaultResult(of: type)
    }

    /// Entities whose names match a text, where their query can say; else the suggested ones.
    func near(_ text: String) async -> [StoredValue] {
        if options == nil, case .entity(let type) = type.single {
            // A query that fails has nothing to offer.
            let found = try? await Self.matches(of: type, text)
            if let found, !found.isEmpty { return found }
        }
        // Likewise.
        return (try? await all()) ?? []
    }

    private static func cases<Choice: AppEnum>(of type: Choice.Type) -> [StoredValue] {
        type.allCases.compactMap { StoredValue($0) }
    }

    private static func results<Provider: DynamicOptionsProvider>(of provider: Provider) async throws -> [StoredValue] {
        items(try await provider.results())
    }

    private static func defaultResult<Provider: DynamicOptionsProvider>(of provider: Provider) async -> Any? {
        await provider.defaultResult()
    }

    private static func suggestions<Entity: AppEntity>(of type: Entity.Type) async throws -> [StoredValue] {
        func ask<Query: EntityQuery>(_ query: Query) async throws -> [StoredValue] {
            items(try await query.suggestedEntities())
        }
        return try await ask(type.defaultQuery)
    }

    private static func matches<Entity: AppEntity>(of type: Entity.Type, _ text: String) async throws -> [StoredValue] {
        func ask<Query: EntityStringQuery>(_ query: Query) async throws -> [StoredValue] {
            items(try await query.entities(matching: text))
        }
        guard let query = type.defaultQuery as? any EntityStringQuery else { return [] }
        return try await ask(query)
    }

    private static func defaultResult<Entity: AppEntity>(of type: Entity.Type) async -> Any? {
        func ask<Query: EntityQuery>(_ query: Query) async -> Any? { await query.defaultResult() }
        return await ask(type.defaultQuery)
    }

    private static func items(_ list: Any) -> [StoredValue] {
        let items: [(value: Any, title: LocalizedStringResource?, subtitle: LocalizedStringResource?)] =
            switch list {
            case let collection as any AnyItemCollection: collection.anyItems
            case let values as [Any]: values.map { ($0, nil, nil) }
            default: []
            }
        return items.prefix(most).compactMap { item in
            var stored = StoredValue(item.value)
            if let title = item.title { stored?.title = String(localized: title) }
            if let subtitle = item.subtitle { stored?.subtitle = String(localized: subtitle) }
            return stored
        }
    }
}
