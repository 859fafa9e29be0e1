// How a property's values are compared; the closures make of a value what the query searches with.

/// A comparison that a property knows.
public struct EntityQueryComparison: Sendable {}

/// Builds a property's comparisons.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, Mapping> {
    /// Takes a comparison.
    public static func buildExpression(_ comparator: EqualToComparator<Value, Mapping>) -> EntityQueryComparison {
        EntityQueryComparison()
    }
    /// Takes a comparison.
    public static func buildExpression(_ comparator: NotEqualToComparator<Value, Mapping>) -> EntityQueryComparison {
        EntityQueryComparison()
    }
    /// Takes a comparison.
    public static func buildExpression(_ comparator: ContainsComparator<Value, Mapping>) -> EntityQueryComparison {
        EntityQueryComparison()
    }
    /// Takes a comparison.
    public static func buildExpression(_ comparator: HasPrefixComparator<Value, Mapping>) -> EntityQueryComparison {
        EntityQueryComparison()
    }
    /// Takes a comparison.
    public static func buildExpression(_ comparator: HasSuffixComparator<Value, Mapping>) -> EntityQueryComparison {
        EntityQueryComparison()
    }
    /// Takes a comparison.
    public static func buildExpression(_ comparator: LessThanComparator<Value, Mapping>) -> EntityQueryComparison {
        EntityQueryComparison()
    }
    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: LessThanOrEqualToComparator<Value, Mapping>
    ) -> EntityQueryComparison { EntityQueryComparison() }
    /// Takes a comparison.
    public static func buildExpression(_ comparator: GreaterThanComparator<Value, Mapping>) -> EntityQueryComparison {
        EntityQueryComparison()
    }
    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: GreaterThanOrEqualToComparator<Value, Mapping>
    ) -> EntityQueryComparison { EntityQueryComparison() }
    /// Takes a comparison.
    public static func buildExpression(_ comparator: IsBetweenComparator<Value, Mapping>) -> EntityQueryComparison {
        EntityQueryComparison()
    }
    /// Takes all comparisons.
    public static func buildBlock(_ comparisons: EntityQueryComparison...) -> [EntityQueryComparison] { comparisons }
}

/// The property is a value.
public struct EqualToComparator<Value, Mapping> {
    /// Makes what the query searches with.
    public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// The property is not a value.
public struct NotEqualToComparator<Value, Mapping> {
    /// Makes what the query searches with.
    public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// The property contains a value.
public struct ContainsComparator<Value, Mapping> {
    /// Makes what the query searches with.
    public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// The property begins with a value.
public struct HasPrefixComparator<Value, Mapping> {
    /// Makes what the query searches with.
    public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// The property ends with a value.
public struct HasSuffixComparator<Value, Mapping> {
    /// Makes what the query searches with.
    public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// The property is less than a value.
public struct LessThanComparator<Value, Mapping> {
    /// Makes what the query searches with.
    public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// The property is at most a value.
public struct LessThanOrEqualToComparator<Value, Mapping> {
    /// Makes what the query searches with.
    public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// The property is more than a value.
public struct GreaterThanComparator<Value, Mapping> {
    /// Makes what the query searches with.
    public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// The property is at least a value.
public struct GreaterThanOrEqualToComparator<Value, Mapping> {
    /// Makes what the query searches with.
    public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// The property lies between two values.
public struct IsBetweenComparator<Value, Mapping> {
    /// Makes what the query searches with.
    public init(mappingTransform: @escaping (Value, Value) -> Mapping) {}
}
