// Entities with less or more than an identifier, and the names of their parts.

/// A property of an entity that other apps may read.
public typealias EntityProperty = IntentParameter

/// A value without an identity, which an intent gives as its answer.
public protocol TransientAppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, IntentValue, Sendable {
    /// Makes an empty value.
    init()
}

extension TransientAppEntity {
    /// A property that other apps may read.
    public typealias Property<Value> = EntityProperty<Value>
}

/// An entity of which there is one.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

/// Finds the one entity of a type.
public protocol UniqueAppEntityQuery<Entity>: EntityQuery where Entity: UniqueAppEntity {
    /// The entity.
    func entities() async throws -> [Entity]
    /// The entity.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// The one entity, whatever was asked for.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await uniqueEntity()] }
    /// The one entity.
    public func entities() async throws -> [Entity] { [try await uniqueEntity()] }
}

extension UniqueAppEntityQuery where Suggestions == [Entity] {
    /// The one entity.
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// An entity that a search over the device finds; nothing here searches.
public protocol IndexedEntity: AppEntity {}

/// An entity with an address of its own.
public protocol URLRepresentableEntity: AppEntity {
    /// The address, with properties in it.
    static var urlRepresentation: URLRepresentation { get }
    /// The address.
    typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// An address with an entity's properties in it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
    /// Makes an address without properties.
    public init(stringLiteral value: String) {}
    /// Makes an address.
    public init(stringInterpolation: StringInterpolation) {}

    /// The parts of an address.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Begins an address.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds characters.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds a property.
        public mutating func appendInterpolation<Value>(_ property: KeyPath<Entity, Value>) {}
    }
}
