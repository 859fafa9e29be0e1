// Values of an app that a parameter may have.

/// A value of an app, found by its identifier.
public protocol AppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, Identifiable, IntentValue, Sendable {
    /// The type that finds entities.
    associatedtype DefaultQuery: EntityQuery
    /// Finds entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A property that other apps may read.
    public typealias Property<Value> = EntityProperty<Value>
}

/// Finds entities.
public protocol EntityQuery: Sendable {
    /// What is found.
    associatedtype Entity: AppEntity
    /// The type of the suggestions.
    associatedtype Suggestions = [Entity]

    /// Makes a query.
    init()
    /// The entities of identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Entities to choose from.
    func suggestedEntities() async throws -> Suggestions
    /// The entity that is chosen at first.
    func defaultResult() async -> Entity?
}

extension EntityQuery where Suggestions == [Entity] {
    /// No suggestions.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
    /// No entity.
    public func defaultResult() async -> Entity? { nil }
}

/// Knows all entities, since they are few.
public protocol EnumerableEntityQuery: EntityQuery where Suggestions == [Entity] {
    /// What is found; named again, so that it is found by `allEntities()` alone.
    associatedtype Entity
    /// All of them.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// All entities.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }

    /// Those of all entities that have one of the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

/// Finds entities by a text as well.
public protocol EntityStringQuery: EntityQuery {
    /// The type of what is found: entities, or a collection of them.
    associatedtype Matches = [Entity]
    /// The entities that match a text.
    func entities(matching string: String) async throws -> Matches
}

/// A choice among fixed values.
public protocol AppEnum: TypeDisplayRepresentable, CaseDisplayRepresentable, RawRepresentable, CaseIterable,
    IntentValue,
    Sendable
{}
