// Values of an app that a parameter may have.

/// A value of an app, found by its identifier.
public protocol AppEntity: Identifiable, Sendable {
    /// The type that finds entities.
    associatedtype DefaultQuery: EntityQuery
    /// Finds entities.
    static var defaultQuery: DefaultQuery { get }
    /// How the type is shown.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// How the value is shown.
    var displayRepresentation: DisplayRepresentation { get }
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

/// Finds entities by a text as well.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that match a text.
    func entities(matching string: String) async throws -> [Entity]
}

/// A choice among fixed values.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// How the type is shown.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// How each case is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
