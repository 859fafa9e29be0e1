// Values that views pass upwards, gathered while views are lowered.

/// A value that views pass to those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// What the views in a part of the tree have said so far.
@MainActor
final class SaidPreferences {
    private var values: [ObjectIdentifier: [Any]] = [:]

    /// The values of a key, reduced in the views' order.
    func value<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        var value = K.defaultValue
        for next in values[ObjectIdentifier(key)] ?? [] {
            guard let next = next as? K.Value else { continue }
            K.reduce(value: &value) { next }
        }
        return value
    }

    /// Says a value in place of those that views below have said.
    func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) { values[ObjectIdentifier(key)] = [value] }

    func merge(_ other: SaidPreferences) { values.merge(other.values) { $0 + $1 } }
}

extension LoweringScope {
    /// Lowers a view and hears what it says, which is passed on upwards after a change.
    func hearing(
        _ view: some View, change: (SaidPreferences, [ViewNode]) -> [ViewNode]
    ) -> [ViewNode] {
        var inner = self
        inner.preferences = SaidPreferences()
        let nodes = change(inner.preferences, lower(view, in: inner))
        preferences.merge(inner.preferences)
        return nodes
    }
}

/// A view that says something, or changes what views in it say.
nonisolated private struct Saying<Content: View, Key: PreferenceKey>: View, PrimitiveView {
    typealias Body = Never

    enum Statement {
        case value(Key.Value)
        case change((inout Key.Value) -> Void)
        case place((AnchorFrame) -> Key.Value)
        case changeByPlace((inout Key.Value, AnchorFrame) -> Void)
    }

    let content: Content
    let statement: Statement

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        scope.hearing(content) { said, nodes in
            let frame = AnchorFrame()
            var value = said.value(Key.self)
            var isPlaced = false
            scope.evaluating {
                switch statement {
                case .value(let own): value = own
                case .change(let change): change(&value)
                case .place(let make):
                    value = make(frame)
                    isPlaced = true
                case .changeByPlace(let change):
                    change(&value, frame)
                    isPlaced = true
                }
            }
            said.set(Key.self, value)
            return isPlaced ? [ViewNode(AnchorRule(frame: frame), [ViewNode.single(nodes)])] : nodes
        }
    }
}

extension ViewNode {
    /// One node in place of several.
    static func single(_ nodes: [ViewNode]) -> ViewNode {
        nodes.count == 1 ? nodes[0] : ViewNode(OverlapRule(), nodes)
    }
}

extension View {
    /// Says a value to the views around this one.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        Saying<Self, K>(content: self, statement: .value(value))
    }

    /// Changes what this view says to those around it.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        Saying<Self, K>(content: self, statement: .change(callback))
    }

    /// Says a value that depends on where this view stands.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        Saying<Self, K>(content: self, statement: .place { transform(Anchor(frame: $0, source: value)) })
    }

    /// Changes what this view says by where it stands.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        Saying<Self, K>(
            content: self, statement: .changeByPlace { transform(&$0, Anchor(frame: $1, source: value)) }
        )
    }

    /// Views would be made again with a new state, but a picture is made once.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
}
