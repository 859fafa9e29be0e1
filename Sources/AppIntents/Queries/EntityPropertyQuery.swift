// Queries by properties, as the Shortcuts app asks them: they compile, and a configuration asks only by identifier, text
// or suggestion.
import SwiftUI

/// Finds entities by what their properties are.
public protocol EntityPropertyQuery: EntityQuery {
    /// What a comparison becomes.
    associatedtype ComparatorMappingType
    /// The properties that can be compared, and how.
    static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
    /// The properties that entities can be sorted by.
    static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
    /// The entities that match.
    func entities(
        matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
        sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    /// The properties that can be compared.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// A property and its comparisons.
    public typealias Property<Value> = EntityQueryProperty<Entity, ComparatorMappingType, Value>
    /// The properties that entities can be sorted by.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// A property that entities can be sorted by.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    /// An order.
    public typealias Sort = EntityQuerySort
    /// Whether all or any comparisons must hold.
    public typealias ComparatorMode = EntityQueryComparatorMode
}

/// Whether all or any comparisons must hold.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// An order of entities.
public struct EntityQuerySort<Entity: AppEntity> {
    /// Which come first.
    public enum Ordering: Hashable, Sendable { case ascending, descending }
    /// The property.
    public let by: PartialKeyPath<Entity>
    /// Which come first.
    public let order: Ordering

    /// Makes an order.
    public init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }
}

/// The properties that can be compared, and how.
// Proof: it holds key paths of properties and nothing else, which never change.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    let properties: [PartialKeyPath<Entity>]

    /// Makes a list of properties.
    public init(
        @EntityListBuilder<PartialKeyPath<Entity>, EntityQueryProperties<Entity, ComparatorMappingType>> properties:
            () -> [PartialKeyPath<Entity>]
    ) {
        self.properties = properties()
    }
}

/// A property and the comparisons that it knows.
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType, Value> {
    let property: PartialKeyPath<Entity>

    /// Makes a property with its comparisons.
    @_disfavoredOverload
    public init(
        _ property: KeyPath<Entity, EntityProperty<Value>>, entityProvider: (() -> [Entity])? = nil,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> [EntityQueryComparison]
    ) {
        self.property = property
    }

    /// Makes a property that may be absent with its comparisons.
    public init(
        _ property: KeyPath<Entity, EntityProperty<Value?>>, entityProvider: (() -> [Entity])? = nil,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> [EntityQueryComparison]
    ) {
        self.property = property
    }
}

/// The properties that entities can be sorted by.
// Proof: it holds key paths of properties and nothing else, which never change.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    let properties: [PartialKeyPath<Entity>]

    /// Makes a list of properties.
    public init(
        @EntityListBuilder<PartialKeyPath<Entity>, EntityQuerySortingOptions<Entity>> properties:
            () -> [PartialKeyPath<Entity>]
    ) {
        self.properties = properties()
    }
}

/// A property that entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    let property: PartialKeyPath<Entity>

    /// Sorts by a property.
    public init<Value>(_ property: KeyPath<Entity, EntityProperty<Value>>) {
        self.property = property
    }
}

/// Builds lists of properties, for the type that is made of them.
@resultBuilder
public enum EntityListBuilder<Item, Use> {
    /// Takes a property and its comparisons.
    public static func buildExpression<Entity, Mapping, Value>(
        _ property: EntityQueryProperty<Entity, Mapping, Value>
    ) -> [Item] where Item == PartialKeyPath<Entity>, Use == EntityQueryProperties<Entity, Mapping> {
        [property.property]
    }
    /// Takes a property to sort by.
    public static func buildExpression<Entity>(
        _ property: EntityQuerySortableByProperty<Entity>
    ) -> [Item] where Item == PartialKeyPath<Entity>, Use == EntityQuerySortingOptions<Entity> { [property.property] }
    /// Takes all of them.
    public static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
}
