// The views that a view is made of, one by one, for containers of authors.
import ViewArchive

/// One of the views that a view is made of.
nonisolated public struct Subview: View, Identifiable {
    public typealias Body = Never

    /// Which view it is.
    public struct ID: Hashable, Sendable {
        let index: Int
    }

    public let id: ID
    public let containerValues: ContainerValues
    let node: ViewNode
}

extension Subview: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] { [node] }
}

/// The views that a view is made of.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    public typealias Body = Never

    let views: [Subview]

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> Subview { views[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(views: views[bounds])
    }
}

extension SubviewsCollection: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] { views.map(\.node) }
}

/// Some of the views that a view is made of.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    public typealias Body = Never

    let views: ArraySlice<Subview>

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> Subview { views[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(views: views[bounds])
    }
}

extension SubviewsCollectionSlice: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] { views.map(\.node) }
}

/// A part of a view with a heading and a footer.
nonisolated public struct SectionConfiguration: Identifiable {
    /// Which part it is.
    public struct ID: Hashable, Sendable {
        let index: Int
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    public let containerValues: ContainerValues
}

/// The parts of a view.
nonisolated public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// What views say to the container around them.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// What `tag` says.
    var tag: AnyHashable?

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// A key of what views say to the container around them.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Changes nothing, but carries a value for the container around it.
struct ContainerValueRule: LayoutRule {
    let change: (inout ContainerValues) -> Void

    var name: String { "ContainerValue" }

    /// The values that wrap a node, the outermost last.
    static func values(of node: ViewNode) -> ContainerValues {
        var changes: [(inout ContainerValues) -> Void] = []
        var node = node
        while true {
            if let rule = node.rule as? ContainerValueRule { changes.append(rule.change) }
            guard node.children.count == 1 else { break }
            node = node.children[0]
        }
        return changes.reversed().reduce(into: ContainerValues()) { $1(&$0) }
    }
}

extension View {
    /// Says a value to the container around this view.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        ruled((keyPath, value)) { facts, _ in ContainerValueRule { $0[keyPath: facts.0] = facts.1 } }
    }

    /// Names a view, for a container that asks by names.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        ruled(tag) { tag, _ in ContainerValueRule { $0.tag = AnyHashable(tag) } }
    }
}

/// A view as the parts that it is made of.
nonisolated private struct Taken<Source: View, Result: View>: View, PrimitiveView {
    typealias Body = Never

    let source: Source
    let transform: @MainActor ([ViewNode]) -> Result

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        var inner = scope.inside(nil)
        inner.keepsSections = true
        let nodes = lower(source, in: inner)
        return scope.evaluating { lower(transform(nodes), in: scope) }
    }
}

extension SubviewsCollection {
    @MainActor init(_ nodes: [ViewNode], from first: Int = 0) {
        views = nodes.enumerated().map { index, node in
            Subview(id: .init(index: first + index), containerValues: ContainerValueRule.values(of: node), node: node)
        }
    }
}

extension Group where Content: View {
    /// Makes a view of the views that another is made of.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(base: view, transform: transform) }
    }

    /// Makes a view of the parts that another is made of.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(base: view, transform: transform) }
    }
}

/// A view made of the views that another is made of.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let base: Subviews
    let transform: (SubviewsCollection) -> Content

    @MainActor public var body: some View {
        Taken(source: base) { transform(SubviewsCollection(SectionRule.flat($0))) }
    }
}

/// A view made of the parts that another is made of.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let base: Sections
    let transform: (SectionCollection) -> Content

    @MainActor public var body: some View {
        Taken(source: base) { transform(SectionRule.sections($0)) }
    }
}
