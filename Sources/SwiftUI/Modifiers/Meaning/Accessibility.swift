// What a view says to people who do not see it.
import ViewArchive

extension View {
    /// Says a text in place of what the view says by itself.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        wrapped { node, scope in
            ViewNode(SpokenRule(label: label.plainText(in: scope.environment, at: scope.picture.date)), [node])
        }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says a text after what the view says.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        wrapped { node, scope in
            ViewNode(
                SpokenValueRule(value: value.plainText(in: scope.environment, at: scope.picture.date), isSpare: false),
                [node])
        }
    }

    /// Says a text when the view says nothing by itself.
    nonisolated func spareAccessibilityValue(_ value: Text) -> some View {
        wrapped { node, scope in
            ViewNode(
                SpokenValueRule(value: value.plainText(in: scope.environment, at: scope.picture.date), isSpare: true),
                [node])
        }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(valueResource))
    }

    /// Says nothing of the view.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        wrapped { node, _ in hidden ? ViewNode(SpokenRule(label: ""), [node]) : node }
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        wrapped { node, scope in
            isEnabled
                ? ViewNode(SpokenRule(label: label.plainText(in: scope.environment, at: scope.picture.date)), [node])
                : node
        }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        wrapped { node, scope in
            isEnabled
                ? ViewNode(
                    SpokenValueRule(
                        value: value.plainText(in: scope.environment, at: scope.picture.date), isSpare: false), [node])
                : node
        }
    }

    /// Has a view be said as one: without what is in it, or with all of it; its own label and value stand outside.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        wrapped { node, _ in children == .ignore ? ViewNode(SpokenRule(label: ""), [node]) : node }
    }

    /// Says what other views would say in place of what the view's own say.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        Represented(content: self, representation: children())
    }

    /// Says what another view would say in place of this one.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        Represented(content: self, representation: representation())
    }
}

/// What assistive programs make of a view's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A view that is said as another.
nonisolated private struct Represented<Content: View, Representation: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let representation: Representation

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let words = ViewNode(OverlapRule(), lower(representation, in: scope.inside(nil)))
        let surroundings = Surroundings(in: scope)
        return lower(content, in: scope).map { node in
            let rule = RepresentedRule(words: words, surroundings: surroundings)
            return ViewNode(rule, [node])
        }
    }
}

private struct RepresentedRule: LayoutRule {
    let words: ViewNode
    let surroundings: Surroundings

    var name: String { "Representation" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        guard !content.isEmpty else { return [] }
        let placed = words.place(at: frame.origin, proposal: Proposal(frame.size), in: surroundings)
        let said = placed.items.flatMap(\.saidWords).filter { !$0.isEmpty }.joined(separator: " ")
        return [.layer(.init(label: said, items: content))]
    }
}

extension DisplayItem {
    /// What the item says.
    var saidWords: [String] {
        switch self {
        case .fill, .stroke: []
        case .text(let text): [text.block.runs.map(\.text).joined()]
        case .image(let image): [image.label]
        case .symbol(let symbol): [symbol.label]
        case .layer(let layer): layer.label.map { [$0] } ?? layer.items.flatMap(\.saidWords)
        }
    }
}

private struct SpokenRule: LayoutRule {
    let label: String

    var name: String { "Label \"\(label)\"" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        content.isEmpty ? [] : [.layer(.init(label: label, items: content))]
    }
}

private struct SpokenValueRule: LayoutRule {
    let value: String
    /// Only for a view that says nothing.
    let isSpare: Bool

    var name: String { "Value \"\(value)\"" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        if content.isEmpty || isSpare && content.contains(where: Self.isSaid) { return content }
        return content + [.layer(.init(label: value, items: []))]
    }

    nonisolated private static func isSaid(_ item: DisplayItem) -> Bool {
        switch item {
        case .fill, .stroke: false
        case .text: true
        case .image(let image): !image.label.isEmpty
        case .symbol(let symbol): !symbol.label.isEmpty
        case .layer(let layer): layer.label.map { !$0.isEmpty } ?? layer.items.contains(where: isSaid)
        }
    }
}
