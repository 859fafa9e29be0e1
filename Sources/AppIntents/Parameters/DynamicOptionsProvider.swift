// What finds the values that a parameter may have, and lists of them in sections.
public import SwiftUI

/// Finds a parameter's options.
public protocol DynamicOptionsProvider: Sendable {
    /// The options' type: an array, or a collection with sections.
    associatedtype Result
    /// The default's type.
    associatedtype DefaultValue = Never
    /// The options.
    func results() async throws -> Result
    /// The option that is chosen at first.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
    /// No option.
    public func defaultResult() async -> Never? { nil }
}

/// Options in sections.
public struct ItemCollection<Value> {
    /// The sections.
    public let sections: [ItemSection<Value>]

    /// Makes a collection of sections; prompt and index are for editors.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [ItemSection<Value>]
    ) {
        self.sections = sections
    }

    /// Makes a collection of sections; prompt and index are for editors.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @ItemsBuilder<ItemSection<Value>> sections: () -> [ItemSection<Value>]
    ) {
        self.sections = sections()
    }

    /// Makes a collection of one section; prompt and index are for editors.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Value>]
    ) {
        sections = [ItemSection(items: items)]
    }

    /// Makes a collection of one section; prompt and index are for editors.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]
    ) {
        sections = [ItemSection(items: items)]
    }
}

/// Options under a title.
public struct ItemSection<Value> {
    /// The title.
    public let title: LocalizedStringResource?
    /// The options.
    public let items: [IntentItem<Value>]

    /// Makes a section of items; what stands beside its title is for editors.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Value>]
    ) {
        self.title = title
        self.items = items
    }

    /// Makes a section of values; what stands beside its title is for editors.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Value]
    ) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    /// Makes a section of items or values.
    public init(
        _ title: LocalizedStringResource? = nil, @ItemsBuilder<IntentItem<Value>> items: () -> [IntentItem<Value>]
    ) {
        self.init(title, items: items())
    }
}

/// An option and how it is shown.
public struct IntentItem<Value> {
    /// The option.
    public let value: Value
    /// Its name; nil for the value's own.
    public let title: LocalizedStringResource?
    /// The line below the name.
    public let subtitle: LocalizedStringResource?

    /// Makes an item.
    public init(
        _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
    }
}

/// The collection as iOS 17 names it.
public typealias IntentItemCollection = ItemCollection
/// The section as iOS 17 names it.
public typealias IntentItemSection = ItemSection

/// Builds lists of sections and of items.
@resultBuilder
public enum ItemsBuilder<Item> {
    /// Takes one.
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    /// Takes a value that is shown as it is.
    public static func buildExpression<Value>(_ value: Value) -> [Item] where Item == IntentItem<Value> {
        [IntentItem(value)]
    }
    /// Takes some.
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
    /// Takes those of all lines.
    public static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
    /// Takes those of all rounds.
    public static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
    /// Takes those of a condition that holds.
    public static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }
    /// Takes those of the first branch.
    public static func buildEither(first: [Item]) -> [Item] { first }
    /// Takes those of the second branch.
    public static func buildEither(second: [Item]) -> [Item] { second }
}

/// A collection whose values' type nobody knows.
protocol AnyItemCollection {
    /// Each value with its names, if it has any but its own.
    var anyItems: [(value: Any, title: LocalizedStringResource?, subtitle: LocalizedStringResource?)] { get }
}

extension ItemCollection: AnyItemCollection {
    var anyItems: [(value: Any, title: LocalizedStringResource?, subtitle: LocalizedStringResource?)] {
        sections.flatMap { $0.items.map { ($0.value, $0.title, $0.subtitle) } }
    }
}
